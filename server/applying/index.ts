// What a board's form is, and what becomes of it.
export type { Applier, ApplicationOrder, FoundOnBoard, NotSent, PreparedForm, SendOutcome } from './application-form.ts'
export type { BoardForm } from './board-form.ts'

// Questions of forms: how they are asked, what they mean, and which answer fits.
export { askedQuestion } from './form/asked.ts'
export { decideAnswer } from './form/decide.ts'
export { asEngineReads, meaningOf } from './form/meaning.ts'
export { plain } from './form/questions.ts'
export { wordCount } from './form/too-long.ts'
