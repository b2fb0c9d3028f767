import type { Given } from './arrivals.ts'

/** One field of a form, as a board asks for it. */
export type Ask = {
  /** The field's name in the form. */
  name: string
  label: string
  kind: AskKind
  /** By which control it is answered, where its kind has several. */
  look?: Look
  /** The heading that it stands under. */
  section?: string
  /** What is asked besides, of those who gave this answer. */
  follow?: { when: string; ask: Ask }
  /** Of a file: those that the board keeps, as cards beside the upload; the first is chosen. */
  stored?: readonly string[]
  /** Of a file: it goes off as soon as it is chosen, and how one comes to choose it. */
  upload?: 'panel' | 'replace' | 'button' | 'portal'
  /** The country's code of a telephone number stands in a field beside it, and not in this one. */
  isNational?: boolean
  /** What is offered to choose or suggested. */
  choices?: readonly string[]
  optional?: boolean
  hint?: string
  /** The most characters of a text. */
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

/**
 * Of a yes or no, or a choice of one: radio buttons, buttons that stay pressed, plain buttons over a hidden box, a list of the board's own making, a
 * list whose entries exist only while it is open, a `select`. Of several: boxes, or a menu that stays open. Of a date: one field, or three. Of a
 * long text: a field, or a part of the page that can be written in. Of a file: cards of which the last is for an upload.
 */
export type Look =
  | 'radios'
  | 'segments'
  | 'toggle'
  | 'drop-down'
  | 'combobox'
  | 'select'
  | 'menu'
  | 'date-selects'
  | 'date-texts'
  | 'editable'
  | 'cards'

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

/** All fields of a step, those among them that come up after an answer. */
export function withFollows(asks: readonly Ask[]): Ask[] {
  return asks.flatMap((ask) => (ask.follow ? [ask, ...withFollows([ask.follow.ask])] : [ask]))
}
