import { data, Form, href, Link, redirect } from 'react-router'
import type { GroupedApplications } from '../../../contract/applications/history.ts'
import { applicationGroups, applicationLimits, applicationStates } from '../../../contract/applications/lists.ts'
import { StartProblem } from '../../../contract/applications/plan.ts'
import type { Candidacy } from '../../../contract/candidates/candidacies.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { ApplicationState } from '../../../contract/applications/applications.ts'
import { BoardId } from '../../../contract/boards/boards.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { canStop } from '../../../contract/applications/states.ts'
import type { Route } from './+types/history'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { PageAlert } from '../../ui/parts/act-form.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Act } from '../../ui/applications/act.tsx'
import css from '../../ui/applications/applications.module.css'
import { ElsewhereForm } from '../../ui/applications/elsewhere-form.tsx'
import { leftBy, monthOf } from '../../ui/candidates/in-groups.ts'
import { HistoryList } from '../../ui/applications/history-list.tsx'
import { problemNames, stateNames } from '../../ui/applications/state-words.ts'
import { useOnPage } from '../../ui/applications/use-on-page.ts'
import { isMoving, useProgress } from '../../ui/applications/use-progress.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { longMonthOf } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { Table } from '../../ui/parts/table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams
  const filter = {
    state: ApplicationState.safeParse(asked.get('state')).data,
    source: BoardId.safeParse(asked.get('source')).data,
    month: /^\d{4}-\d{2}$/u.exec(asked.get('month') ?? '')?.[0],
    batch: /^[\da-f-]{36}$/u.exec(asked.get('batch') ?? '')?.[0],
  }
  const pages = Object.fromEntries(
    applicationGroups.map((group) => [group, Math.min(1_000, Math.max(1, Number(asked.get(group)) || 1))]),
  )
  const [grouped, rates, candidacies, unread] = await Promise.all([
    ask(context, (api) => api.applications.groups({ query: { ...filter, ...pages } })),
    ask(context, (api) => api.applications.rates()),
    ask(context, (api) => api.candidates.mine()),
    ask(context, (api) => api.conversations.unreadMine()),
  ])
  const list = withThoseHere(grouped, candidacies)
  return {
    list,
    here: leftBy(candidacies, filter),
    unread,
    rates,
    filter,
    outcome: outcomeOf(asked),
    now: new Date().toISOString(),
  }
}

/** Merges applications made at boards with those made here, which the API keeps apart. */
function withThoseHere(list: GroupedApplications, candidacies: readonly Candidacy[]): GroupedApplications {
  if (candidacies.length === 0) return list
  const months = new Set([...list.months, ...candidacies.map(({ sentAt }) => monthOf(sentAt))])
  return {
    ...list,
    all: list.all + candidacies.length,
    months: [...months].sort().reverse(),
    sources: [...list.sources.filter(({ id }) => id !== 'rolecall'), { id: 'rolecall', name: 'Rolecall' }],
  }
}

/** What the page that led here has done. */
function outcomeOf(asked: URLSearchParams): Alert | null {
  const number = (name: string) => Math.min(applicationLimits.batch, Math.max(0, Number(asked.get(name)) || 0))
  const sent = number('sending')
  if (sent > 0) return sendingAlert(sent, number('changed'))
  const answered = number('answered')
  if (answered > 0) {
    return alert(
      'success',
      `${applicationsIn(answered)} ${answered === 1 ? 'has' : 'have'} your answers and will carry on`,
    )
  }
  const [begun, of] = [number('begun'), number('of')]
  if (of === 0 || begun === of) return null
  const why = (asked.get('not') ?? '').split(',').flatMap((text) => {
    const [name, count] = text.split(':')
    const problem = StartProblem.safeParse(name).data
    return problem === undefined || !/^\d{1,2}$/u.test(count ?? '') ? [] : [`${count}: ${problemNames[problem]}.`]
  })
  return alert('warning', `${begun} of ${of} have started`, ['Left out:', ...why].join(' '))
}

function sendingAlert(sent: number, changed: number): Alert {
  const details =
    changed === 0
      ? 'You can close this page. We will carry on and email you.'
      : `${changed} changed since you looked: please check ${changed === 1 ? 'it' : 'them'} again.`
  return alert(changed === 0 ? 'success' : 'warning', `${applicationsIn(sent)} being sent`, details)
}

function applicationsIn(count: number): string {
  return count === 1 ? 'One application' : `${count} applications`
}

