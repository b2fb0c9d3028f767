import { data, Form, href, Link, useNavigation } from 'react-router'
import { EmployerOutcome, type ApplicationDetail } from '../../../contract/applications-history.ts'
import { canMove } from '../../../contract/applications-states.ts'
import { alert, messages } from '../../../contract/messages.ts'
import type { Route } from './+types/application'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/alert-box.tsx'
import { AnswersList } from '../../ui/applications/answers-list.tsx'
import css from '../../ui/applications/applications.module.css'
import { LoginForm } from '../../ui/applications/login-form.tsx'
import { PartsList, type ApplyPart } from '../../ui/applications/parts-list.tsx'
import { QuestionField } from '../../ui/applications/question-field.tsx'
import { readAnswers } from '../../ui/applications/read-answers.ts'
import { StateBadge } from '../../ui/applications/state-badge.tsx'
import { reasonSteps, stateNames, wayNames } from '../../ui/applications/state-words.ts'
import { useProgress } from '../../ui/applications/use-progress.ts'
import { timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Ago, Day } from '../../ui/when.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const application = await ask(context, (api) => api.applications.find({ params: { applicationId } }))
  return { application, login: await loginAsked(context, application), now: new Date().toISOString() }
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

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { applicationId } = params
  const none = {} as Readonly<Record<string, string>>
  const answered = async (
    call: Promise<{ refusal: { message: string; fields: Readonly<Record<string, string>> } | null }>,
    done: string | null,
  ) => {
    const { refusal } = await call
    return refusal
      ? data({ alert: alert('error', refusal.message), problems: refusal.fields }, { status: 400 })
      : { alert: done === null ? null : alert('success', done), problems: none }
  }
  const own = { params: { applicationId } }
  switch (textOf(form, 'intent')) {
    case 'answer': {
      const { answers } = await ask(context, (api) => api.applications.find(own))
      const body = { answers: readAnswers(form, answers) }
      return await answered(
        tryAsk(context, (api) => api.applications.answer({ ...own, body })),
        null,
      )
    }
    case 'login': {
      const body = { email: textOf(form, 'email'), password: textOf(form, 'password') }
      return await answered(
        tryAsk(context, (api) => api.applications.login({ ...own, body })),
        null,
      )
    }
    case 'approve': {
      const body = { answersHash: textOf(form, 'hash') }
      return await answered(
        tryAsk(context, (api) => api.applications.approve({ ...own, body })),
        null,
      )
    }
    case 'stop': {
      const { answer } = await tryAsk(context, (api) =>
        api.applications.stop({ body: { applications: [applicationId] } }),
      )
      return answer?.stopped.length === 1
        ? { alert: alert('success', 'Stopped: nothing was sent'), problems: none }
        : data({ alert: alert('error', messages.notStoppable), problems: none }, { status: 400 })
    }
    case 'sent':
    case 'not-sent': {
      const wasSent = textOf(form, 'intent') === 'sent'
      const call = tryAsk(context, (api) => api.applications.settle({ ...own, body: { wasSent } }))
      return await answered(call, wasSent ? messages.applied : null)
    }
    default: {
      const outcome = EmployerOutcome.safeParse(textOf(form, 'outcome')).data ?? null
      const body = { notes: textOf(form, 'notes'), outcome }
      return await answered(
        tryAsk(context, (api) => api.applications.change({ ...own, body })),
        'Your notes are kept',
      )
    }
  }
}

