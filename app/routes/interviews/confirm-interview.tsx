import { data, Form, href, Link } from 'react-router'
import type { Appointment } from '../../../contract/interviews/interviews.ts'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import * as texts from '../../../contract/interviews/texts.ts'
import { wallOf } from '../../../contract/interviews/wall-clock.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/confirm-interview'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { InterviewFacts, InterviewState } from '../../ui/interviews/interview-facts.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { When } from '../../ui/interviews/when.tsx'
import noticePage from '../../ui/notice-page.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { DateField } from '../../ui/parts/date-field.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { doneOf } from '../../ui/parts/said.ts'
import { TextArea, TextField } from '../../ui/parts/text-field.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { Radio } from '../../ui/parts/radio.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await ask(context, (api) => api.interviews.lookAtLink({ params }))
  return data({ ...found, now: new Date().toISOString() }, { status: found.link === 'unknown' ? 404 : 200 })
}

/** A link in a mail shows a page; only its buttons act, because programs that read mail follow links. */
export async function action({ request, params: { key }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = textOf(form, 'do')
  const note = textOf(form, 'note')
  const { answer, refusal } = await tryAsk(context, async (api) => {
    switch (intent) {
      case 'decline':
        return await api.interviews.decline({ params: { key }, body: { note } })
      case 'new-link':
        return await api.interviews.newLink({ body: { email: textOf(form, 'email').trim() } })
      default:
        return await api.interviews.confirm({ body: { confirmationKey: key, time: textOf(form, 'time'), note } })
    }
  })
  if (refusal === null) return data({ alert: answer, problems: undefined, intent, typed: '' }, { status: 200 })
  const field = intent === 'new-link' ? 'email' : 'time'
  const [wrong] = Object.values(refusal.fields)
  const message =
    textOf(form, field) === '' ? (field === 'email' ? 'Enter your email address' : texts.timeMissing) : wrong
  return data(
    {
      alert: message === undefined ? alert('error', refusal.message) : null,
      problems: message === undefined ? undefined : { [field]: message },
      intent,
      typed: textOf(form, field),
    },
    { status: 400 },
  )
}

/** An invitation to an interview: shows it, and acts only when a button is pressed. */
export default function ConfirmInterview({
  loaderData: { link, interview, now },
  actionData,
  params,
}: Route.ComponentProps) {
  const problems = actionData?.problems
  const done = doneOf(actionData?.alert)
  if (interview === null || (link !== 'good' && link !== 'past')) {
    return (
      <div className={`page ${noticePage.page}`}>
        <PageHead title="Interview" isForSearchEngines={false} />
        <h1>{link === 'superseded' ? 'This link is out of date' : 'This link is not valid'}</h1>
        <p>
          {link === 'superseded'
            ? 'The interview has been moved, or a newer link has been sent. Use the link in our latest email.'
            : 'It may be incomplete. Try to copy the whole address from our email.'}
        </p>
        <div aria-live="polite">{done !== null && <AlertBox alert={done} />}</div>
        <NewLink problem={problems?.['email']} typed={actionData?.typed ?? ''} said={actionData?.alert ?? null} />
        <Contact />
      </div>
    )
  }
  const { event, job, company, state, isPast } = interview
  const isOn = !isPast && state !== 'cancelled' && state !== 'declined'
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={`${event}: ${job.jobTitle}`} isForSearchEngines={false} />
      <div className={css.head}>
        <h1>
          {event}: {job.jobTitle}
        </h1>
        <span className={css.marks}>
          <InterviewState of={interview} />
        </span>
      </div>
      <p>
        {company.name} · {job.jobLocation} · <Link to={href('/job-ad/:id', { id: job.id })}>Read the ad</Link>
      </p>
      <div aria-live="polite">{done !== null && <AlertBox alert={done} />}</div>
      <Standing of={interview} />
      <section className={css.part} aria-labelledby="what">
        <h2 id="what">The interview</h2>
        <InterviewFacts of={interview} hasForm={isOn} />
        <p>You will meet {namesOf(interview)}.</p>
      </section>
      {isOn && (
        <Answer
          of={interview}
          now={now}
          problem={problems?.['time']}
          typed={actionData?.typed ?? ''}
          intent={actionData?.intent ?? ''}
          said={actionData?.alert ?? null}
        />
      )}
      {state === 'confirmed' && !isPast && (
        <section className={css.part} aria-labelledby="next">
          <h2 id="next">Before you go</h2>
          <p>
            <a href={href('/confirm-interview/:key/calendar', { key: params.key })} download>
              Download the calendar file
            </a>
          </p>
          <p>We remind you by email a day and an hour before.</p>
          <p>
            <Link to={href('/candidacies/:candidacyId/receipt', { candidacyId: interview.candidacy })}>
              The receipt of your application, with the ad as it was
            </Link>{' '}
            (log in to see it)
          </p>
        </section>
      )}
      <Contact company={company.name} />
    </div>
  )
}