/** Stops what has not been sent, removes one or takes that back, or notes one that was made elsewhere. */
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
      return refusal ? refused(refusal.message) : { alert: answer, removed: applicationId }
    }
    case 'restore': {
      const params = { applicationId: textOf(form, 'id') }
      const { refusal, answer } = await tryAsk(context, (api) => api.applications.restore({ params }))
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
  const { list, here, unread, rates, filter, outcome, now } = loaderData
  const shown = list.groups.flatMap(({ applications }) => applications)
  useProgress(shown)
  useOnPage()
  const isStoppable = shown.some(({ state }) => canStop(state))
  const isEmpty = here.length === 0 && list.groups.every(({ total }) => total === 0)
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My applications" isForSearchEngines={false} />
      <div className={css.head}>
        <h1>My applications</h1>
        <div className={css.ways}>
          <Link to="/application-settings">How applications are sent</Link>
          {!isEmpty && (
            <>
              <a href="/applied-jobs/download/csv">Download CSV</a>
              <a href="/applied-jobs/download/json">Download JSON</a>
            </>
          )}
        </div>
      </div>
      {actionData?.alert !== undefined ? (
        <>
          <PageAlert alert={actionData.alert} />
          {'removed' in actionData && actionData.removed !== undefined && (
            <Act intent="restore" fields={{ id: actionData.removed }} label="Undo" />
          )}
        </>
      ) : (
        outcome !== null && <AlertBox alert={outcome} />
      )}
      <Ahead list={list} />
      {list.all > 0 && <Filters list={list} filter={filter} />}
      <output className={css.said}>
        {shown.some(isMoving) && 'We are working on them. You can close this page. We will carry on and email you.'}
      </output>
      {isEmpty ? (
        <Nothing isFiltered={list.all > 0} />
      ) : (
        <HistoryList
          groups={list.groups}
          here={here}
          unread={new Map(unread.map(({ candidacyId, count }) => [candidacyId, count]))}
          isNarrowed={isNarrowed(filter)}
          now={now}
          pageOf={(group, page) => {
            const query = new URLSearchParams()
            for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value)
            for (const one of list.groups) if (one.page > 1 && one.group !== group) query.set(one.group, `${one.page}`)
            if (page > 1) query.set(group, `${page}`)
            return `/applied-jobs?${query.toString()}#${group}`
          }}
        />
      )}
      {isStoppable && <Act intent="stop" label="Stop everything that has not been sent" />}
      <ElsewhereForm today={now.slice(0, 10)} />
      {rates.length > 0 && (
        <section className={css.part} aria-labelledby="rates">
          <h2 id="rates">How many employers answered</h2>
          <p className="hint">
            Counts applications sent at least two weeks ago, and newer ones that already have an answer.
          </p>
          <Table
            caption="How many employers answered"
            isCaptionUnseen
            columns={[{ name: 'Source' }, { name: 'Answered' }]}
            rows={rates.map(({ source, sourceName, applied, answered }) => ({
              key: `${source}${sourceName}`,
              cells: [sourceName, rateOf(answered, applied)],
            }))}
          />
        </section>
      )}
    </div>
  )
}

/** A share of so few says nothing. */
const fewest = 5

function rateOf(answered: number, applied: number): string {
  const counts = `${answered} of ${applied}`
  return applied < fewest ? counts : `${Math.round((answered / applied) * 100)}% (${counts})`
}

type Loaded = Route.ComponentProps['loaderData']

/** What can be done for several at once: send what is filled in, and answer what forms ask. */
function Ahead({ list: { toReview, toAnswer } }: Pick<Loaded, 'list'>) {
  if (toReview + toAnswer < 2) return null
  return (
    <p className={css.ways}>
      {toAnswer > 0 && (
        <ButtonLink look={toReview === 0 ? 'primary' : undefined} to="/applied-jobs/questions">
          Answer all open questions
        </ButtonLink>
      )}
      {toReview > 0 && (
        <ButtonLink look="primary" to="/applied-jobs/review">
          {toReview === 1 ? 'Check and send one' : `Check and send ${toReview}`}
        </ButtonLink>
      )}
    </p>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="None of your applications match"
      picture="missed"
      action={<Link to="/applied-jobs">Show all</Link>}
    >
      <p>Choose another state, source or month.</p>
    </EmptyState>
  ) : (
    <EmptyState
      title="You have not applied to anything yet"
      action={
        <ButtonLink look="primary" to="/search">
          Search jobs
        </ButtonLink>
      }
    >
      <p>Each job has an ‘Apply’ button. What you send appears here with its receipt.</p>
    </EmptyState>
  )
}

function isNarrowed(filter: Loaded['filter']): boolean {
  return Object.values(filter).some((one) => one !== undefined)
}

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
            {longMonthOf(month)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Show</Button>
      {isNarrowed(filter) && <Link to="/applied-jobs">Show all {list.all}</Link>}
    </Form>
  )
}
