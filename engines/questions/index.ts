/*
 * The door of the engine: what a form asks, and what a person's data says to it. See README.md.
 */
export { understand } from './understand.ts'
export { changesNothing } from './around.ts'
export { sameAsked } from './same-asked.ts'
export { answer, answerByWords } from './answer.ts'
export { worthRemembering } from './answers/remembered.ts'
export type { Meaning, Asked } from './meaning.ts'
export type { Answer, Known, Question } from './question.ts'
