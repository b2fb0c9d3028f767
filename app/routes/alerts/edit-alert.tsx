import { usualFrequency } from '../../../contract/alerts/frequencies.ts'
import { useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { parseResultsPath } from '../../../contract/job-searches/results-path.ts'
import { printFilters, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/alerts/alerts.module.css'
import { FrequencyField, readFrequency } from '../../ui/alerts/frequency-field.tsx'
import { WhatYouGet } from '../../ui/alerts/what-you-get.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf } from '../../ui/parts/problems.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { DistanceField } from '../../ui/search-form/distance-field.tsx'
import { emptySearch } from '../../ui/search-form/empty-search.ts'
import { MoreFields } from '../../ui/search-form/more-fields.tsx'
import { hasProblems, readSearchForm } from '../../ui/search-form/read-search-form.ts'
import { WhatField, WhereField } from '../../ui/search-form/words-fields.tsx'
import type { Route } from './+types/edit-alert'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

const own = { id: 'me' }

export async function loader({ params: { alertId }, context }: Route.LoaderArgs) {
  if (alertId === undefined) return { search: emptySearch, frequency: usualFrequency, isNew: true }
  const alerts = await ask(context, (api) => api.ownAlerts.list({ params: own }))
  const found = alerts.find(({ id, isRemoved }) => id === alertId && !isRemoved)
  if (found === undefined)
    throw data({ message: 'We could not find that alert.', id: null }, { status: 404, statusText: '' })
  return { search: parseResultsPath(found.address) ?? emptySearch, frequency: found.frequency, isNew: false }
}

export async function action({ request, params: { alertId }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const words = new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const { search, problems } = readSearchForm(words)
  if (hasProblems(problems)) return data({ problems, search }, { status: 400 })
  const body = { address: resultsAddress(search), frequency: readFrequency(form) }
  const { refusal } = await tryAsk(context, async (api) =>
    alertId === undefined
      ? await api.ownAlerts.create({ params: own, body })
      : await api.ownAlerts.change({ params: { ...own, alertId }, body }),
  )
  if (refusal === null) return redirect('/job-alerts')
  const told = problemsOf(refusal)
  return data({ problems: told, search }, { status: 400 })
}

/** A new alert, or one that is there: a place and one more thing, then as much more as a search may have. */
export default function EditAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const what = useRef<HTMLInputElement>(null)
  const where = useRef<HTMLInputElement>(null)
  const search = actionData?.search ?? loaderData.search
  const problems: Record<string, string | undefined> = actionData?.problems ?? {}
  const title = loaderData.isNew ? 'New job alert' : 'Edit job alert'
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      {!loaderData.isNew && (
        <p className="prose">
          If you change the search, the alert starts afresh. We will only send jobs that arrive from now on.
        </p>
      )}
      <div className={css.columns}>
        <Form className={css.form} method="post" noValidate>
          <section className={`card ${css.part}`} aria-labelledby="search-part">
            <h2 id="search-part">What you are looking for</h2>
            <WhatField input={what} defaultValue={search.jobTitle} problem={problems['jobTitle']} />
            <WhereField input={where} defaultValue={search.jobLocation} problem={problems['jobLocation']} />
            <DistanceField defaultMiles={search.jobDistance} />
          </section>
          <section className={`card ${css.part}`} aria-labelledby="more-part">
            <h2 id="more-part">What else you want</h2>
            <MoreFields search={search} />
          </section>
          {/* Filters chosen on a results page, kept as they are. */}
          {[...printFilters({ ...search, sort: 'match', page: 1 })].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <section className={`card ${css.part}`} aria-labelledby="when-part">
            <h2 id="when-part">When we write</h2>
            <FrequencyField chosen={loaderData.frequency} />
          </section>
          <ProblemSummary problems={actionData?.problems} />
          <p className={css.ways}>
            <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
              Save alert
            </Button>
            <ButtonLink to="/job-alerts">Cancel</ButtonLink>
          </p>
        </Form>
        <WhatYouGet />
      </div>
    </div>
  )
}
