/*
 * The door of the engine: a CV as text and in the formats of others, and back. See README.md.
 */
/** A CV and what was chosen for print → its sections, entries and facts in order. */
export {
  oneLine,
  printedCv,
  type PrintedCv,
  type PrintedEntry,
  type PrintedFact,
  type PrintedSection,
} from './printed-cv.ts'
/** The values of a printed CV, and which of them a text lacks: nothing may be lost on the way into a file. */
export { printedValues } from './printed-values.ts'
export { mostNamed, valuesMissing } from './values-missing.ts'
export { hasJoinedLetters } from './joined-scripts.ts'

// Formats, each way.
export { parseCvText } from './parse-cv-text.ts'
export { printCvText } from './print-cv-text.ts'
export { parseEuropass, printEuropass } from './europass.ts'
export { parseJsonResume, printJsonResume } from './json-resume.ts'
/** The copy of a CV inside the files that we make of it. */
export { cvOfEmbedded, longestCopy, readEmbedded, type EmbeddedCv } from './embedded.ts'
/** The first line of an address → number and street. */
export { splitAddress } from './plain-parts.ts'

// Rich text: cleaned on its way in and out, as blocks, and as plain text with signs.
export { cleanRichText, withCleanText } from './rich-text.ts'
export { deepestList, readRichText, wordsOf, type Block, type Run } from './rich-text-blocks.ts'
export { printNotation } from './rich-text-notation.ts'
