import type { FormAnswer } from '../../../contract/applications/applications.ts'
import { documentAsked } from './meaning.ts'

/** By how much a text is longer than its field takes, in a sentence; null if it is not. Nothing is ever cut. @param board its name */
export function tooLong({ question, value }: Pick<FormAnswer, 'question' | 'value'>, board: string): string | null {
  if (typeof value !== 'string' || (question.type !== 'text' && question.type !== 'long-text')) return null
  const { max, maxWords = null, label } = question
  const name = documentAsked(question) === 'letter' ? 'Your letter' : `Your answer to “${label}”`
  const says = (has: number, unit: string, most: number): string =>
    `${name} has ${has.toLocaleString('en-GB')} ${unit}; ${board} takes ${most.toLocaleString('en-GB')}`
  if (max !== null && value.length > max) return says(value.length, 'characters', max)
  const words = wordCount(value)
  return maxWords !== null && words > maxWords ? says(words, 'words', maxWords) : null
}

/** Words as word processors count them: whatever stands between spaces. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}
