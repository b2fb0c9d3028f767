import type { FormQuestion } from './applications.ts'

/** Whether a form asks which of the CVs that its board stores goes with the application. */
export function asksForStoredCv({ kind, type, label }: Pick<FormQuestion, 'kind' | 'type' | 'label'>): boolean {
  return kind === 'document' && type === 'choice' && !/letter|supporting/iu.test(label)
}
