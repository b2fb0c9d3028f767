import { data, redirect } from 'react-router'
import { parseResultsPath } from '../../../contract/job-searches/results-path.ts'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { savedAlert } from '../../../contract/alerts/saved-alert.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
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
  // The search that it is made from, with its pay, distance and filters; else what was typed on the card.
  const [jobTitle, jobLocation] = [text('jobTitle'), text('jobLocation')]
  const made = parseResultsPath(text('address'))
  const address =
    made !== null || (jobTitle !== '' && jobLocation !== '')
      ? resultsAddress(made ?? { ...defaultSearch, jobTitle, jobLocation })
      : null
  const isSignedIn = context.get(visitor).user !== null
  const { answer, refusal } = await tryAsk(context, async (api) => {
    const searches = [{ jobTitle, jobLocation }]
    // Without a search it says which field is empty.
    if (isSignedIn && address === null) return await api.alertSubscriptions.forUser({ body: { searches } })
    if (isSignedIn && address !== null) {
      const { notSentBecause } = await api.ownAlerts.create({ params: { id: 'me' }, body: { address } })
      return savedAlert(notSentBecause)
    }
    const captcha = humanAnswerOf(form)
    const of = address === null ? {} : { address }
    return await api.alertSubscriptions.subscribe({ body: { email: text('email'), searches, ...of, captcha } })
  })
  if (refusal === null) return data<AlertAnswer>({ alert: answer, problems: {}, email: text('email') })
  const problems = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, message]) => [field.split('.').at(-1) ?? field, message]),
  )
  // The card has no field for a place that came with the search.
  const inWords = made !== null ? problems['jobLocation'] : undefined
  const isAtField = Object.keys(problems).length > 0 && inWords === undefined
  const said = isAtField ? null : alert('error', messages.alertFailed(inWords ?? refusal.message))
  return data<AlertAnswer>({ alert: said, problems, attempt: crypto.randomUUID() }, { status: 400 })
}

export function loader() {
  return redirect('/')
}
