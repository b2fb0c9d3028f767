import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { FormAnswer } from '../../../contract/applications/applications.ts'

/** What only its person can answer, of a form that waits for them: what is missing, and what the board did not take. */
export function openAnswers({ answers, state }: Pick<ApplicationDetail, 'answers' | 'state'>): FormAnswer[] {
  return state === 'needs-you' ? answers.filter(isOpen) : []
}

/** Files are chosen with the application, not in its form. */
export function isOpen({ question, value, problem }: FormAnswer): boolean {
  if (question.type === 'file') return false
  return problem !== undefined || (question.isRequired && (value === null || value === false || value === ''))
}

/** The form has a value for it. */
export function isAnswered({ question, value }: FormAnswer): boolean {
  if (question.kind === 'optional-consent') return true
  return value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)
}
