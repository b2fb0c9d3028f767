import { data, redirect } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/lead'
import { tryAsk } from '../../try-ask.ts'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'

export type LeadAnswer = { alert: Alert | null; problems: Readonly<Record<string, string>>; attempt?: string }

/** Where the invitation to talk about hiring is sent (S2.26, S15.7). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => textOf(form, name)
  const type = Number(text('companyType'))
  const { answer, refusal } = await tryAsk(
    context,
    async (api) =>
      await api.messagesToUs.lead({
        body: {
          name: text('name'),
          email: text('email'),
          phone: text('phone'),
          contact_prefs: (['email', 'phone'] as const).filter((way) => form.getAll('contact_prefs').includes(way)),
          query: text('query'),
          company: { name: text('company'), ...(type >= 1 && type <= 3 ? { type } : {}) },
          captcha: humanAnswerOf(form),
        },
      }),
  )
  if (refusal === null) return data<LeadAnswer>({ alert: answer, problems: {} })
  const said = Object.keys(refusal.fields).length > 0 ? null : alert('error', messages.messageFailed(refusal.message))
  return data<LeadAnswer>({ alert: said, problems: refusal.fields, attempt: crypto.randomUUID() }, { status: 400 })
}

export function loader() {
  return redirect('/')
}
