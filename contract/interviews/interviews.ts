import { z } from 'zod'
import { BaseRevision, Revision } from '../platform/revision.ts'
import { oneLine } from '../texts/one-line.ts'
import { interviewLimits as limits } from './limits.ts'
import { zones } from './wall-clock.ts'

/** 'suggested': the candidate asks for another time, and the one before is still held. That one is over is told by the clock. */
export const InterviewState = z.enum(['invited', 'confirmed', 'suggested', 'declined', 'cancelled'])
export type InterviewState = z.infer<typeof InterviewState>

export const InterviewWay = z.enum(['place', 'phone', 'video'])
export type InterviewWay = z.infer<typeof InterviewWay>

/** Somebody who takes part: the candidate, or a member of the company (S24.13). */
const Participant = z.object({
  user: z.object({
    id: z.uuid().nullable().describe('Null if it is deleted, or if you may not know it'),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  side: z.enum(['company', 'candidate']),
  status: z.enum(['unconfirmed', 'confirmed']),
})

/** An interview in the specification's shape, with what we say beyond it. */
export const Appointment = z.object({
  _id: z.uuid(),
  event: z.string().describe('What it is called: ‘Job interview’'),
  job: z.object({
    id: z.uuid().describe('The ad; its page is /job-ad/{id}'),
    jobTitle: z.string(),
    jobLocation: z.string(),
  }),
  company: z.object({ name: z.string() }),
  time: z.iso.datetime().describe('The time that is held: the first of those to choose from until one is chosen'),
  message: z.string(),
  participants: z.array(Participant),
  candidacy: z.uuid(),
  state: InterviewState,
  isPast: z.boolean(),
  isAgreed: z.boolean().describe('Both sides have agreed to the time that is held'),
  slots: z.array(z.iso.datetime()).describe('The times to choose from'),
  suggested: z.iso.datetime().nullable().describe('The other time that the candidate asks for'),
  suggestionNote: z.string(),
  endedNote: z.string().describe('Why it was declined or cancelled'),
  minutes: z.number().int(),
  zone: z.enum(zones),
  how: InterviewWay,
  where: z.string().describe('The address, the telephone number or the link'),
})
export type Appointment = z.infer<typeof Appointment>

/** A time as the clocks at the ad's place show it, or with its own offset. */
export const TypedTime = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/u,
    'Enter a date and a time, such as 4 March 2026, 16:00',
  )

export const Invitation = z.strictObject({
  _id: z.uuid().describe('The id of the interview, which you choose, so that a repeated call sends it only once'),
  candidacy: z.uuid(),
  event: z.string().trim().min(1).max(limits.event).default('Job interview'),
  slots: z.array(TypedTime).min(1).max(limits.slots),
  minutes: z.number().int().min(limits.shortest).max(limits.longest).multipleOf(limits.step),
  how: InterviewWay,
  where: z.string().max(limits.where).overwrite(oneLine).default(''),
  interviewers: z
    .array(z.uuid())
    .max(limits.interviewers)
    .describe('Members of your company; you, if none are named')
    .default([]),
  message: z.string().trim().max(limits.message).default(''),
  isSure: z.boolean().describe('Send even if a time clashes or is on a day off').default(false),
})
export type Invitation = z.infer<typeof Invitation>

/** An interview as it is to be from now on, said as a whole. */
export const InterviewChange = Invitation.omit({ _id: true, candidacy: true }).extend({
  interviewers: z.array(z.uuid()).min(1, 'Choose who takes part').max(limits.interviewers),
  note: z.string().trim().max(limits.note).describe('Goes to the candidate with the news').default(''),
  baseRevision: BaseRevision,
})
export type InterviewChange = z.infer<typeof InterviewChange>

/** What a change of an interview came to. */
export const Changed = z.object({
  interview: Appointment.nullable().describe('Null if nothing was sent because of `doubts`'),
  doubts: z.array(z.string()).describe('What to check before the times are sent; send again with `isSure`'),
})
export type Changed = z.infer<typeof Changed>

/** What the form needs that invites somebody. */
export const InvitationPlan = z.object({
  candidacy: z.uuid(),
  adId: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  zone: z.enum(zones),
  defaultTime: z.string().describe('The next working day at 16:00, as the clocks there show it'),
  today: z.iso.date(),
  hint: z.string().nullable().describe('What we do not know about days off'),
  members: z.array(z.object({ _id: z.uuid(), name: z.string(), isYou: z.boolean() })),
  busy: z.array(
    z.object({
      interview: z.uuid(),
      time: z.iso.datetime(),
      minutes: z.number().int(),
      who: z.array(z.string()),
      what: z.string(),
    }),
  ),
  interviews: z.array(Appointment).describe('Those of this candidate'),
  canInvite: z.boolean(),
})
export type InvitationPlan = z.infer<typeof InvitationPlan>

/** What happened to an interview, the earliest first. */
export const InterviewEvent = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  by: z.string().describe('A member’s name, ‘Candidate’ or ‘Rolecall’'),
  time: z.iso.datetime().nullable(),
})
export type InterviewEvent = z.infer<typeof InterviewEvent>

/** Why a link does not open an interview, or what it opens. */
export const LinkState = z.enum(['good', 'past', 'superseded', 'unknown'])
export type LinkState = z.infer<typeof LinkState>

const Score = z.strictObject({
  question: z.string().max(limits.question),
  score: z.number().int().min(1).max(9).nullable(),
  note: z.string().max(limits.scoreNote).default(''),
})
export const ScoreSheet = z.array(Score).max(limits.questions)
export type ScoreSheet = z.infer<typeof ScoreSheet>

export const Kit = z.object({
  interview: Appointment,
  questions: z.array(z.string()),
  revision: Revision,
  isOfAd: z.boolean().describe('The questions are this ad’s; else the company’s'),
  own: ScoreSheet.nullable().describe('Null if you have not saved any'),
  others: z.array(z.object({ name: z.string(), scores: ScoreSheet })).describe('Empty until you have saved your own'),
})
export type Kit = z.infer<typeof Kit>

/** A reply from a calendar program, as read: nothing is changed by reading it. */
export const ReadReply = z.object({
  interview: Appointment.nullable().describe('Null if it belongs to none of your interviews'),
  from: z.string().describe('The address that answers'),
  answer: z.enum(['accepted', 'declined', 'tentative', 'counter']),
  proposed: z.iso.datetime().nullable(),
  comment: z.string(),
  standing: z.enum(['can-be-accepted', 'stranger', 'colleague', 'older', 'ended', 'unknown']),
})
export type ReadReply = z.infer<typeof ReadReply>
