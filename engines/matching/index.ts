/*
 * The door of the engine: how much of what an ad asks for is in a CV. See README.md.
 */
/** An ad's title and text → what it asks for, each with its sentence. */
export { requirementsOf, type Requirement } from './requirements.ts'
/** A CV, as its fields or as a file's text → what it says, each with its place. */
export { readCvForMatch, type CvFacts } from './read-cv.ts'
/** Requirements and facts → the match of a month, with reasons. */
export { matchCv } from './match-cv.ts'

/** Taxonomies, the more important first → the names of skills and jobs as texts are searched for them. */
export { createVocabulary, type Vocabulary } from './vocabulary.ts'
export { ownTaxonomy } from './taxonomy/own.ts'
export type { Name, Occupation, Reach, Skill, Taxonomy } from './taxonomy/taxonomy.ts'

/** Cleaned HTML → its lines of plain text, as ads are given to `requirementsOf`. */
export { plainLines } from './plain-lines.ts'
