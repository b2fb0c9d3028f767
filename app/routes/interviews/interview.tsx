import { useState } from 'react'
import { data, Form, href, Link } from 'react-router'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import type { InterviewEvent } from '../../../contract/interviews/interviews.ts'
import * as texts from '../../../contract/interviews/texts.ts'
import { inWords, wallOf, type Zone } from '../../../contract/interviews/wall-clock.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/interview'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import { Doubts } from '../../ui/interviews/doubts.tsx'
import { InterviewFacts, InterviewState } from '../../ui/interviews/interview-facts.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { Participants } from '../../ui/interviews/participants.tsx'
import { When } from '../../ui/interviews/when.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { ChangedSince, type Since } from '../../ui/parts/changed-since.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { doneOf } from '../../ui/parts/said.ts'
import { DateField } from '../../ui/parts/date-field.tsx'
import { TextArea } from '../../ui/parts/text-field.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const found = await ask(context, (api) => api.interviews.find({ params }))
  return { ...found, news: newsOf(url), now: new Date().toISOString() }
}

/** What was done on the page before this one. */
function newsOf({ searchParams }: URL): string | null {
  return searchParams.has('sent') ? texts.invited : searchParams.has('changed') ? texts.updated : null
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = textOf(form, 'do')
  const [time, note, isSure] = [textOf(form, 'time'), textOf(form, 'note'), textOf(form, 'isSure') === 'yes']
  const back = { intent, since: null as Since | null, problem: undefined, doubts: [] as string[], typed: time, note }
  if (intent === 'move' && time === '')
    return data({ ...back, alert: null, problem: texts.timeMissing }, { status: 400 })
  const { answer, refusal } = await tryAsk(context, async (api) => {
    switch (intent) {
      case 'cancel':
        return { alert: await api.interviews.cancel({ params, body: { note } }), doubts: [] }
      case 'accept':
      case 'refuse': {
        const body = { accept: intent === 'accept', time, note }
        return { alert: await api.interviews.answerSuggestion({ params, body }), doubts: [] }
      }
      default: {
        const { doubts } = await api.interviews.move({
          params,
          body: { time, note, isSure, from: textOf(form, 'baseRevision') || undefined },
        })
        return { alert: doubts.length > 0 ? null : alert('success', texts.updated), doubts }
      }
    }
  })
  if (refusal === null) return data({ ...back, ...answer }, { status: 200 })
  if (refusal.message === texts.movedSince) {
    const { interview } = await ask(context, (api) => api.interviews.find({ params }))
    const there = inWords(interview.time, interview.zone)
    const differences = [{ label: 'Time', there, yours: time.replace('T', ' ') }]
    return data({ ...back, alert: null, since: { differences, revision: interview.time } }, { status: 409 })
  }
  const problem = intent === 'move' ? refusal.fields['time'] : undefined
  const failed = intent === 'cancel' ? texts.failedToDelete : texts.failedToUpdate
  const said = problem === undefined ? alert('error', failed, refusal.message) : null
  return data({ ...back, alert: said, problem }, { status: 400 })
}

