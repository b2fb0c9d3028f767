/** How alike the names of two jobs are: see README.md. */

// The table of word vectors, and what it says of two titles.
export { dimensions, likenessOf, LikenessTable, tableBytes, type TitleVector } from './table.ts'
export { keysOf, wordsOf } from './words.ts'

// Names that people use for one job.
export { knownNames } from './known-names.ts'
export { namesOfJobs } from './names-of-jobs.ts'

// Other names of one job, and what keeps two names apart.
export { guards, keptApartBy } from './guards.ts'
export { OtherNames } from './other-names.ts'