function namesOf({ participants }: Appointment): string {
  const names = participants.filter(({ side }) => side === 'company').map(({ user }) => user.name)
  return names.length === 0 ? 'somebody from the company' : new Intl.ListFormat('en-GB').format(names)
}

/** What the reader has to know before anything else: where it is used up, over or waiting. */
function Standing({ of: { state, isPast, company, suggested, zone, time, isAgreed } }: { of: Appointment }) {
  if (state === 'cancelled') return <p>This interview is cancelled. There is nothing to answer any more.</p>
  if (state === 'declined')
    return <p>You have said that you cannot attend. Write to {company.name} if that has changed.</p>
  if (isPast) return <p>This link has expired: the interview is over.</p>
  if (state === 'confirmed') return <p>You have confirmed. You can still change your answer below.</p>
  if (state === 'suggested' && suggested !== null) {
    return (
      <p>
        Waiting for {company.name} to accept <When time={suggested} zone={zone} />.{' '}
        {isAgreed ? (
          <>
            <When time={time} zone={zone} /> is still held.
          </>
        ) : (
          'The times you were offered are still held.'
        )}
      </p>
    )
  }
  return <p>Nothing is booked until you confirm.</p>
}

function Answer({
  of: { slots, isAgreed, time, zone, state },
  now,
  problem,
  typed,
  intent,
  said,
}: {
  of: Appointment
  now: string
  problem: string | undefined
  typed: string
  /** Of the form that `said` and the problem are about. */
  intent: string
  said: Alert | null
}) {
  const offered = (isAgreed ? [time] : slots).filter((slot) => slot > now)
  const [first] = offered
  const isSuggested = intent === 'suggest'
  return (
    <section className={css.part} aria-labelledby="answer">
      <h2 id="answer">Your answer</h2>
      {state !== 'confirmed' && first !== undefined && (
        <Form method="post" className={css.form}>
          {offered.length === 1 ? (
            <input type="hidden" name="time" value={first} />
          ) : (
            <ChoiceGroup legend="Which time suits you?">
              {offered.map((slot, at) => (
                <Radio key={slot} name="time" value={slot} defaultChecked={at === 0}>
                  <When time={slot} zone={zone} />
                </Radio>
              ))}
            </ChoiceGroup>
          )}
          <ProblemSummary
            problems={problem !== undefined && intent === 'confirm' ? { '': problem } : undefined}
            said={intent === 'confirm' ? said : null}
          />
          <div>
            <Button look="primary" name="do" value="confirm">
              Confirm
            </Button>
          </div>
        </Form>
      )}
      <details className={css.inner} open={isSuggested && (problem !== undefined || said !== null)}>
        <summary>Suggest another time</summary>
        <Form method="post" className={css.form} noValidate>
          <p>The company must accept it. Until then, the earlier time is still held for you.</p>
          <DateField
            kind="moment"
            name="time"
            label="New date and time"
            hint={`${zone === 'Europe/Dublin' ? 'Irish' : 'UK'} time, in steps of ${interviewLimits.step} minutes`}
            min={`${wallOf(now, zone).slice(0, 10)}T00:00`}
            step={interviewLimits.step * 60}
            defaultValue={typed === '' ? wallOf(time, zone) : typed}
            problem={isSuggested ? problem : undefined}
          />
          <TextArea name="note" label="Note to the company" isOptional rows={2} maxLength={interviewLimits.note} />
          <ProblemSummary
            problems={problem !== undefined && isSuggested ? { time: problem } : undefined}
            said={isSuggested ? said : null}
          />
          <div>
            <Button name="do" value="suggest">
              Confirm new date
            </Button>
          </div>
        </Form>
      </details>
      <details className={css.inner} open={intent === 'decline' && said !== null}>
        <summary>I cannot attend</summary>
        <Form method="post" className={css.form}>
          <TextArea id="why" name="note" label="Reason" isOptional rows={2} maxLength={interviewLimits.note} />
          <ProblemSummary said={intent === 'decline' ? said : null} />
          <div>
            <Button look="danger" name="do" value="decline">
              Tell them that I cannot attend
            </Button>
          </div>
        </Form>
      </details>
    </section>
  )
}

function NewLink({ problem, typed, said }: { problem: string | undefined; typed: string; said: Alert | null }) {
  return (
    <Form method="post" className={css.form} noValidate>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label="Your email address"
        hint="The one that you applied with"
        defaultValue={typed}
        problem={problem}
      />
      <ProblemSummary problems={problem === undefined ? undefined : { email: problem }} said={said} />
      <div>
        <Button look="primary" name="do" value="new-link">
          Send me a new link
        </Button>
      </div>
    </Form>
  )
}

function Contact({ company }: { company?: string }) {
  return (
    <p>
      {company === undefined
        ? 'Something else? '
        : `Questions about the interview? Write to ${company} from the page of your application. Something wrong with this page? `}
      <Link to="/contact">Contact us</Link>
    </p>
  )
}
