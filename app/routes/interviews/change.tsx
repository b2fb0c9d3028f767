import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import type { Appointment, InvitationPlan } from '../../../contract/interviews/interviews.ts'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import * as texts from '../../../contract/interviews/texts.ts'
import { inWords, wallOf } from '../../../contract/interviews/wall-clock.ts'
import { changedSince } from '../../../contract/platform/revision.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/change'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import { Doubts } from '../../ui/interviews/doubts.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { InvitationFields } from '../../ui/interviews/invitation-fields.tsx'
import {
  readInvitation,
  refusedInvitation,
  slotNames,
  type TypedInvitation,
} from '../../ui/interviews/read-invitation.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ChangedSince, differencesOf, type Since } from '../../ui/parts/changed-since.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { TextArea } from '../../ui/parts/text-field.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  companyOnly(context)
  const { interview, revision } = await ask(context, (api) => api.interviews.find({ params }))
  const of = { adId: interview.job.id, candidacyId: interview.candidacy }
  const plan = await ask(context, (api) => api.interviews.plan({ params: of }))
  // An interview does not clash with itself.
  const busy = plan.busy.filter((one) => one.interview !== interview._id)
  return { interview, revision, plan: { ...plan, busy } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { typed, filled, body } = readInvitation(form)
  const back = {
    typed,
    doubts: [] as string[],
    problems: undefined as Record<string, string> | undefined,
    since: null as Since | null,
    alert: null as Alert | null,
  }
  if (filled.length === 0) return data({ ...back, problems: { slot1: texts.timeMissing } }, { status: 400 })
  if (body.interviewers.length === 0)
    return data({ ...back, problems: { interviewers: 'Choose who takes part' } }, { status: 400 })
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.interviews.change({
      params,
      body: { ...body, note: textOf(form, 'note'), baseRevision: textOf(form, 'baseRevision') || undefined },
    }),
  )
  if (refusal?.message === changedSince) {
    const { interview, revision } = await ask(context, (api) => api.interviews.find({ params }))
    return data({ ...back, since: { differences: differencesFrom(interview, typed), revision } }, { status: 409 })
  }
  if (refusal !== null) return data({ ...back, ...refusedInvitation(refusal, filled) }, { status: 400 })
  if (answer.interview === null) return data({ ...back, doubts: answer.doubts }, { status: 200 })
  throw redirect(`${href('/manage-interviews/:interviewId', params)}?changed`)
}

/** An interview in the fields of the form. Where somebody cannot attend, the fields for other times are empty. */
function typedFrom(one: Appointment, plan: InvitationPlan): TypedInvitation {
  const { event, minutes, how, where, message, slots, zone, state } = one
  const times = state === 'declined' ? [plan.defaultTime] : slots.map((slot) => wallOf(slot, zone))
  return {
    fields: {
      event,
      minutes: String(minutes),
      how,
      where,
      message,
      ...Object.fromEntries(times.map((time, at) => [slotNames[at] ?? '', time])),
    },
    interviewers: one.participants.flatMap(({ side, user }) =>
      side === 'company' && user.id !== null ? [user.id] : [],
    ),
  }
}

function differencesFrom(one: Appointment, { fields }: TypedInvitation) {
  const { event, minutes, how, where, message, slots, zone, state } = one
  const yours = slotNames.map((name) => fields[name] ?? '').filter((time) => time !== '')
  return [
    { label: 'State', there: texts.stateNames[state], yours: '' },
    ...differencesOf(
      { times: 'Times', event: 'Title', minutes: 'How long', how: 'Format', where: 'Where', message: 'Message' },
      {
        there: { event, how, where, message, minutes: String(minutes), times: slots.map((slot) => wallOf(slot, zone)) },
        yours: { ...fields, times: yours.map((time) => time.slice(0, 16)) },
      },
    ),
  ]
}

/** Changes an interview as a whole; for somebody who cannot attend, offers other times. */
export default function ChangeInterview({
  loaderData: { interview, revision, plan },
  actionData,
  params,
}: Route.ComponentProps) {
  const { state } = useNavigation()
  const since = actionData?.since ?? null
  const back = href('/manage-interviews/:interviewId', params)
  const isDeclined = interview.state === 'declined'
  const isOn = plan.canInvite && (isDeclined || (!interview.isPast && interview.state !== 'cancelled'))
  const title = isDeclined ? `Offer ${plan.name} other times` : `Change the interview with ${plan.name}`
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <div className={css.form}>
        <p>
          <Link to={back}>
            {interview.event}: {plan.name}
          </Link>
        </p>
        <h1>{title}</h1>
        {!isOn ? (
          <p>
            {plan.canInvite ? 'This interview is over or cancelled. You can invite them again.' : texts.notInvitable}
          </p>
        ) : (
          <Form method="post" className={css.form} noValidate>
            <p>
              {isDeclined
                ? `${plan.name} could not attend on ${inWords(interview.time, interview.zone)}.`
                : 'With a new time, length, format or address, we ask the candidate to confirm again.'}
            </p>
            {since === null && (
              <input type="hidden" name="baseRevision" value={actionData?.typed.fields['baseRevision'] ?? revision} />
            )}
            <InvitationFields
              plan={plan}
              from={actionData?.typed ?? typedFrom(interview, plan)}
              problems={actionData?.problems}
            />
            <TextArea
              name="note"
              label="Why it changes"
              hint="The candidate reads this in our email"
              isOptional
              rows={2}
              maxLength={interviewLimits.note}
              defaultValue={actionData?.typed.fields['note']}
            />
            <Doubts doubts={actionData?.doubts ?? []} />
            <ProblemSummary problems={actionData?.problems} said={actionData?.alert} />
            <ChangedSince since={since} reload={href('/manage-interviews/:interviewId/change', params)} />
            <div>
              <Button look="primary" aria-busy={state === 'submitting'}>
                {isDeclined ? 'Offer these times' : 'Save and tell the candidate'}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </div>
  )
}
