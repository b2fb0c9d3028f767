import type { questionTypes } from '../../contract/applications/applications.ts'
import type { AnswerValue } from '../../contract/applications/applications.ts'
import type { Cv, RightToWork } from '../../contract/cvs/cvs.ts'

/** A question as a form asks it. */
export type Question = {
  /** As worded in the form. */
  label: string
  /** What stands below or beside it. */
  help: string
  /** The heading above it. */
  section: string
  type: (typeof questionTypes)[number]
  /** The words to choose from, as worded in the form. */
  options: readonly string[]
  isRequired: boolean
  /** Of a text, its characters. */
  maxLength: number | null
  /** Where the work is: 'GB', 'IE', another code of two letters; null: not known. */
  country: string | null
}

/** What a person answered once, to which question. */
export type Remembered = { question: Question; value: AnswerValue; givenFor: string; givenAt: string | null }

/** All that an answer may come from. */
export type Known = {
  cv: Cv | null
  profile: { name: string; email: string | null; phone: string | null }
  /** Where the person lives; null: not known. */
  home: { county: string | null } | null
  documents: { cv: { name: string } | null; letter: { name: string; text: string } | null }
  remembered: readonly Remembered[]
  /** What the person says of their right to work beyond 'may work'; left out: what the CV says of it. */
  rights?: readonly RightToWork[]
  /** 'YYYY-MM-DD' */
  today: string
}

/** Where an answer stands: a part of the CV by its heading, the profile, a document that was chosen, or an earlier answer. */
type Source =
  | { from: 'cv'; part: string }
  | { from: 'profile' }
  | { from: 'document'; document: 'cv' | 'letter' }
  | { from: 'remembered'; answer: Remembered }

export type Answer = { value: AnswerValue; source: Source }
