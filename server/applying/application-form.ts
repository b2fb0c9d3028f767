import type {
  ApplicationReason,
  Confirmation,
  Doubt,
  FormAnswer,
  FormQuestion,
} from '../../contract/applications/applications.ts'
import type { ApplicationEvidence } from '../../contract/applications/evidence.ts'
import type { ApplyingStep } from '../../contract/applications/progress.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { LoginTestResult } from '../../contract/credentials/credentials.ts'

/** What one application is made of. Holds a password: it is never logged, stored or sent anywhere but to the board. */
export type ApplicationOrder = {
  board: BoardId
  /** The board's own id of the ad. */
  ref: string
  /** Where the ad stands. */
  link: string
  credentials: { email: string; password: string } | null
  documents: {
    cv: Document
    letter: Document | null
    /** The CV that the board stores and the person wants used in place of `cv`, by its name there. */
    storedCv?: string
  }
  /** What is known for these questions. A value of null: unknown, nothing is guessed. Asked for each page of a form as it is reached. */
  answer: (questions: readonly FormQuestion[]) => Promise<readonly FormAnswer[]>
  signal: AbortSignal
  /** Told before each step, by its name; a test kills the process in it. */
  onStep?: (step: ApplyingStep) => Promise<void> | void
}

export type Document = { name: string; type: string; bytes: Uint8Array; text: string }

/** A form filled in up to its last button, with the browser that holds it. */
export type PreparedForm = {
  kind: 'prepared'
  /** Exactly what the employer would get, in the order of the form. */
  answers: readonly FormAnswer[]
  /** The last page before the button, as a JPEG; empty where there is no page, as with an API. */
  picture: Uint8Array
  /** What has been seen so far of files and answers: more after `send` than before. */
  evidence: () => ApplicationEvidence
  /** Presses the button, once. The caller has committed 'sending' before. Never throws: doubt is an outcome. */
  send: () => Promise<SendOutcome>
  /** Leaves without sending; does nothing after `send`. */
  close: () => Promise<void>
}

/** Nothing was sent: why, and what the person can do. `answers` are kept for them. */
export type NotSent = {
  kind: 'not-sent'
  reason: ApplicationReason
  /** In the board's words where it said something, else in ours. */
  text: string
  answers: readonly FormAnswer[]
  picture: Uint8Array | null
  /** It is certain that nothing was sent and trying again may help (R-APP-3). */
  mayRetry: boolean
}

export type SendOutcome =
  | { kind: 'applied'; confirmation: Confirmation; picture: Uint8Array }
  | { kind: 'unsure'; doubt: Doubt; text: string; picture: Uint8Array | null }
  | NotSent

/** What a board's own 'my applications' says about an ad. */
export type SeenOnBoard = 'there' | 'not-there' | 'cannot-tell'

/** The ad is in that list: what stands there, and the reference if the entry gives one. */
export type FoundOnBoard = { kind: 'there'; text: string; reference: string | null }

/** The board did not let the person in, or warned about their account: in its words, or ours. */
export type LoginRefused = { kind: 'login-refused'; reason: 'wrong-password' | 'account-warning'; text: string }

/** How applications reach one kind of source: a board's form in a browser, or an API. */
export type Applier = {
  prepare: (order: ApplicationOrder) => Promise<PreparedForm | NotSent>
  /** Looks at the board's own list before anything is tried again. Sends nothing. */
  look: (
    order: Omit<ApplicationOrder, 'answer' | 'documents'>,
  ) => Promise<FoundOnBoard | Exclude<SeenOnBoard, 'there'> | LoginRefused>
  /** Logs in and leaves again; left out where there is nothing to log in to. */
  tryLogin?: (order: Pick<ApplicationOrder, 'credentials' | 'signal'>) => Promise<LoginTestResult>
}
