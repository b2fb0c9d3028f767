/** One thing to fill in, as it stands in the page. Numbers are places in the list of elements that goes with it. */
export type RawField = {
  control:
    | 'text'
    | 'select'
    | 'radios'
    | 'pressed'
    | 'menu'
    | 'typeahead'
    | 'checkbox'
    | 'checkboxes'
    | 'file'
    // Cards of files that the board keeps of the person.
    | 'stored-files'
    | 'date-parts'
  /** Of an input: 'email', 'number'; else the name of the tag. Of a file 'button' where a press opens the choice of one. */
  inputType: string
  label: string
  hint: string
  /** The heading that it stands under. */
  section: string
  error: string
  /** id, name and autocomplete, for what no label says. */
  marks: string
  isMarkedRequired: boolean
  isMarkedOptional: boolean
  /** Shown, and not to be changed. */
  isFixed: boolean
  options: { words: string; isOn: boolean; element: number }[]
  value: string
  min: string
  max: string
  maxLength: number | null
  accept: string
  /** Printed beside a telephone number: '+44'. */
  dialCode: string
  element: number
}

export type RawButton = {
  words: string
  /** What it is called to those who do not see it, where that differs. */
  name: string
  marks: string
  isDisabled: boolean
  /** Where a link leads, or the form that it belongs to. */
  href: string
  opensNew: boolean
  isLink: boolean
  /** What else stands in its entry of a list. */
  beside: string
  isSubmit: boolean
  /** It stands in the form that the fields stand in. */
  isInForm: boolean
  element: number
}

export type RawPage = {
  title: string
  headings: string[]
  /** Short texts that are neither the ad nor a label: what a page tells about itself. */
  notices: string[]
  errors: string[]
  fields: RawField[]
  buttons: RawButton[]
  /** Words of what asks for a human; '' where there is nothing. */
  captcha: string
  isDialog: boolean
  /** What stands in the form and could not be read, by its words or its kind. */
  unread: string[]
  /** There is something to fill in, and a button that goes on from it. */
  hasForm: boolean
}
