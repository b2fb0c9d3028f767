import type { Given } from './arrivals.ts'

/** One field of a form, as a board asks for it. */
export type Ask = {
  /** The field's name in the form. */
  name: string
  label: string
  kind: AskKind
  /** How a yes or no, or a choice of one, is given; radio buttons where not said. */
  look?: 'radios' | 'segments' | 'drop-down' | 'select'
  /** Of several: a list that drops down and stays open while it is ticked. */
  isMenu?: boolean
  /** Of a file: those that the board keeps, as cards beside the upload; the first is chosen. */
  stored?: readonly string[]
  /** Of a telephone number: the country's code stands in a field beside it, and not in this one. */
  isNational?: boolean
  /** Of a choice, of several, and of suggestions. */
  choices?: readonly string[]
  optional?: boolean
  hint?: string
  /** Of a text: the most characters. */
  limit?: number
  min?: number
  max?: number
  /** Of a file: what its name may end with, and its most bytes. */
  endings?: readonly string[]
  maxBytes?: number
  /** What stands in it at first; of a box 'on'. */
  value?: Given
  /** Under what the account keeps the answer for the next application, and shows it there. */
  keptAs?: string
  /** Is shown and not to be changed. */
  fixed?: boolean
  /** Where the id differs from the name. */
  id?: string
  /** Attributes of the control, such as data-qa. */
  marks?: Readonly<Record<string, string>>
  /** Attributes of what stands around label and control. */
  around?: Readonly<Record<string, string>>
  /** Says the label twice: for the eye and for the ear. */
  saidTwice?: boolean
  /** Does not say whether it must be answered. */
  unmarked?: boolean
  /** The label stands elsewhere. */
  hidesLabel?: boolean
  /** Anyone who answers anything else is told `words`, and the application ends. */
  mustBe?: { answer: string; words: string }
}

type AskKind =
  | 'text'
  | 'email'
  | 'password'
  | 'tel'
  | 'number'
  | 'date'
  | 'long-text'
  | 'yes-no'
  | 'choice'
  | 'choices'
  | 'suggestion'
  | 'file'
  | 'box'

const yesOrNo = ['Yes', 'No'] as const

/** What can be chosen from. */
export function choicesOf({ kind, choices = [] }: Ask): readonly string[] {
  return kind === 'yes-no' && choices.length === 0 ? yesOrNo : choices
}
