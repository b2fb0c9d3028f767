import { z } from 'zod'
import { questionLimits as limits } from './limits.ts'
import * as texts from './texts.ts'

/** A day in the United Kingdom, at whose end it is over. */
const closesOn = z.iso.date(texts.dayOutside).regex(/^20/u, texts.dayOutside)

/** A company asks candidates of an ad to answer questions until a day. */
export const NewRound = z.strictObject({
  _id: z.uuid().describe('Chosen by you: sent twice with it, it is sent once'),
  questions: z.array(z.uuid()).min(1, texts.roundQuestions).max(limits.inRound),
  candidates: z.array(z.uuid()).min(1, texts.noCandidates).max(limits.candidates).describe('Applications to the ad'),
  closesOn,
  tries: z
    .int(texts.triesOutside)
    .min(limits.tries.least, texts.triesOutside)
    .max(limits.tries.most, texts.triesOutside)
    .default(limits.tries.usual),
})
export type NewRound = z.infer<typeof NewRound>

export const Extension = z.strictObject({
  closesOn,
  candidacy: z.uuid().optional().describe('One application; left out: everybody who has not finished'),
})

/** 'open': answers can be sent; 'finished': all are; 'closed': the time is over, or the application has ended. */
export const RoundState = z.enum(['open', 'finished', 'closed'])
export type RoundState = z.infer<typeof RoundState>

const Invited = z.object({
  _id: z.uuid(),
  candidacy: z.uuid(),
  name: z.string().describe('‘Candidate 14’ while blind mode hides it'),
  closesAt: z.iso.datetime(),
  state: RoundState,
  answered: z.number().int(),
})

export const Round = z.object({
  _id: z.uuid(),
  ad: z.uuid(),
  jobTitle: z.string(),
  created: z.iso.datetime(),
  tries: z.number().int(),
  questions: z.array(z.object({ _id: z.uuid(), title: z.string(), seconds: z.number().int() })),
  invited: z.array(Invited),
})
export type Round = z.infer<typeof Round>

/** What somebody answered in a round. */
const RoundAnswer = z.object({
  videoId: z.uuid().nullable().describe('Null if it is in writing, or the recording is no longer there'),
  text: z.string().nullable(),
  answeredAt: z.iso.datetime(),
})

/** A round as the company reads it beside an application. */
export const AnsweredRound = z.object({
  _id: z.uuid().describe('Of the round'),
  created: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  state: RoundState,
  answered: z.number().int(),
  isHidden: z.boolean().describe('Blind mode hides the answers until they are shortlisted or invited'),
  questions: z.array(
    z.object({ _id: z.uuid(), title: z.string(), seconds: z.number().int(), answer: RoundAnswer.nullable() }),
  ),
})
export type AnsweredRound = z.infer<typeof AnsweredRound>

/** A round as a candidate finds it on the page of their application. */
export const MyRound = z.object({
  _id: z.uuid().describe('Of the invitation'),
  candidacy: z.uuid(),
  jobTitle: z.string(),
  company: z.string(),
  closesAt: z.iso.datetime(),
  state: RoundState,
  whyClosed: z.string().nullable(),
  answered: z.number().int(),
  of: z.number().int(),
})
export type MyRound = z.infer<typeof MyRound>

/** The same with its questions. */
export const MyInvitation = MyRound.extend({
  tries: z.number().int().describe('How often each answer can be recorded'),
  keptMonths: z.number().int().describe('The number of months after the decision by which answers are deleted'),
  questions: z.array(
    z.object({
      _id: z.uuid(),
      title: z.string(),
      videoId: z.uuid().nullable(),
      seconds: z.number().int(),
      triesLeft: z.number().int().describe('How often it can still be recorded'),
      answer: RoundAnswer.nullable(),
    }),
  ),
})
export type MyInvitation = z.infer<typeof MyInvitation>
