import { messages } from '../../../contract/texts/messages.ts'
import { problemsOf, type Problems } from '../parts/problems.ts'
import { humanAnswerOf, textOf } from './form-text.ts'

/** What every form to sign up asks for, by the names of its fields. The password may be left for later: '' then. */
export function readSignUp(form: FormData) {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    password: textOf(form, 'newPassword'),
    hasAccepted: form.has('terms'),
    captcha: humanAnswerOf(form),
  }
}

/** The terms as a problem, told without asking the API: only what is accepted can be sent to it. */
export function termsProblem(hasAccepted: boolean): Problems {
  return hasAccepted ? {} : { terms: messages.termsNotAccepted }
}

/** Fields that come last in every form to sign up, in their order. */
const lastFields = ['newPassword', 'terms', 'captcha'] as const

/**
 * Why the API made no account, by the fields of the form and in their order: what the API calls the password is a new one here.
 * @param more what only the form knows.
 */
export function signUpProblems(refusal: Parameters<typeof problemsOf>[0], more: Problems = {}): Problems {
  const { password, ...others } = problemsOf(refusal)
  const all: Record<string, string> = { ...others, ...(password !== undefined && { newPassword: password }), ...more }
  const last = lastFields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]] as const]))
  for (const field of lastFields) delete all[field]
  return { ...all, ...Object.fromEntries(last) }
}
