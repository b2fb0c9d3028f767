import { data, redirect } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { tryAsk } from '../../try-ask.ts'
import { readSignUp } from '../../ui/account/sign-up-form.ts'
import type { Route } from './+types/quick-registration'

export type QuickRegistrationAnswer = {
  alert: Alert | null
  problems: Readonly<Record<string, string>>
  attempt?: string
}

/** An account from a name and an address: the mail that follows has a link to choose a password (S3.8, C10). */
export async function action({ request, context }: Route.ActionArgs) {
  const { name, email, captcha, hasAccepted } = readSignUp(await request.formData())
  // The server's word is final: terms that are not accepted, and whatever else is missing, are refused there, all at once.
  const body = { name, email, terms: hasAccepted as true, captcha }
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
