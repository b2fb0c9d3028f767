import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { ToldMoment } from '../platform/bounds.ts'
import { BaseRevision, Revision } from '../platform/revision.ts'
import { Alert } from '../texts/alert.ts'
import {
  Appointment,
  Changed,
  InterviewChange,
  InterviewEvent,
  Invitation,
  InvitationPlan,
  Kit,
  LinkState,
  ReadReply,
  ScoreSheet,
  TypedTime,
} from './interviews.ts'
import { interviewLimits as limits } from './limits.ts'

const tag = 'Interviews'
const ours = { who: 'user', owner: 'query', member: 'company' } as const
const mine = { who: 'user', owner: 'query' } as const
const byKey = { who: 'guest' } as const
const key = z.string().max(200).describe('From the link')
const one = z.object({ params: z.object({ interviewId: z.uuid() }) })
const note = z.string().trim().max(limits.note).default('')

export const interviews = {
  /** The specification's calls (S25.37 to S25.42). */
  byKey: endpoint(
    {
      method: 'GET',
      path: '/calendars/confirm/{key}',
      summary: 'The interview of a link',
      description:
        'A list of one; empty where the link is wrong or of an older invitation. Nothing is changed by looking.',
      tag,
    },
    { ...byKey, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ key }) }))
    .output(z.array(Appointment)),

  confirm: endpoint(
    {
      method: 'POST',
      path: '/calendars/confirm',
      summary: 'Confirm an interview, or suggest another time',
      description:
        '`time` is one of those to choose from, or another: that is a suggestion, and the company must accept it. The time before is held until then.',
      tag,
    },
    { ...byKey, rateClass: 'write' },
  )
    .input(z.object({ body: z.strictObject({ confirmationKey: key, time: TypedTime, note }) }))
    .output(Alert),

  all: endpoint(
    { method: 'GET', path: '/calendars', summary: 'Your company’s interviews, by time', tag },
    { ...ours, rateClass: 'read' },
  ).output(z.array(Appointment)),

  schedule: endpoint(
    {
      method: 'POST',
      path: '/calendars',
      summary: 'Invite somebody to an interview',
      description:
        'In the specification’s shape; /interviews says more. `job` is the id of the ad and the candidate is the participant whose id is that of their application. The names and the company are ours to know and may be left out.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(
      z.object({
        body: z.strictObject({
          event: z.string().trim().min(1).max(limits.event).default('Job interview'),
          job: z.uuid(),
          jobTitle: z.string().max(300).optional(),
          companyName: z.string().max(300).optional(),
          participants: z
            .array(z.strictObject({ user: z.strictObject({ id: z.uuid() }) }))
            .min(1)
            .max(limits.interviewers),
          time: TypedTime,
          message: z.string().trim().max(limits.message).default(''),
        }),
      }),
    )
    .output(Alert),

  update: endpoint(
    { method: 'PUT', path: '/calendars/{interviewId}', summary: 'Move an interview', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(one.extend({ body: z.strictObject({ time: TypedTime, message: note }) }))
    .output(Alert),

  remove: endpoint(
    { method: 'DELETE', path: '/calendars/{interviewId}', summary: 'Cancel an interview', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(one)
    .output(Alert),

  /* Ours. */
  plan: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/candidates/{candidacyId}/interviews',
      summary: 'What an invitation needs, and the candidate’s interviews',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ adId: z.uuid(), candidacyId: z.uuid() }) }))
    .output(InvitationPlan),

  invite: endpoint(
    {
      method: 'POST',
      path: '/interviews',
      summary: 'Invite a candidate, with up to five times to choose from',
      description:
        'If times clash or are on days off, nothing is sent and `doubts` says why. Send it again with `isSure`.',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ body: Invitation }))
    .output(Changed),

  find: endpoint(
    {
      method: 'GET',
      path: '/interviews/{interviewId}',
      summary: 'An interview of your company, with its history',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(one)
    .output(z.object({ interview: Appointment, revision: Revision, history: z.array(InterviewEvent) })),

  move: endpoint(
    { method: 'POST', path: '/interviews/{interviewId}/move', summary: 'Move an interview to another time', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(
      one.extend({
        body: z.strictObject({
          time: TypedTime,
          note,
          isSure: z.boolean().default(false),
          from: ToldMoment.optional().describe(
            'The time that was held when you read it: if another is held by now, the answer is 409',
          ),
        }),
      }),
    )
    .output(Changed),

  change: endpoint(
    {
      method: 'PUT',
      path: '/interviews/{interviewId}',
      summary: 'Change an interview: times, length, place, people, message',
      description:
        'Also offers other times to a candidate who cannot attend. With a new time, length, format or address the candidate is asked to confirm again. If there is something to check first, nothing is sent and `doubts` says what. Send it again with `isSure`.',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(one.extend({ body: InterviewChange }))
    .output(Changed),

  cancel: endpoint(
    { method: 'POST', path: '/interviews/{interviewId}/cancel', summary: 'Cancel an interview, with a note', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(one.extend({ body: z.strictObject({ note }) }))
    .output(Alert),

  answerSuggestion: endpoint(
    {
      method: 'POST',
      path: '/interviews/{interviewId}/suggestion',
      summary: 'Accept or refuse the time that the candidate suggests',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(one.extend({ body: z.strictObject({ accept: z.boolean(), time: TypedTime, note }) }))
    .output(Alert),

  readReply: endpoint(
    {
      method: 'POST',
      path: '/interviews/replies',
      summary: 'Read a reply from a calendar program, and take it as the candidate’s answer',
      description:
        'A file is no proof of who sent it: without `take` nothing is changed, and only the invited candidate’s answer to the latest invitation can be taken.',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ body: z.strictObject({ text: z.string().max(limits.reply), take: z.boolean().default(false) }) }))
    .output(z.object({ reply: ReadReply, alert: Alert.nullable() })),

  kit: endpoint(
    { method: 'GET', path: '/interviews/{interviewId}/kit', summary: 'Questions and scores of an interview', tag },
    { ...ours, rateClass: 'read' },
  )
    .input(one)
    .output(Kit),

  saveScores: endpoint(
    { method: 'PUT', path: '/interviews/{interviewId}/scores', summary: 'Save your scores of an interview', tag },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(one.extend({ body: z.strictObject({ scores: ScoreSheet }) }))
    .output(Alert),

  saveQuestions: endpoint(
    {
      method: 'PUT',
      path: '/interviews/{interviewId}/questions',
      summary: 'Save the questions that interviews for this ad ask',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(
      one.extend({
        body: z.strictObject({
          questions: z.array(z.string().trim().min(1).max(limits.question)).max(limits.questions),
          forAll: z.boolean().describe('For all ads of the company that have none of their own').default(false),
          baseRevision: BaseRevision,
        }),
      }),
    )
    .output(Alert),

  feed: endpoint(
    { method: 'GET', path: '/interviews/feed', summary: 'Whether you have a calendar feed', tag },
    { ...ours, rateClass: 'read' },
  ).output(z.object({ since: z.iso.datetime().nullable() })),

  makeFeed: endpoint(
    {
      method: 'POST',
      path: '/interviews/feed',
      summary: 'Create the secret address of your calendar feed',
      description: 'It is shown once. An address that was made before stops working.',
      tag,
      status: 201,
    },
    { ...ours, rateClass: 'write' },
  ).output(z.object({ path: z.string() })),

  dropFeed: endpoint(
    { method: 'DELETE', path: '/interviews/feed', summary: 'Stop your calendar feed', tag },
    { ...ours, rateClass: 'write' },
  ).output(Alert),

  readFeed: endpoint(
    { method: 'GET', path: '/calendars/feeds/{key}', summary: 'A member’s interviews, for a calendar program', tag },
    { ...byKey, rateClass: 'read', files: ['text/calendar'] },
  )
    .input(z.object({ params: z.object({ key }) }))
    .output(z.file()),

  lookAtLink: endpoint(
    { method: 'GET', path: '/calendars/links/{key}', summary: 'What a link opens, or why it does not', tag },
    { ...byKey, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ key }) }))
    .output(z.object({ link: LinkState, interview: Appointment.nullable() })),

  decline: endpoint(
    { method: 'POST', path: '/calendars/links/{key}/decline', summary: 'Say that you cannot attend', tag },
    { ...byKey, rateClass: 'write' },
  )
    .input(z.object({ params: z.object({ key }), body: z.strictObject({ note }) }))
    .output(Alert),

  calendarFile: endpoint(
    { method: 'GET', path: '/calendars/links/{key}/file', summary: 'The interview as a calendar file', tag },
    { ...byKey, rateClass: 'read', files: ['text/calendar'] },
  )
    .input(z.object({ params: z.object({ key }) }))
    .output(z.file()),

  newLink: endpoint(
    {
      method: 'POST',
      path: '/calendars/new-link',
      summary: 'Get a new link by email',
      description: 'Answers the same whether there is an interview or not.',
      tag,
    },
    { ...byKey, rateClass: 'sign-in' },
  )
    .input(z.object({ body: z.strictObject({ email: z.email().max(254) }) }))
    .output(Alert),

  mine: endpoint(
    {
      method: 'GET',
      path: '/candidacies/{candidacyId}/interviews',
      summary: 'Interviews for your application',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ candidacyId: z.uuid() }) }))
    .output(z.array(Appointment)),

  openMine: endpoint(
    {
      method: 'POST',
      path: '/candidacies/{candidacyId}/interviews/{interviewId}/link',
      summary: 'Get a link to your interview',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: z.object({ candidacyId: z.uuid(), interviewId: z.uuid() }) }))
    .output(z.object({ key: z.string() })),
}
