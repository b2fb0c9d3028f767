import type { Context } from 'hono'
import type { SandboxAd } from '../board.ts'
import type { Markup } from '../pages/page.ts'
import type { Ask } from './ask.ts'
import type { QuestionStyle } from './questions.ts'
import type { Filled, Words, Wrong } from './read-answers.ts'
import type { Site } from './site.ts'
import type { Visit } from './visits.ts'

/** One page of a form. */
export type Step = {
  /** In its address. */
  name: string
  title: string
  asks: readonly Ask[]
  /** The button that goes on, or sends. */
  button: Markup
  /** The fields in the board's own order and boxes; one below the other where not given. */
  body?: (field: (name: string) => Markup, filled: Filled) => Markup
}

/** What a board has to place in its steps. */
export type Wanted = {
  ad: SandboxAd
  email: string
  questions: readonly Ask[]
  demographics: readonly Ask[]
  marketing: readonly Ask[]
}

/** A board's form: one page or several, each of them sent and looked at by itself. */
export type ApplyForm = {
  /** Below the host, as routes. */
  paths: readonly string[]
  adOf: (c: Context) => SandboxAd | null
  /** The step that an address names; null: the first. */
  stepOf: (c: Context) => string | null
  steps: (wanted: Wanted) => readonly Step[]
  questionStyle: (ad: SandboxAd) => QuestionStyle
  /** What stands around a step. */
  frame: (shown: { ad: SandboxAd; step: Step; form: Markup; at: number; of: number; wrong: Wrong }) => Markup
  words: Words
  /** Attributes of the form. */
  formMarks?: Readonly<Record<string, string>>
  /** Goes from step to step without a new page, by replacing what this selector finds. */
  swap?: string
  /** Has a button that goes back. */
  hasBack?: boolean
  /** A page that lists the steps: it is where the form begins and where each step leads back to, in any order but for the last. */
  tasks?: (shown: { c: Context; ad: SandboxAd; tasks: readonly { step: Step; isDone: boolean }[] }) => Markup
}

/** Where in a form somebody is. */
export type Place = { site: Site; form: ApplyForm; ad: SandboxAd; visit: Visit; email: string; steps: readonly Step[] }
