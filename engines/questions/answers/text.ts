import { wordsOf } from '../words.ts'

/** A text without case, accents and signs, to compare it. */
export function plainText(text: string): string {
  return wordsOf(text).join(' ')
}
