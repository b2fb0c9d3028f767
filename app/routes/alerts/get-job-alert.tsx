import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { feedAddress, feedFormats, feedNames } from '../../../contract/job-searches/feeds.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { savedAlert } from '../../../contract/alerts/saved-alert.ts'
import { parseResultsPath } from '../../../contract/job-searches/results-path.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'
import { HumanCheck } from '../../ui/account/human-check.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import css from '../../ui/alerts/alerts.module.css'
import { FrequencyField, readFrequency } from '../../ui/alerts/frequency-field.tsx'
import { WhatYouGet } from '../../ui/alerts/what-you-get.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { describeSearch } from '../../ui/results/describe-search.ts'
import type { Route } from './+types/get-job-alert'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const address = url.searchParams.get('search') ?? ''
  const search = parseResultsPath(address)
  const isGuest = context.get(visitor).user === null
  // Without a search there is nothing to be told of: one's own page makes one, or a search does.
  if (search === null) throw redirect(isGuest ? '/search' : '/job-alerts/new')
  const check = isGuest ? await ask(context, (api) => api.humanCheck.start({ query: {} })) : null
  const feeds = feedFormats.map((format) => ({ name: feedNames[format], href: feedAddress(address, format) }))
  return { address, what: describeSearch(search), isGuest, check, feeds }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const address = url.searchParams.get('search') ?? ''
  const search = parseResultsPath(address)
  if (search === null) throw redirect('/search')
  const frequency = readFrequency(form)
  const email = textOf(form, 'email').trim()
  const { answer, refusal } = await tryAsk(context, async (api) => {
    if (context.get(visitor).user === null) {
      const { jobTitle, jobLocation } = search
      const captcha = humanAnswerOf(form)
      const searches = [{ jobTitle, jobLocation }]
      return await api.alertSubscriptions.subscribe({ body: { email, searches, address, frequency, captcha } })
    }
    const { notSentBecause } = await api.ownAlerts.create({ params: { id: 'me' }, body: { address, frequency } })
    return savedAlert(notSentBecause)
  })
  if (refusal === null) return { said: answer, problems: {}, email, attempt: 0 }
  const fields = Object.keys(refusal.fields).length > 0 ? refusal.fields : { '': messages.alertFailed(refusal.message) }
  return data({ said: null, problems: fields, email, attempt: Date.now() }, { status: 400 })
}

/** Makes an alert of a search: with one button for who is signed in, with an address for others. Works before scripts arrive. */
export default function GetJobAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { address, what, isGuest, check, feeds } = loaderData
  const { state } = useNavigation()
  const problems: Record<string, string | undefined> = actionData?.problems ?? {}
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Get new jobs by email" isForSearchEngines={false} />
      <h1>Get new jobs by email</h1>
      {actionData?.said ? (
        <div aria-live="polite">
          <AlertBox alert={actionData.said} />
          <p>
            <Link to={isGuest ? '/signup' : '/job-alerts'}>
              {isGuest ? 'Sign up to keep your searches and alerts in one place' : 'My job alerts'}
            </Link>
          </p>
        </div>
      ) : (
        <>
          <p className="prose">
            We’ll email you when there are new jobs for <b>{what}</b>.
          </p>
          <div className={css.columns}>
            <Form className={`card ${css.part} ${css.form}`} method="post" noValidate>
              {isGuest && (
                <div className={css.email}>
                  <TextField
                    id="email"
                    name="email"
                    type="email"
                    label="Your email"
                    autoComplete="email"
                    defaultValue={actionData?.email}
                    problem={problems['email']}
                  />
                </div>
              )}
              <FrequencyField chosen="daily" />
              {isGuest && (
                <HumanCheck key={actionData?.attempt} start={check ?? undefined} problem={problems['captcha']} />
              )}
              <ProblemSummary problems={actionData?.problems} />
              <p>
                <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
                  Save alert
                </Button>
              </p>
            </Form>
            <WhatYouGet>
              <p>
                You can also follow this search without email:{' '}
                {feeds.map(({ name, href }, i) => (
                  <span key={name}>
                    {i > 0 && ' · '}
                    <a href={href}>{name}</a>
                  </span>
                ))}
              </p>
            </WhatYouGet>
          </div>
        </>
      )}
      <p>
        <Link to={address}>Back to results</Link>
      </p>
    </div>
  )
}
