/*
 * The door of the engine: what a form asks, and what a person's data says to it. See README.md.
 */
export { understand, sameAsked } from './understand.ts'
export { answer } from './answer.ts'
export { answerByWords } from './answer.ts'
export type { Meaning, Asked } from './meaning.ts'
export type { Answer, Known, Question, Remembered, Source } from './question.ts'
