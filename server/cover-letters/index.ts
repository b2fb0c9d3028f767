export { findLetter, listLetters } from './cover-letters.ts'
export { exportLetter } from './export-letter.ts'
export { moveLetters } from './follow-ads.ts'
