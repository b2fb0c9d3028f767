import { randomId } from '../../ui/interviews/random-id.ts'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import type { InterviewWay } from '../../../contract/interviews/interviews.ts'
import { inWords } from '../../../contract/interviews/wall-clock.ts'
import type { Route } from './+types/schedule'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import { Doubts } from '../../ui/interviews/doubts.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { InterviewState } from '../../ui/interviews/interview-facts.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { DateField } from '../../ui/parts/date-field.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { TextArea, TextField } from '../../ui/parts/text-field.tsx'
import { alert } from '../../../contract/texts/messages.ts'
import { Checkbox } from '../../ui/parts/checkbox.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  companyOnly(context)
  // Made with the form: sent twice, it invites once.
  return { plan: await ask(context, (api) => api.interviews.plan({ params })), id: randomId() }
}

const slotNames = Array.from({ length: interviewLimits.slots }, (_, at) => `slot${at + 1}`)

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<string, string>
  const interviewers = form.getAll('interviewer').map(String)
  const filled = slotNames.filter((name) => textOf(form, name) !== '')
  const back = { typed, interviewers, doubts: [] as string[], problems: undefined, alert: null }
  if (filled.length === 0) return data({ ...back, problems: { slot1: 'Enter a date and a time' } }, { status: 400 })
  const how = textOf(form, 'how')
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.interviews.invite({
      body: {
        _id: textOf(form, 'id'),
        candidacy: params.candidacyId,
        event: textOf(form, 'event').trim() || 'Job interview',
        slots: filled.map((name) => textOf(form, name)),
        minutes: Number(textOf(form, 'minutes')),
        how: (how === 'phone' || how === 'video' ? how : 'place') satisfies InterviewWay,
        where: textOf(form, 'where'),
        interviewers,
        message: textOf(form, 'message'),
        isSure: textOf(form, 'isSure') === 'yes',
      },
    }),
  )
  if (refusal !== null) {
    // Where an empty line stands between two times, the second is the third field.
    const fields = Object.entries(refusal.fields).map(([field, message]) => {
      const at = /^slot(\d)$/u.exec(field)?.[1]
      return [at === undefined ? field : (filled[Number(at) - 1] ?? field), message]
    })
    const problems = Object.fromEntries(fields) as Record<string, string>
    const isField = fields.length > 0
    return data(
      { ...back, problems: isField ? problems : undefined, alert: isField ? null : alert('error', refusal.message) },
      { status: 400 },
    )
  }
  if (answer.interview === null) return data({ ...back, doubts: answer.doubts }, { status: 200 })
  throw redirect(`${href('/manage-interviews/:interviewId', { interviewId: answer.interview._id })}?sent`)
}

/** Invites somebody who applied to an interview. */
export default function ScheduleInterview({ loaderData: { plan, id }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { name, jobTitle, adId, candidacy, zone, defaultTime, today, hint, members, busy, interviews, canInvite } = plan
  const typed = actionData?.typed
  const was = (field: string, otherwise: string) => typed?.[field] ?? otherwise
  const problems = actionData?.problems as Record<string, string> | undefined
  const chosen = actionData?.interviewers ?? members.filter(({ isYou }) => isYou).map(({ _id }) => _id)
  const place = zone === 'Europe/Dublin' ? 'Irish' : 'UK'
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`Schedule interview: ${name}`} isForSearchEngines={false} />
      <div className={css.form}>
        <p>
          <Link to={href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: candidacy })}>
            {name}: {jobTitle}
          </Link>
        </p>
        <h1>Schedule an interview with {name}</h1>
        {interviews.length > 0 && (
          <section className={css.part} aria-labelledby="so-far">
            <h2 id="so-far">Interviews so far</h2>
            <ul className={css.people}>
              {interviews.map((one) => (
                <li key={one._id}>
                  <Link to={href('/manage-interviews/:interviewId', { interviewId: one._id })}>
                    {one.event}, {inWords(one.time, one.zone)}
                  </Link>{' '}
                  <InterviewState of={one} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {!canInvite ? (
          <p>This application is withdrawn or rejected, so nobody can be invited.</p>
        ) : (
          <Form method="post" className={css.form} noValidate>
            <input type="hidden" name="id" value={was('id', id)} />
            <TextField
              name="event"
              label="Title"
              defaultValue={was('event', 'Job interview')}
              maxLength={interviewLimits.event}
            />
            <fieldset className={css.slots}>
              <legend className="label">Times</legend>
              <p className="hint">
                Offer up to {interviewLimits.slots} times; {name} chooses one. {place} time, in steps of 15 minutes.
                {hint !== null && ` ${hint}`}
              </p>
              {slotNames.map((slot, at) => (
                <DateField
                  key={slot}
                  kind="moment"
                  name={slot}
                  label={`Time ${at + 1}`}
                  isOptional={at > 0}
                  min={`${today}T00:00`}
                  step={interviewLimits.step * 60}
                  defaultValue={was(slot, at === 0 ? defaultTime : '')}
                  problem={problems?.[slot]}
                />
              ))}
            </fieldset>
            <SelectField name="minutes" label="How long" defaultValue={was('minutes', '45')}>
              {[15, 30, 45, 60, 90, 120, 180, 240, 480].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`}
                </option>
              ))}
            </SelectField>
            <SelectField name="how" label="Format" defaultValue={was('how', 'place')}>
              <option value="place">At a place</option>
              <option value="phone">By phone</option>
              <option value="video">By video call</option>
            </SelectField>
            <TextField
              name="where"
              label="Where"
              hint="The address, the telephone number, or the https:// link of the video call"
              defaultValue={was('where', '')}
              maxLength={interviewLimits.where}
              problem={problems?.['where']}
            />
            <ChoiceGroup id="interviewers" legend="Who takes part" problem={problems?.['interviewers']}>
              {members.map((member) => (
                <Checkbox
                  key={member._id}
                  name="interviewer"
                  value={member._id}
                  defaultChecked={chosen.includes(member._id)}
                >
                  {member.name}
                  {member.isYou && ' (you)'}
                </Checkbox>
              ))}
            </ChoiceGroup>
            <TextArea
              name="message"
              label="Message"
              hint="What to prepare or bring, how to get in, who to call"
              isOptional
              defaultValue={was('message', '')}
              maxLength={interviewLimits.message}
            />
            <Doubts doubts={actionData?.doubts ?? []} />
            <ProblemSummary problems={problems} said={actionData?.alert} />
            <div>
              <Button look="primary" aria-busy={state === 'submitting'}>
                Send invitation
              </Button>
            </div>
          </Form>
        )}
        {busy.length > 0 && (
          <details className={css.inner}>
            <summary>Your company’s interviews ({busy.length})</summary>
            <ul className={css.people}>
              {busy.map((one) => (
                <li key={`${one.time} ${one.what}`}>
                  {inWords(one.time, zone)}, {one.minutes} minutes: {one.what}
                  {one.who.length > 0 && ` (${one.who.join(', ')})`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}
