/*
 * The door of the engine: whether two ads are one vacancy. See README.md.
 */
/** What a listing says and what was understood of it → what is kept of it, as JSON. */
export { listingFacts, type ListingFacts } from './listing-facts.ts'
/** Facts → the keys that ads of one vacancy share. The hash of a text, signed 64 bits in decimal, is handed in. */
export { foldKeys, type FoldKeys } from './fold.ts'
/** New ads and those that share a key with them → the job of each. */
export { foldInto, jobAfter, mostPerKey, type AdToFold, type Candidate, type FoldedAd } from './fold-batch.ts'
/** Two ads → one vacancy, with the reason, two, or open. */
export { compareListings, sameVacancy } from './fold.ts'

/** Ads of several names → which names are one employer's. */
export { chooseAliases, type Alias, type KnownName } from './choose-aliases.ts'
export { AliasEvidence } from './evidence.ts'

/** A text → a sketch of its words, and how much two sketches share. */
export { compareTexts, sketchText } from './text-sketch.ts'
