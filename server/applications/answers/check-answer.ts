import type { AnswerValue, FormQuestion } from '../../../contract/applications/applications.ts'
import { wordCount } from '../../applying/index.ts'

/**
 * What is wrong with an answer, in words; null: nothing. An empty one is only wrong where one is needed: a question that may stay
 * open, stays so.
 */
export function answerProblem(question: FormQuestion, value: AnswerValue | null): string | null {
  if (isEmpty(value)) return question.isRequired ? 'Please answer this question' : null
  switch (question.type) {
    case 'consent':
      return typeof value === 'boolean' ? null : 'Please tick the box, or leave it'
    case 'choices':
      return Array.isArray(value) && value.every((one) => question.options.includes(one))
        ? null
        : 'Please choose from the list'
    case 'file':
      return typeof value === 'object' && value !== null && 'file' in value ? null : 'Please choose a file'
    case 'choice':
      return typeof value === 'string' && question.options.includes(value) ? null : 'Please choose from the list'
    case 'yes-no':
      if (typeof value === 'boolean') return null
      return typeof value === 'string' &&
        (question.options.length === 0 ? ['Yes', 'No'] : question.options).includes(value)
        ? null
        : 'Please choose yes or no'
    case 'number':
      return typeof value === 'string' ? numberProblem(question, value) : 'Please enter a number'
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : 'Please enter a date'
    case 'email':
      return typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value)
        ? null
        : 'Please enter an email address'
    case 'text':
    case 'long-text':
    case 'phone':
    case 'suggestion':
      return typeof value === 'string' ? lengthProblem(question, value) : 'Please write an answer'
  }
}

export function isEmpty(value: AnswerValue | null): boolean {
  // A box that is needed and not ticked is not answered.
  return (
    value === null ||
    value === false ||
    (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)
  )
}

function numberProblem({ min, max, label }: FormQuestion, value: string): string | null {
  const number = Number(value.replaceAll(',', ''))
  if (value.trim() === '' || !Number.isFinite(number)) return 'Please enter a number'
  // 'Notice in weeks' is answered in weeks: what is said in another unit would be out of range, or absurd.
  if ((min !== null && number < min) || (max !== null && number > max)) {
    if (min !== null && max !== null) return `Please enter a number from ${min} to ${max}`
    return min !== null ? `Please enter ${min} or more` : `Please enter ${max} or less`
  }
  if (/\bweeks?\b/iu.test(label) && (number < 0 || number > 52)) return 'Please enter weeks, from 0 to 52'
  if (/\bmonths?\b/iu.test(label) && (number < 0 || number > 600)) return 'Please enter months'
  return /\byears?\b/iu.test(label) && (number < 0 || number > 80) ? 'Please enter years, from 0 to 80' : null
}

function lengthProblem({ max, maxWords }: FormQuestion, value: string): string | null {
  if (max !== null && value.length > max) return `Please use at most ${max} characters`
  return maxWords !== undefined && wordCount(value) > maxWords ? `Please use at most ${maxWords} words` : null
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
