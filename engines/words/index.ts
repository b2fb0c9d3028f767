/*
 * The door of the engine: what the words of titles, ads and searches mean. See README.md.
 */
/** A word in small letters → the word that its plurals and spellings share. */
export { stem } from './stem.ts'
/** Small letters without accents, typeset signs as the plain ones. */
export { fold as foldWords } from './fold.ts'
