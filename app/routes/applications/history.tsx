import { data, Form, href, Link, redirect } from 'react-router'
import { ApplicationState, applicationStates } from '../../../contract/applications/applications.ts'
import { BoardId } from '../../../contract/boards/boards.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { canStop } from '../../../contract/applications/states.ts'
import type { Route } from './+types/history'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Act } from '../../ui/applications/act.tsx'
import css from '../../ui/applications/applications.module.css'
import { ElsewhereForm } from '../../ui/applications/elsewhere-form.tsx'
import { HistoryList } from '../../ui/applications/history-list.tsx'
import { stateNames } from '../../ui/applications/state-words.ts'
import { isMoving, useProgress } from '../../ui/applications/use-progress.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { Pager } from '../../ui/parts/pager.tsx'
import { Table } from '../../ui/parts/table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams
  const filter = {
    state: ApplicationState.safeParse(asked.get('state')).data,
    source: BoardId.safeParse(asked.get('source')).data,
    month: /^\d{4}-\d{2}$/u.exec(asked.get('month') ?? '')?.[0],
    batch: /^[\da-f-]{36}$/u.exec(asked.get('batch') ?? '')?.[0],
    page: Math.min(1_000, Math.max(1, Number(asked.get('page')) || 1)),
  }
  const isNarrowed = Object.values({ ...filter, page: undefined }).some((one) => one !== undefined)
  // Active ones by default; where there are none, all.
  const show = asked.get('show') === 'all' || isNarrowed ? 'all' : 'active'
  const [list, rates] = await Promise.all([
    ask(context, (api) => api.applications.list({ query: { ...filter, show } })),
    ask(context, (api) => api.applications.rates()),
  ])
  const shown =
    list.counts.active === 0 && show === 'active'
      ? await ask(context, (api) => api.applications.list({ query: { ...filter, show: 'all' } }))
      : list
  return {
    list: shown,
    rates,
    filter: { ...filter, show: shown === list ? show : 'all' },
    begun: asked.get('begun'),
    of: asked.get('of'),
    now: new Date().toISOString(),
  }
}

/** Stops what has not been sent, removes one, or notes one that was made elsewhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const refused = (message: string) => data({ alert: alert('error', message) }, { status: 400 })
  switch (textOf(form, 'intent')) {
    case 'stop': {
      const id = textOf(form, 'id')
      const body = id === '' ? {} : { applications: [id] }
      const { answer, refusal } = await tryAsk(context, (api) => api.applications.stop({ body }))
      if (refusal) return refused(refusal.message)
      const { length } = answer.stopped
      return {
        alert: alert(length > 0 ? 'success' : 'warning', length > 0 ? `${length} stopped` : messages.notStoppable),
      }
    }
    case 'remove': {
      const applicationId = textOf(form, 'id')
      const { refusal, answer } = await tryAsk(context, (api) => api.applications.remove({ params: { applicationId } }))
      return refusal ? refused(refusal.message) : { alert: answer }
    }
    default: {
      const body = {
        jobTitle: textOf(form, 'jobTitle'),
        employer: textOf(form, 'employer'),
        link: textOf(form, 'link').trim(),
        appliedOn: textOf(form, 'appliedOn'),
        notes: textOf(form, 'notes'),
      }
      const { answer, refusal } = await tryAsk(context, (api) => api.applications.addElsewhere({ body }))
      if (refusal) return refused(Object.values(refusal.fields)[0] ?? refusal.message)
      return redirect(href('/applications/:applicationId', { applicationId: answer._id }))
    }
  }
}

/** What one has applied to, and how it stands. */
export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rates, filter, begun, of, now } = loaderData
  useProgress(list.applications)
  const stoppable = list.applications.filter(({ state }) => canStop(state))
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My applications" isForSearchEngines={false} />
      <div className={css.head}>
        <h1>My applications</h1>
        <div className={css.ways}>
          <Link to="/application-settings">What we may do</Link>
          <a href="/applied-jobs/download/csv">CSV</a>
          <a href="/applied-jobs/download/json">JSON</a>
        </div>
      </div>
      {actionData?.alert !== undefined && <AlertBox alert={actionData.alert} />}
      {begun !== null && of !== null && begun !== of && (
        <AlertBox
          alert={alert(
            'warning',
            `${begun} of ${of} have begun`,
            'The others could not: open ‘Apply’ again to see why.',
          )}
        />
      )}
      <Filters list={list} filter={filter} />
      <output className={css.said}>
        {list.applications.some(isMoving) &&
          'They are being worked on. You may close this page: it goes on, and we write to you.'}
      </output>
      {stoppable.length > 0 && <Act intent="stop" label="Stop all that have not been sent" />}
      {list.applications.length === 0 ? (
        <p>
          {list.counts.all === 0
            ? 'You have not applied to anything yet. Each job has ‘Apply’ beside it.'
            : 'There is none of these. Choose other filters.'}
        </p>
      ) : (
        <HistoryList applications={list.applications} now={now} />
      )}
      <Pages list={list} filter={filter} />
      <ElsewhereForm today={now.slice(0, 10)} />
      {rates.length > 0 && (
        <section className={css.part} aria-labelledby="rates">
          <h2 id="rates">How many employers answered</h2>
          <Table
            caption="How many employers answered"
            isCaptionUnseen
            columns={[{ name: 'Source' }, { name: 'Answered' }]}
            rows={rates.map(({ source, sourceName, applied, answered }) => ({
              key: `${source}${sourceName}`,
              cells: [sourceName, `${Math.round((answered / applied) * 100)}% (${answered} of ${applied})`],
            }))}
          />
        </section>
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Filters({ list, filter }: Pick<Loaded, 'list' | 'filter'>) {
  return (
    <Form method="get" className={css.filters}>
      <SelectField label="State" name="state" defaultValue={filter.state ?? ''}>
        <option value="">Any</option>
        {applicationStates.map((state) => (
          <option key={state} value={state}>
            {stateNames[state]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Source" name="source" defaultValue={filter.source ?? ''}>
        <option value="">Any</option>
        {list.sources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Month" name="month" defaultValue={filter.month ?? ''}>
        <option value="">Any</option>
        {list.months.map((month) => (
          <option key={month} value={month}>
            {month}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Show</Button>
      {filter.show === 'active' ? (
        <Link to="/applied-jobs?show=all">All {list.counts.all}</Link>
      ) : (
        list.counts.active > 0 && <Link to="/applied-jobs">Only the {list.counts.active} active</Link>
      )}
    </Form>
  )
}

function Pages({ list: { page, pages }, filter }: Pick<Loaded, 'list' | 'filter'>) {
  if (pages === 1) return null
  const to = (number: number) => {
    const query = new URLSearchParams({ show: filter.show, page: String(number) })
    for (const name of ['state', 'source', 'month', 'batch'] as const) {
      const value = filter[name]
      if (value !== undefined) query.set(name, value)
    }
    return `/applied-jobs?${query.toString()}`
  }
  return (
    <Pager
      previous={page > 1 ? to(page - 1) : null}
      next={page < pages ? to(page + 1) : null}
      place={`Page ${page} of ${pages}`}
      names={['Newer', 'Older']}
    />
  )
}
