import { Link } from 'react-router'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { Route } from './+types/application'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { PageAlert } from '../../ui/parts/act-form.tsx'
import { ApplicationAside } from '../../ui/applications/application-aside.tsx'
import css from '../../ui/applications/applications.module.css'
import { ElsewhereFields } from '../../ui/applications/elsewhere-form.tsx'
import { HeldLoginStep } from '../../ui/applications/held-login.tsx'
import { NextWaiting } from '../../ui/applications/next-waiting.tsx'
import { OwnNotes } from '../../ui/applications/own-notes.tsx'
import { StateBadge } from '../../ui/applications/state-badge.tsx'
import { waitsForPerson, wayNames } from '../../ui/applications/state-words.ts'
import { Step } from '../../ui/applications/steps/step.tsx'
import { useOnPage } from '../../ui/applications/use-on-page.ts'
import { useProgress } from '../../ui/applications/use-progress.ts'
import { WhatHappened } from '../../ui/applications/what-happened.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { actOnApplication } from './act-on-application.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const application = await ask(context, (api) => api.applications.find({ params: { applicationId } }))
  const [login, others, ahead, credits] = await Promise.all([
    loginAsked(context, application),
    ask(context, (api) => api.applications.groups({ query: {} })),
    url.searchParams.has('ahead') ? askAhead(context, application) : null,
    ask(context, (api) => api.credits.mine({ params: { id: 'me' } })),
  ])
  const [{ total, applications: waiting } = { total: 0, applications: [] }] = others.groups
  const next = waiting.find(({ _id }) => _id !== applicationId)
  const isWaiting =
    waiting.length < total ? waitsForPerson(application) : waiting.some(({ _id }) => _id === applicationId)

  return {
    application,
    login,
    ahead,
    cost: costOf(application, credits.available),
    others: {
      count: total - (isWaiting ? 1 : 0),
      next: next === undefined ? null : { _id: next._id, jobTitle: next.jobTitle },
    },
    now: new Date().toISOString(),
  }
}

/** What it costs. What is under way has its credit reserved, so that it is not among those that are available. */
function costOf({ way, state }: ApplicationDetail, available: number): string {
  if (way === 'by-hand' || way === 'elsewhere') return 'Applying by hand is free'
  if (state === 'applied') return 'Used 1 credit'
  if (state === 'failed' || state === 'stopped') return 'It cost nothing'
  return `Uses 1 of your ${available + 1}. If it fails, you get it back.`
}

/** Where there is nothing to do but look, how it stands comes first where both do not fit beside one another. */
function isToldFirst({ state }: ApplicationDetail): boolean {
  return state === 'queued' || state === 'sending' || state === 'applied'
}

/** The login that is to be given for this attempt, where its person has it asked for each time; null: nothing is asked. */
async function loginAsked(
  context: Route.LoaderArgs['context'],
  { state, reason, source }: ApplicationDetail,
): Promise<{ email: string | null } | null> {
  if (state !== 'needs-you' || (reason !== 'no-credentials' && reason !== 'wrong-password')) return null
  const { credentials } = await ask(context, (api) => api.credentials.list({ params: { id: 'me' } }))
  const kept = credentials.find((one) => one.source === source && one.isOn && one.mode === 'ask')
  return kept === undefined ? null : { email: kept.email }
}

async function askAhead(context: Route.LoaderArgs['context'], { job }: ApplicationDetail) {
  if (job === null) return null
  const { answer } = await tryAsk(context, (api) => api.applications.questions({ params: { job } }))
  return answer
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await actOnApplication(context, params.applicationId, await request.formData())
}

/** One application: what the employer gets, what happened, and what to do next. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { application, login, ahead, cost, others, now } = loaderData
  useProgress([application])
  useOnPage()
  const { jobTitle, sourceName, way, job } = application
  const about =
    way === 'elsewhere'
      ? 'Noted by you'
      : way === 'by-hand'
        ? `By hand on ${sourceName}`
        : `Applying through ${sourceName} · ${wayNames[way]}`
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`${jobTitle} – My applications`} isForSearchEngines={false} />
      <p className={css.noPrint}>
        <Link to="/applied-jobs">My applications</Link>
      </p>
      <div className={css.title}>
        <p className="quiet">
          {[application.employer, about].filter((part) => part !== null).join(' · ')}
          {job !== null && (
            <>
              {' · '}
              <Link to={`/job/${job}`}>See the ad</Link>
            </>
          )}
        </p>
        <div className={css.head}>
          <h1>{jobTitle}</h1>
          <StateBadge application={application} />
        </div>
      </div>
      {actionData?.alert != null && <PageAlert alert={actionData.alert} />}
      <div className={css.place}>
        <div className={isToldFirst(application) ? `${css.sides} ${css.toldFirst}` : css.sides}>
          <div className={css.main}>
            <HeldLoginStep application={application} />
            <Step
              application={application}
              login={login}
              problems={actionData?.problems ?? {}}
              ahead={ahead}
              cost={cost}
            />
          </div>
          <ApplicationAside application={application} now={now} />
          <div className={css.more}>
            <NextWaiting {...others} />
            {way === 'elsewhere' && <ElsewhereFields application={application} today={now.slice(0, 10)} />}
            <OwnNotes application={application} />
            <WhatHappened application={application} now={now} />
          </div>
        </div>
      </div>
    </div>
  )
}
