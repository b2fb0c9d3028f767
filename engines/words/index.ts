/*
 * The door of the engine: what the words of titles, ads and searches mean. See README.md.
 */
/** What somebody typed → the groups of terms that an ad must have, with synonyms and what is related. */
export {
  plainTextOfQuery,
  readPlainWords,
  readQuery,
  type AskedGroup,
  type AskedPhrase,
  type AskedWords,
} from './read-query.ts'
/** An ad's title, employer and text → its terms and their places. */
export { analyseAd, analyserVersion, eachTerm, type AdTerms, type NoteTerm } from './analyse-ad.ts'
/** Terms of an ad and of a search → how well the title answers. */
export { hasPhrase, onlyMentions, tiers, titleTier } from './title-tier.ts'
/** A text and what was searched for → where to mark it. */
export { findMarks, type Found } from './find-marks.ts'

/** A search with the filters that its words mean taken out of them, and the words again as they were typed. */
export { asTyped, withMeantFilters, type MeantFilter } from './meant-filters.ts'
/** Whether words name a job rather than a skill or a place. */
export { namesJob } from './names-job.ts'
/** The forms in which an employer's name is written, in order. */
export { orderedFormsOf } from './employer-forms.ts'
/** A word that nothing has → the nearest that something has. */
export { nearestWord, slipBetween } from './nearest-word.ts'

// Titles: their keys, how they are shown, and those that we know.
export { askedTitleKey, shownTitle, titleKeysOf } from './title-keys.ts'
export { plainTitle, showTitle } from './plain-title.ts'
export { knownTitle } from './known-titles.ts'
export { commonTitles, commonWords } from './common-titles.ts'
export { ownMeanings } from './own-meanings.ts'

// Single words.
/** A text → its words as the index knows them. */
export { readWords } from './read-words.ts'
/** A word in small letters → the word that its plurals and spellings share. */
export { stem } from './stem.ts'
/** Small letters without accents, typeset signs as the plain ones. */
export { foldWords } from './fold.ts'
