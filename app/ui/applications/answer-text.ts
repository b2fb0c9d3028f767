import type { AnswerValue } from '../../../contract/applications/applications.ts'

/** An answer in words. @param isBox of a box to tick */
export function answerText(value: AnswerValue | null, isBox: boolean): string {
  if (isBox) return value === true ? 'Ticked' : 'Not ticked'
  if (value === null || value === '') return 'Not answered'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join(', ') : value.file
}
