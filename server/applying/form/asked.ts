import type { FormQuestion } from '../../../contract/applications/applications.ts'
import { kindOf } from './kinds.ts'
import { keyOf } from './questions.ts'

/** A question that an API tells of, in the same shape and under the same key as one that a page asks. */
export function askedQuestion(
  given: Pick<FormQuestion, 'label' | 'type' | 'isRequired'> & Partial<FormQuestion>,
): FormQuestion {
  const { section = '', ...question } = given
  const { label, type, isRequired, hint = '', options = [] } = question
  return {
    min: null,
    max: null,
    fileTypes: [],
    ...question,
    hint,
    options,
    ...(section !== '' && { section }),
    key: keyOf({ label, type, options, section }),
    kind: kindOf({ label, type, hint, isRequired }, section),
  }
}
