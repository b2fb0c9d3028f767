/*
 * The door of the engine: what a form asks, and what a person's data says to it. See README.md.
 */
export { changesNothing, understand, sameAsked } from './understand.ts'
export { answer, answerByWords } from './answer.ts'
export { worthRemembering } from './answers/remembered.ts'
export type { Meaning, Asked } from './meaning.ts'
export type { Answer, Known, Question } from './question.ts'