/** One application: what the employer gets, what happened, and what to do next. */
export default function Application({ loaderData: { application, login, now }, actionData }: Route.ComponentProps) {
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
        {[employer, sourceName, wayNames[way]].filter((part) => part !== null).join(' · ')}
        {job !== null && (
          <>
            {' · '}
            <Link to={`/job/${job}`}>See the ad</Link>
          </>
        )}
      </p>
      {way !== 'elsewhere' && <PartsList current={partOf(application)} />}
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      <NextStep application={application} login={login} problems={actionData?.problems ?? {}} />
      {hasReceipt && (
        <p>
          <Link className="button" to={href('/applications/:applicationId/receipt', { applicationId: _id })}>
            Receipt
          </Link>
        </p>
      )}
      <Notes application={application} />
      <section className={css.part} aria-labelledby="events">
        <h2 id="events">What happened</h2>
        <ol className={css.list}>
          {application.events.map(({ at, to, by, text }) => (
            <li key={`${at}${to}`}>
              <span>
                <b>{stateNames[to]}</b>
                {text !== '' && <>: {text}</>}
                <small className={css.quiet}>
                  <Ago moment={at} now={now} />, {timeOf(at)}, {by === 'person' ? 'by you' : 'by us'}
                </small>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function partOf({ state, way }: ApplicationDetail): ApplyPart | null {
  if (state === 'queued' || state === 'needs-you') return 'Answers'
  if (state === 'ready') return way === 'by-hand' ? 'Send' : 'Check'
  return state === 'sending' || state === 'unsure' ? 'Send' : null
}

function NextStep({
  application,
  login,
  problems,
}: {
  application: ApplicationDetail
  login: { email: string | null } | null
  problems: Readonly<Record<string, string>>
}) {
  const { state, way, reason, text, nextTryAt, isInHand, isApproved, sourceName, appliedAt, attempts } = application
  switch (state) {
    case 'queued':
      return (
        <section className={css.part}>
          <output className={css.said}>
            {isInHand
              ? `The form on ${sourceName} is being filled in. Nothing is sent yet.`
              : nextTryAt !== null
                ? `${text === '' ? 'It waits for its turn.' : text} We try at ${timeOf(nextTryAt)}${attempts > 0 ? ` (${attempts} of 3)` : ''}.`
                : 'It waits for its turn. You may close this page.'}
          </output>
          <Act intent="stop" label="Stop" />
        </section>
      )
    case 'needs-you':
      return (
        <>
          <section className={css.part}>
            <h2>
              {login !== null && reason === 'no-credentials'
                ? `${sourceName} asks who you are`
                : reason === null
                  ? 'This needs you'
                  : reasonSteps[reason].name}
            </h2>
            {text !== '' && <p>{text}</p>}
            {login === null && <Reason application={application} />}
          </section>
          {login !== null && <LoginForm sourceName={sourceName} email={login.email} problems={problems} />}
          {application.answers.length > 0 && <Questions application={application} problems={problems} />}
          <Paste application={application} />
          <div className={css.ways}>
            {application.answers.length === 0 && login === null && <Act intent="answer" label="Try again" isMain />}
            <Act intent="sent" label="I applied" />
            <Act intent="stop" label="Stop" />
          </div>
        </>
      )
    case 'ready':
      return way === 'by-hand' ? (
        <>
          <section className={css.part}>
            <h2>Apply on {sourceName}</h2>
            <p>
              Everything is ready to paste. When you are done there, say so here: you get a receipt of what you used.
            </p>
            <ToBoard application={application} />
            <div className={css.ways}>
              <Act intent="sent" label="I applied" isMain />
              <Act intent="stop" label="Stop" />
            </div>
          </section>
          <Paste application={application} />
        </>
      ) : (
        <section className={css.part}>
          <h2>Check what the employer gets</h2>
          <p>
            This is what stands in the form on {sourceName}, as it would be sent. Boxes that are not needed are off.
          </p>
          <div className={css.card}>
            <AnswersList answers={application.answers} />
            {application.hasPicture && (
              <details>
                <summary>See the form</summary>
                <img
                  className={css.picture}
                  src={`/applications/${application._id}/picture/form`}
                  alt="The last page of the form, filled in"
                  loading="lazy"
                />
              </details>
            )}
          </div>
          {isApproved ? (
            <output className={css.said}>
              {nextTryAt === null ? 'It is being sent.' : `It is sent at ${timeOf(nextTryAt)}.`}
            </output>
          ) : (
            <div className={css.ways}>
              <Act intent="approve" label="Send application" isMain fields={{ hash: application.answersHash }} />
              <Act intent="stop" label="Stop" />
            </div>
          )}
          {!isApproved && (
            <details>
              <summary>Change an answer</summary>
              <Questions application={application} problems={problems} />
            </details>
          )}
        </section>
      )
    case 'sending':
      return (
        <section className={css.part}>
          <output className={css.said}>It is being sent to {sourceName} now.</output>
        </section>
      )
    case 'unsure':
      return (
        <section className={css.part}>
          <h2>Not sure</h2>
          <p>The site did not answer after we pressed send. We have not tried again. {text}</p>
          <div className={css.ways}>
            <ToBoard application={application} label={`Check on ${sourceName}`} />
            <Act intent="sent" label="It was sent" />
            <Act intent="not-sent" label="It was not" />
          </div>
        </section>
      )
    case 'applied':
      return (
        <section className={css.part}>
          <p>
            {way === 'elsewhere' ? 'You applied' : messages.applied}
            {appliedAt !== null && (
              <>
                {' '}
                on <Day moment={appliedAt} />
              </>
            )}
            . {text}
          </p>
        </section>
      )
    case 'failed':
    case 'stopped':
      return (
        <section className={css.part}>
          <h2>
            {state === 'stopped'
              ? 'Stopped: nothing was sent'
              : reason === null
                ? messages.applicationNotSent
                : reasonSteps[reason].name}
          </h2>
          {text !== '' && <p>{text}</p>}
          <Reason application={application} />
          <p>It cost nothing.</p>
          <div className={css.ways}>
            {application.job !== null && (
              <Link className="button" to={`/apply?job=${application.job}`}>
                Try again
              </Link>
            )}
            {canMove(state, 'applied', 'person') && <Act intent="sent" label="I applied by hand" />}
          </div>
        </section>
      )
  }
}

function Reason({ application }: { application: ApplicationDetail }) {
  const { reason, state } = application
  if (reason === null) return null
  const { text, link } = reasonSteps[reason].step
  return (
    <>
      <p>
        {text} {state === 'failed' && 'You can check your credentials or apply manually.'}
      </p>
      {link === 'board' && <ToBoard application={application} />}
      {typeof link === 'object' && (
        <p>
          <Link className="button" to={link.to}>
            {link.label}
          </Link>
        </p>
      )}
    </>
  )
}

function ToBoard({ application: { link, sourceName }, label }: { application: ApplicationDetail; label?: string }) {
  if (link === null) return null
  return (
    <p>
      <a className="button" href={link} target="_blank" rel="nofollow noopener noreferrer external">
        {label ?? `Open on ${sourceName}`} (new tab)
      </a>
    </p>
  )
}

function Questions({
  application,
  problems,
}: {
  application: ApplicationDetail
  problems: Readonly<Record<string, string>>
}) {
  const { state } = useNavigation()
  return (
    <section className={css.part} aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <Form method="post" className={css.questions}>
        <input type="hidden" name="intent" value="answer" />
        {application.answers.map((answer, at) =>
          answer.question.type === 'file' ? null : (
            <div key={answer.question.key}>
              <input type="hidden" name={`asked-${at}`} value="on" />
              <QuestionField answer={answer} name={`q-${at}`} problem={problems[answer.question.key]} />
              {answer.origin === null && answer.question.kind !== 'optional-consent' && (
                <div className={css.choice}>
                  <input
                    type="checkbox"
                    id={`remember-${at}`}
                    name={`remember-${at}`}
                    defaultChecked={answer.question.kind === 'screening'}
                  />
                  <label htmlFor={`remember-${at}`}>
                    Remember my answer<span className="unseen"> to {answer.question.label}</span>
                  </label>
                </div>
              )}
            </div>
          ),
        )}
        <button className="button primary" type="submit" disabled={state !== 'idle'}>
          Use these answers
        </button>
      </Form>
    </section>
  )
}

function Paste({ application: { documents, answers, _id, state } }: { application: ApplicationDetail }) {
  return (
    <section className={css.part} aria-labelledby="paste">
      <h2 id="paste">Ready to paste</h2>
      {documents.map(({ kind, name, text, hasFile }) => (
        <div key={kind} className="field">
          <label className="label" htmlFor={`paste-${kind}`}>
            {kind === 'cv' ? 'Your CV' : 'Your letter'}: {name}
          </label>
          <textarea className={css.paste} id={`paste-${kind}`} readOnly value={text} />
          {hasFile && <a href={`/applications/${_id}/document/${kind}`}>Download the file</a>}
        </div>
      ))}
      {state === 'ready' && answers.length > 0 && <AnswersList answers={answers} />}
      {documents.length === 0 && <p>You chose no CV for this one.</p>}
    </section>
  )
}

function Notes({ application: { notes, outcome, state } }: { application: ApplicationDetail }) {
  return (
    <Form method="post" className={`${css.part} ${css.noPrint}`}>
      <h2>Your notes</h2>
      <input type="hidden" name="intent" value="note" />
      <div className="field">
        <label className="label" htmlFor="notes">
          Notes
        </label>
        <textarea
          className={`${css.paste} ${css.short}`}
          id="notes"
          name="notes"
          maxLength={5000}
          defaultValue={notes}
        />
      </div>
      {state === 'applied' && (
        <div className="field">
          <label className="label" htmlFor="outcome">
            What the employer said
          </label>
          <select className="input" id="outcome" name="outcome" defaultValue={outcome ?? ''}>
            <option value="">Nothing yet</option>
            <option value="interview">They invite me to an interview</option>
            <option value="offer">They offer me the job</option>
            <option value="rejected">They said no</option>
          </select>
        </div>
      )}
      <button className="button" type="submit">
        Keep
      </button>
    </Form>
  )
}

function Act(props: { intent: string; label: string; isMain?: boolean; fields?: Readonly<Record<string, string>> }) {
  const { intent, label, isMain = false, fields = {} } = props
  const { state } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={`button ${isMain ? 'primary' : ''}`} type="submit" disabled={state === 'submitting'}>
        {label}
      </button>
    </Form>
  )
}
