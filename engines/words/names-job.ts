import { headOf, headOfLetters, isHead, isNameOfWork } from './heads.ts'
import { readQuery } from './read-query.ts'

/**
 * Whether a search names a job, as 'data analyst', 'GP' and 'IT support' do and 'python' or 'Oakmere Foods' do not: its last word, or
 * the one before 'of' or 'de', names what somebody does. Who searches for a job wants ads for it, and not those of its colleagues.
 */
export function namesJob(text: string): boolean {
  const { groups, phrases } = readQuery(text)
  // Quotes ask for these very words wherever they stand.
  if (phrases.length > 0 || groups.length === 0) return false
  const head = headOf(text)
  return isHead(head) || headOfLetters(head) !== null || isNameOfWork(text)
}
