import { z } from 'zod'
import { PlannedCv } from '../applications/plan.ts'
import { KeptAd } from '../applications/history.ts'
import { Decision } from './decisions.ts'
import { ScreeningAnswers, ScreeningQuestion } from './screening.ts'

/**
 * The state of an application to an ad that was posted here: 'kept' is kept for later, 'closed' that the company is gone. Being
 * shortlisted is no state: the candidate is not told of it.
 */
export const CandidacyState = z.enum([
  'sent',
  'viewed',
  'interview',
  'offer',
  'kept',
  'rejected',
  'withdrawn',
  'closed',
])
export type CandidacyState = z.infer<typeof CandidacyState>

/** What an employer can reach somebody by, as it was when they applied. */
export const Applicant = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
export type Applicant = z.infer<typeof Applicant>

/** An application of one's own, in a list. */
export const Candidacy = z.object({
  _id: z.uuid(),
  ad: z.uuid().describe('The ad; its page is /job-ad/{id}'),
  jobTitle: z.string(),
  employer: z.string().nullable(),
  jobLocation: z.string(),
  state: CandidacyState,
  sentAt: z.iso.datetime(),
  viewedAt: z.iso.datetime().nullable().describe('When somebody of the company first opened it'),
  endedAt: z.iso.datetime().nullable().describe('When it was withdrawn or rejected'),
  answersBy: z.iso.date().nullable().describe('The day by which the employer promised to answer'),
  usualHours: z
    .number()
    .nullable()
    .describe(
      'How many hours the employer usually takes to answer, in your list and with one application; null: too few answers are known',
    ),
})
export type Candidacy = z.infer<typeof Candidacy>

const SentDocument = z.object({ kind: z.enum(['cv', 'letter']), name: z.string(), text: z.string() })

/** The same, with all that was sent. */
export const CandidacyDetail = Candidacy.extend({
  clearedAt: z.iso.datetime().nullable().describe('When what you sent was removed: the time to keep it was over'),
  keptUntil: z.iso.datetime().nullable().describe('You agreed to be kept for other jobs until then'),
  mayAgreeToKeep: z.boolean(),
  unanswered: z
    .enum(['may-tell', 'told'])
    .nullable()
    .describe('Whether you can tell us that no answer came, or have; null: neither'),
  applicant: Applicant,
  contactNow: Applicant.nullable().describe(
    'Your name, confirmed email address and confirmed phone number as they are in your account now, where the employer has others; null: nothing to correct',
  ),
  mayDelete: z.boolean().describe('It is over, and what you sent can be deleted before its time'),
  screening: ScreeningAnswers,
  documents: z.array(SentDocument),
  told: z
    .array(z.object({ to: Decision, text: z.string(), at: z.iso.datetime() }))
    .describe('What the company decided and wrote to you, the latest first'),
})
export type CandidacyDetail = z.infer<typeof CandidacyDetail>

/** What the application form needs: the ad, its questions, and the person's CVs and letters. */
export const ApplyHere = z.object({
  ad: z.uuid(),
  job: z.string(),
  jobTitle: z.string(),
  employer: z.string().nullable(),
  jobLocation: z.string(),
  salary: z.string(),
  isOpen: z.boolean().describe('False: the ad has closed, and nothing can be sent'),
  answersBy: z.iso.date().nullable(),
  education: z.string().nullable().describe('The level that the ad asks for; null: none'),
  experience: z.number().int().nullable().describe('The years that the ad asks for; null: none'),
  questions: z.array(ScreeningQuestion),
  minutes: z.number().int().describe('About how long its questions take'),
  applicant: Applicant.describe('Contact details that the employer gets'),
  missing: z.enum(['contact']).nullable().describe('What your profile needs so that an answer can reach you'),
  cvs: z.array(PlannedCv).describe('The one to send first'),
  letters: z.array(z.object({ _id: z.uuid(), name: z.string() })),
  before: Candidacy.nullable().describe('Your current application to this ad, or null'),
  elsewhere: z
    .object({ application: z.uuid(), at: z.iso.datetime() })
    .nullable()
    .describe('You applied to the same job on another board'),
})
export type ApplyHere = z.infer<typeof ApplyHere>

const Proof = z.object({
  name: z.string(),
  sha256: z.string().describe('Of the file, or of the data that the CV or letter is printed from'),
  isFile: z.boolean(),
  text: z.string(),
})

/** What a receipt says: everything that was sent, to whom and when. */
export const CandidacyReceiptContent = z.object({
  version: z.literal(1),
  number: z.number().int(),
  candidacy: z.uuid(),
  adId: z.uuid(),
  applicant: Applicant,
  ad: KeptAd,
  cv: Proof.nullable(),
  letter: Proof.nullable(),
  screening: ScreeningAnswers,
  sentAt: z.iso.datetime(),
})
export type CandidacyReceiptContent = z.infer<typeof CandidacyReceiptContent>

export const CandidacyReceipt = z.object({
  number: z.number().int(),
  madeAt: z.iso.datetime(),
  content: CandidacyReceiptContent,
  hash: z.string(),
  previousHash: z.string(),
  isIntact: z.boolean().describe('True if this receipt and all before it are unchanged'),
})
export type CandidacyReceipt = z.infer<typeof CandidacyReceipt>
