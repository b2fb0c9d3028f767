import { data, redirect } from 'react-router'
import { parseResultsPath } from '../../../contract/results-path.ts'
import { defaultSearch } from '../../../contract/results-address.ts'
import { alert, messages } from '../../../contract/messages.ts'
import type { Alert } from '../../../contract/alerts.ts'
import type { Route } from './+types/ask-for-alert'
import { visitor } from '../../api.ts'
import { tryAsk } from '../../try-ask.ts'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'

export type AlertAnswer = {
  alert: Alert | null
  problems: Readonly<Record<string, string>>
  attempt?: string
  email?: string
}

/** Where the invitation to an alert is sent: the person's own, or by mail for somebody without an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => textOf(form, name).trim()
  // The rest of the search that it was made from: pay, distance, contract.
  const base = parseResultsPath(text('address')) ?? defaultSearch
  const { jobDistance, jobSalaryMin, jobSalaryMax, jobArea, fullTime, partTime, contract, noIR, intern } = base
  const searches = [
    {
      jobTitle: text('jobTitle'),
      jobLocation: text('jobLocation'),
      jobDistance,
      jobSalaryMin,
      jobSalaryMax,
      jobArea,
      fullTime,
      partTime,
      contract,
      noIR,
      intern,
    },
  ]
  const isSignedIn = context.get(visitor).user !== null
  const { answer, refusal } = await tryAsk(context, async (api) =>
    isSignedIn
      ? await api.alertSubscriptions.forUser({ body: { searches } })
      : await api.alertSubscriptions.subscribe({
          body: { email: text('email'), searches, captcha: humanAnswerOf(form) },
        }),
  )
  if (refusal === null) return data<AlertAnswer>({ alert: answer, problems: {}, email: text('email') })
  const problems = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, message]) => [field.split('.').at(-1) ?? field, message]),
  )
  const said = Object.keys(problems).length > 0 ? null : alert('error', messages.alertFailed(refusal.message))
  return data<AlertAnswer>({ alert: said, problems, attempt: crypto.randomUUID() }, { status: 400 })
}

export function loader() {
  return redirect('/')
}
