import { href, Link } from 'react-router'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { Route } from './+types/application'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import css from '../../ui/applications/applications.module.css'
import { ElsewhereFields } from '../../ui/applications/elsewhere-form.tsx'
import { HeldLoginStep } from '../../ui/applications/held-login.tsx'
import { NextWaiting } from '../../ui/applications/next-waiting.tsx'
import { OwnNotes } from '../../ui/applications/own-notes.tsx'
import { PartsList, type ApplyPart } from '../../ui/applications/parts-list.tsx'
import { StateBadge } from '../../ui/applications/state-badge.tsx'
import { waitsForPerson, wayNames } from '../../ui/applications/state-words.ts'
import { Step } from '../../ui/applications/steps/step.tsx'
import { useProgress } from '../../ui/applications/use-progress.ts'
import { WhatHappened } from '../../ui/applications/what-happened.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { actOnApplication } from './act-on-application.ts'
import { ButtonLink } from '../../ui/parts/button.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const application = await ask(context, (api) => api.applications.find({ params: { applicationId } }))
  const [login, others, ahead] = await Promise.all([
    loginAsked(context, application),
    ask(context, (api) => api.applications.list({ query: { show: 'active' } })),
    url.searchParams.has('ahead') ? askAhead(context, application) : null,
  ])
  const waiting = others.applications.filter((one) => one._id !== applicationId && waitsForPerson(one))

  return {
    application,
    login,
    ahead,
    others: waiting.map(({ _id, jobTitle }) => ({ _id, jobTitle })),
    now: new Date().toISOString(),
  }
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
  const { application, login, ahead, others, now } = loaderData
  useProgress([application])
  const { jobTitle, employer, sourceName, way, job, hasReceipt, _id } = application
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`${jobTitle} – My applications`} isForSearchEngines={false} />
      <p className={css.noPrint}>
        <Link to="/applied-jobs">My applications</Link>
      </p>
      <div className={css.head}>
        <h1>{jobTitle}</h1>
        <StateBadge application={application} />
      </div>
      <p>
        {[employer, sourceName, way === 'elsewhere' ? null : wayNames[way]].filter((part) => part !== null).join(' · ')}
        {job !== null && (
          <>
            {' · '}
            <Link to={`/job/${job}`}>See the ad</Link>
          </>
        )}
      </p>
      {way !== 'elsewhere' && <PartsList current={partOf(application)} />}
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      <HeldLoginStep application={application} />
      <Step now={now} application={application} login={login} problems={actionData?.problems ?? {}} ahead={ahead} />
      {hasReceipt && (
        <p>
          <ButtonLink to={href('/applications/:applicationId/receipt', { applicationId: _id })}>Receipt</ButtonLink>
        </p>
      )}
      <NextWaiting others={others} />
      {way === 'elsewhere' && <ElsewhereFields application={application} today={now.slice(0, 10)} />}
      <OwnNotes application={application} />
      <WhatHappened application={application} now={now} />
    </div>
  )
}

function partOf({ state, way }: ApplicationDetail): ApplyPart | null {
  if (state === 'queued' || state === 'needs-you') return 'Answers'
  if (state === 'ready') return way === 'by-hand' ? 'Send' : 'Check'
  return state === 'sending' || state === 'unsure' ? 'Send' : null
}
