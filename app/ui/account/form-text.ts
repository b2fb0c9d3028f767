import { trapName } from '../../../contract/human-check/human-check-form.ts'

/** A field of a form as text; empty where it is not there. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A field that holds JSON; undefined where it does not. What is in it is for the call to check. */
export function jsonOf(form: FormData, name: string): unknown {
  try {
    return JSON.parse(textOf(form, name)) as unknown
  } catch {
    return undefined
  }
}

/** The answer of a form's human check; none where the field was filled in that only programs see. */
export function humanAnswerOf(form: FormData): string {
  return textOf(form, trapName) === '' ? textOf(form, 'captcha') : ''
}
