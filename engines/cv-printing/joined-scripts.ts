/**
 * A letter of a script whose letters take their shapes from their neighbours, or whose words run from right to left. They are printed as
 * they should be, and the PDF says beside them what they are; programs that do not look there get them in another order, or lose some.
 */
const joinedLetter =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

export function hasJoinedLetters(words: string): boolean {
  return joinedLetter.test(words)
}
