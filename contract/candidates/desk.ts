import { z } from 'zod'
import { Cv } from '../cvs/cvs.ts'
import { educationNames } from '../job-ads/education.ts'
import { Applicant, CandidacyState } from './candidacies.ts'
import { Decision, DecisionReason } from './decisions.ts'
import { scoreOf, Scores } from './scores.ts'
import { ScreeningAnswers } from './screening.ts'

/* Candidates as the company sees them that they applied to. */

/** A decision of which the candidate has not been told yet. */
export const WaitingDecision = z.object({
  to: Decision,
  tellAt: z.iso.datetime().describe('When the candidate is told; until then it can be taken back'),
})
export type WaitingDecision = z.infer<typeof WaitingDecision>

/** Somebody who applied to an ad of one's company, in the list. */
export const Candidate = z.object({
  _id: z.uuid(),
  number: z.number().int().describe('By the order of applying, from 1'),
  name: z.string().nullable().describe('Null if it is hidden or their account is deleted'),
  isHidden: z.boolean().describe('Blind mode is on, and nobody has shortlisted or invited them'),
  isGone: z.boolean().describe('They have deleted their account'),
  state: CandidacyState,
  waiting: WaitingDecision.nullable(),
  sentAt: z.iso.datetime(),
  viewedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  shortlistedAt: z.iso.datetime().nullable(),
  gist: z.string().describe('One line of their CV; empty if it was a file'),
  outside: z.number().int().describe('How many answers are not what the ad asks for'),
  answers: z.number().int().describe('How many questions they answered'),
  hasLetter: z.boolean(),
  notes: z.number().int(),
  score: z.number().nullable().describe('The mean of all members’ scores; null until you have given yours'),
  also: z.array(z.uuid()).describe('Other applications by the same person to this ad, the most important first'),
})
export type Candidate = z.infer<typeof Candidate>

/** Which of an ad's candidates are listed; empty: all. */
export const CandidateFilter = z.object({
  q: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('Words that are all in the name, in the line of the CV or in the answers, as far as you may read them'),
  level: z
    .enum(['', ...educationNames])
    .default('')
    .describe('At least this level of education, where the ad asks for it'),
  score: z.coerce.number().min(scoreOf.least).max(scoreOf.most).optional().describe('At least this mean score'),
  asAsked: z.boolean().default(false).describe('Only those all of whose answers are what the ad asks for'),
})
export type CandidateFilter = z.infer<typeof CandidateFilter>

/** A candidate with what they sent in a line: for a spreadsheet. What is hidden, withdrawn or deleted is empty. */
export const CandidateLine = z.object({
  candidate: Candidate,
  email: z.string(),
  phone: z.string(),
  education: z.string(),
  experience: z.number().int().nullable().describe('Years'),
  answerList: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type CandidateLine = z.infer<typeof CandidateLine>

/** How an ad does, beside its candidates. */
export const DeskAd = z.object({
  _id: z.uuid(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  company: z.string(),
  published: z.iso.datetime(),
  until: z.iso.datetime(),
  isOnline: z.boolean(),
  views: z.number().int(),
  answersBy: z.iso.date().nullable().describe('The day by which it promises an answer'),
  isBlind: z.boolean(),
  blindChanges: z.array(
    z.object({
      at: z.iso.datetime(),
      isBlind: z.boolean(),
      by: z.string().nullable().describe('Null for a former member'),
    }),
  ),
})
export type DeskAd = z.infer<typeof DeskAd>

export const CandidateNote = z.object({
  _id: z.uuid(),
  note: z.string(),
  author: z.string().nullable().describe('Null if their account is deleted'),
  created: z.iso.datetime(),
})
export type CandidateNote = z.infer<typeof CandidateNote>

export const CandidateScores = z.object({
  own: Scores.nullable(),
  others: z
    .array(z.object({ by: z.string().nullable(), scores: Scores, final: z.number() }))
    .nullable()
    .describe('Null until you have given your own'),
  final: z.number().nullable().describe('The mean of all members’ final scores; null until you have given yours'),
})
export type CandidateScores = z.infer<typeof CandidateScores>

const CandidateEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  actor: z.enum(['person', 'company', 'product']),
  by: z.string().nullable(),
  to: z.string().nullable().describe('The state that it led to, where it did'),
})

/** Somebody who applied, with what they sent; nothing of it once they have withdrawn. */
export const CandidateDetail = Candidate.extend({
  adId: z.uuid(),
  clearedAt: z.iso.datetime().nullable().describe('When what was sent was removed: the time to keep it was over'),
  keptUntil: z.iso.datetime().nullable().describe('They agreed to be kept for other jobs until then'),
  jobTitle: z.string(),
  applicant: Applicant.nullable().describe('Null if hidden, withdrawn or deleted'),
  cv: Cv.nullable().describe('As sent, where it was written here; without what blind mode hides'),
  lengths: z
    .array(z.string())
    .nullable()
    .describe('How long each job of the CV lasted, in place of its dates; null where they are shown'),
  screening: ScreeningAnswers.nullable(),
  documents: z.array(
    z.object({
      kind: z.enum(['cv', 'letter']),
      name: z.string(),
      text: z.string().nullable().describe('Null if hidden'),
    }),
  ),
  noteList: z.array(CandidateNote).describe('The earliest first'),
  scores: CandidateScores,
  decisions: z.array(
    z.object({
      to: Decision,
      reason: DecisionReason,
      at: z.iso.datetime(),
      by: z.string().nullable(),
      text: z.string().describe('What the candidate reads; with blanks while they are not told'),
      toldAt: z.iso.datetime().nullable(),
    }),
  ),
  events: z.array(CandidateEvent),
  others: z.array(
    z.object({
      _id: z.uuid(),
      number: z.number().int(),
      name: z.string().nullable(),
      state: CandidacyState,
      sentAt: z.iso.datetime(),
    }),
  ),
})
export type CandidateDetail = z.infer<typeof CandidateDetail>

/** The specification's shape of an application (S24.12). */
export const SpecApplication = z.object({
  _id: z.uuid().describe('Of the application'),
  userId: z.object({
    _id: z.string().nullable().describe('Null if it is hidden or their account is deleted'),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    cv: Cv.nullable(),
  }),
  created: z.iso.datetime(),
  shortlisted: z.boolean(),
  notes: z.array(z.object({ note: z.string(), author: z.string(), created: z.iso.datetime() })),
  assessment: Scores.extend({ finalScore: z.number() }).nullable().describe('Yours; null until you have given one'),
})
export type SpecApplication = z.infer<typeof SpecApplication>
