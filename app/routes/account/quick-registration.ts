import { data, redirect } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { tryAsk } from '../../try-ask.ts'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'
import type { Route } from './+types/quick-registration'

export type QuickRegistrationAnswer = {
  alert: Alert | null
  problems: Readonly<Record<string, string>>
  attempt?: string
}

/** An account from a name and an address: the mail that follows has a link to choose a password (S3.8, C10). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (textOf(form, 'terms') !== 'on') {
    const problems = { terms: messages.termsNotAccepted }
    return data<QuickRegistrationAnswer>({ alert: null, problems, attempt: crypto.randomUUID() }, { status: 400 })
  }
  const body = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    terms: true as const,
    captcha: humanAnswerOf(form),
  }
  const { answer, refusal } = await tryAsk(context, async (api) => await api.users.create({ body }))
  if (refusal === null) return data<QuickRegistrationAnswer>({ alert: answer, problems: {} })
  const said = Object.keys(refusal.fields).length > 0 ? null : alert('error', messages.requestFailed(refusal.message))
  return data<QuickRegistrationAnswer>(
    { alert: said, problems: refusal.fields, attempt: crypto.randomUUID() },
    { status: 400 },
  )
}

export function loader() {
  return redirect('/signup')
}