/** One interview of the company: what is to be done, and what happened. */
export default function InterviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { interview: one, history, news, now } = loaderData
  const { _id, event, job, state, isPast, suggested, zone, candidacy } = one
  const candidate = one.participants.find(({ side }) => side === 'candidate')?.user.name ?? ''
  const done = doneOf(actionData?.alert)
  const saidOf = (...intents: string[]) => (intents.includes(actionData?.intent ?? '') ? actionData?.alert : null)
  const since = actionData?.since ?? null
  // The time that was held when the page was opened, or after what was done here.
  const [from, setFrom] = useState(one.time)
  if (done !== null && from !== one.time) setFrom(one.time)
  const isOn = !isPast && state !== 'cancelled' && state !== 'declined'
  // The other side may have ended it meanwhile: where the form that was sent is gone, why it failed is told at the top.
  const hasForm = isOn && (suggested !== null || saidOf('accept', 'refuse') == null)
  const atTop = done ?? (hasForm ? null : (actionData?.alert ?? null))
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`${event}: ${candidate}`} isForSearchEngines={false} />
      <p>
        <Link to="/manage-interviews">Manage interviews</Link>
      </p>
      <div className={app.head}>
        <h1>
          {event}: {candidate}
        </h1>
        <span className={css.marks}>
          <InterviewState of={one} />
        </span>
      </div>
      <div aria-live="polite">
        {atTop !== null ? (
          <AlertBox alert={atTop} />
        ) : (
          news !== null && actionData === undefined && <AlertBox alert={alert('success', news)} />
        )}
      </div>
      <p>
        <Link to={href('/posted-job-details/:adId/:candidacyId', { adId: job.id, candidacyId: candidacy })}>
          See the application
        </Link>{' '}
        · <Link to={href('/job-ad/:id', { id: job.id })}>{job.jobTitle}</Link>, {job.jobLocation} ·{' '}
        <Link to={href('/manage-interviews/:interviewId/kit', { interviewId: _id })}>Questions and scores</Link>
      </p>
      {isOn && suggested !== null && (
        <section className={app.attention} aria-labelledby="suggested">
          <h2 id="suggested">{candidate} asks for another time</h2>
          <p>
            <When time={suggested} zone={zone} />. The earlier time is held until you answer.
          </p>
          <Form method="post" className={css.form} preventScrollReset>
            <input type="hidden" name="time" value={suggested} />
            <TextArea
              id="answer-note"
              name="note"
              label="Note to the candidate"
              isOptional
              rows={2}
              maxLength={interviewLimits.note}
            />
            <ProblemSummary said={saidOf('accept', 'refuse')} />
            <div className={css.ways}>
              <Button look="primary" name="do" value="accept">
                Accept this time
              </Button>
              <Button name="do" value="refuse">
                Keep the earlier time
              </Button>
            </div>
          </Form>
        </section>
      )}
      {state === 'declined' && (
        <section className={app.attention} aria-labelledby="declined">
          <h2 id="declined">{candidate} cannot attend</h2>
          <p>Offer other times, and the interview goes on with everything that you have noted about it.</p>
          <div className={css.ways}>
            <ButtonLink look="primary" to={href('/manage-interviews/:interviewId/change', { interviewId: _id })}>
              Offer other times
            </ButtonLink>
          </div>
        </section>
      )}
      <InterviewFacts of={one} />
      <Participants of={one} />
      {isOn && (
        <>
          <p>
            <Link to={href('/manage-interviews/:interviewId/change', { interviewId: _id })}>
              Change place, length, people or message
            </Link>
          </p>
          <details
            className={css.inner}
            open={actionData?.problem !== undefined || since !== null || (actionData?.doubts.length ?? 0) > 0}
          >
            <summary>Re-Schedule</summary>
            <Form method="post" className={css.form} noValidate preventScrollReset>
              {since === null && <input type="hidden" name="baseRevision" value={from} />}
              <DateField
                kind="moment"
                name="time"
                label="New date and time"
                hint={`${zone === 'Europe/Dublin' ? 'Irish' : 'UK'} time, in steps of ${interviewLimits.step} minutes`}
                min={`${wallOf(now, zone).slice(0, 10)}T00:00`}
                step={interviewLimits.step * 60}
                defaultValue={
                  actionData?.typed === undefined || actionData.typed === ''
                    ? wallOf(one.time, zone)
                    : actionData.typed.slice(0, 16)
                }
                problem={actionData?.problem}
              />
              <TextArea
                name="note"
                label="Note to the candidate"
                isOptional
                rows={2}
                maxLength={interviewLimits.note}
                defaultValue={actionData?.note}
              />
              <p className="hint">We tell the candidate, who then confirms the new time.</p>
              <Doubts doubts={actionData?.doubts ?? []} />
              <ProblemSummary
                problems={actionData?.problem === undefined ? undefined : { time: actionData.problem }}
                said={saidOf('move')}
              />
              <ChangedSince since={since} reload={href('/manage-interviews/:interviewId', { interviewId: _id })} />
              <div>
                <Button look="primary" name="do" value="move">
                  Update
                </Button>
              </div>
            </Form>
          </details>
          <details className={css.inner}>
            <summary>Cancel interview</summary>
            <Form method="post" className={css.form} preventScrollReset>
              <p>Are you sure? We tell {candidate} straight away, and you cannot undo it.</p>
              <TextArea
                id="cancel-note"
                name="note"
                label="Note to the candidate"
                isOptional
                rows={2}
                maxLength={interviewLimits.note}
              />
              <ProblemSummary said={saidOf('cancel')} />
              <div>
                <Button look="danger" name="do" value="cancel">
                  Yes, cancel the interview
                </Button>
              </div>
            </Form>
          </details>
        </>
      )}
      <History of={history} zone={zone} />
    </div>
  )
}

const happened: Record<string, string> = {
  'interview-invited': 'Invited',
  'interview-moved': 'Moved',
  'interview-changed': 'Changed',
  'interview-confirmed': 'Confirmed',
  'interview-suggested': 'Another time suggested',
  'interview-refused': 'Suggestion not accepted',
  'interview-declined': 'Cannot attend',
  'interview-cancelled': 'Cancelled',
  'interview-reminded': 'Reminded',
}

function History({ of, zone }: { of: readonly InterviewEvent[]; zone: Zone }) {
  return (
    <section className={css.part} aria-labelledby="history">
      <h2 id="history">What happened</h2>
      <ol className={css.people}>
        {of.map(({ at, kind, by, time }) => (
          <li key={`${at} ${kind}`}>
            {happened[kind] ?? kind}
            {time !== null && `: ${inWords(time, zone)}`}{' '}
            <small className="quiet">
              {by} · {inWords(at, zone)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
