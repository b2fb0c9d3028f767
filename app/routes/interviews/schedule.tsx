import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { notInvitable, timeMissing } from '../../../contract/interviews/texts.ts'
import { inWords } from '../../../contract/interviews/wall-clock.ts'
import type { Route } from './+types/schedule'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import { Doubts } from '../../ui/interviews/doubts.tsx'
import { InterviewState } from '../../ui/interviews/interview-facts.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { InvitationFields } from '../../ui/interviews/invitation-fields.tsx'
import { randomId } from '../../ui/interviews/random-id.ts'
import { readInvitation, refusedInvitation } from '../../ui/interviews/read-invitation.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  companyOnly(context)
  // Made with the form: sent twice, it invites once.
  return { plan: await ask(context, (api) => api.interviews.plan({ params })), id: randomId() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { typed, filled, body } = readInvitation(form)
  const back = { typed, doubts: [] as string[], problems: undefined, alert: null }
  if (filled.length === 0) return data({ ...back, problems: { slot1: timeMissing } }, { status: 400 })
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.interviews.invite({ body: { ...body, _id: textOf(form, 'id'), candidacy: params.candidacyId } }),
  )
  if (refusal !== null) return data({ ...back, ...refusedInvitation(refusal, filled) }, { status: 400 })
  if (answer.interview === null) return data({ ...back, doubts: answer.doubts }, { status: 200 })
  throw redirect(`${href('/manage-interviews/:interviewId', { interviewId: answer.interview._id })}?sent`)
}

/** Invites somebody who applied to an interview. */
export default function ScheduleInterview({ loaderData: { plan, id }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { name, jobTitle, adId, candidacy, defaultTime, members, interviews, canInvite } = plan
  const problems = actionData?.problems as Record<string, string> | undefined
  const from = actionData?.typed ?? {
    fields: { event: 'Job interview', slot1: defaultTime, minutes: '45', how: 'place' },
    interviewers: members.filter(({ isYou }) => isYou).map(({ _id }) => _id),
  }
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
          <p>{notInvitable}</p>
        ) : (
          <Form method="post" className={css.form} noValidate>
            <input type="hidden" name="id" value={actionData?.typed.fields['id'] ?? id} />
            <InvitationFields plan={plan} from={from} problems={problems} />
            <Doubts doubts={actionData?.doubts ?? []} />
            <ProblemSummary problems={problems} said={actionData?.alert} />
            <div>
              <Button look="primary" aria-busy={state === 'submitting'}>
                Send invitation
              </Button>
            </div>
          </Form>
        )}
        <p>
          <Link to="/manage-interviews?show=week">Your company’s interviews by week</Link>
        </p>
      </div>
    </div>
  )
}
