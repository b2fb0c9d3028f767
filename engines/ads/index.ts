/*
 * The door of the engine: what an ad says, in our words. See README.md.
 */
/** A listing → what it says, or why it is no ad. Never throws. */
export { understand } from './understand.ts'
export type { Understood, UnderstoodPlace } from './understood.ts'
/** An ad in the words of its board. `listing` fills in what the board does not say. */
export { listing, type Listing, type Unusable } from './listing.ts'
export type { ResolvePlace } from './places.ts'

// Single fields, for those who have no whole ad.
export { understandIndustry } from './industry.ts'
export { understandKind } from './kind.ts'
export { understandPay } from './pay.ts'
export { understandWorkplace } from './workplace.ts'
export { levelOf } from './level.ts'
export { readDate } from './dates.ts'

// Titles and employers: how they are shown, and what is the same of two of them.
export { shownTitle, titleKey } from './title.ts'
export { softenTitle } from './capitals.ts'
export { employerKey } from './employer.ts'

// Texts: strangers' HTML as we keep it and as we show it, and how pay is written.
export { cleanDescription, cleanForOutput, withPointsAsLists } from './description.ts'
export { plainText } from './plain-text.ts'
export { payRangeText, proRata } from './pay-words.ts'
export { withoutAccents } from './accents.ts'
export { oneLine } from './characters.ts'
/** A regular expression of alternatives over several lines. */
export { pattern } from './pattern.ts'

// Its steps, for measuring.
export { findPay } from './pay-in-ad.ts'
export { perYear } from './pay-period.ts'
export { readPayField, type Statement } from './pay-statement.ts'
export { understandPlaces } from './places.ts'
