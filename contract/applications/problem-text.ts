import type { FormAnswer } from './applications.ts'

/** What is wrong with an answer, in a sentence that says who found it; null if nothing is. */
export function problemText({ problem, isFoundByUs }: Pick<FormAnswer, 'problem' | 'isFoundByUs'>): string | null {
  if (problem === undefined) return null
  return isFoundByUs === true ? problem : `The board says: ${problem}`
}
