import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { cvFileMediaTypes } from '../cvs/files.ts'
import { ApplyHere, Candidacy, CandidacyDetail, CandidacyReceipt } from './candidacies.ts'
import { TypedScreening } from './screening.ts'

const tag = 'Applying here'
const mine = { who: 'user', owner: 'query' } as const
const own = z.object({ candidacyId: z.uuid() })
const kind = z.enum(['cv', 'letter'])

export const candidates = {
  plan: endpoint(
    {
      method: 'GET',
      path: '/apply-here/{job}',
      summary: 'Find out what applying to an ad that was posted here needs',
      description: 'Starts nothing. Answers 404 for a job that was not posted here: see /applications/plan.',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ job: z.string().max(40).describe('The id of the job') }) }))
    .output(ApplyHere),

  send: endpoint(
    {
      method: 'POST',
      path: '/apply-here/{job}',
      summary: 'Apply to an ad that was posted here',
      description:
        'Costs no credit. `_id` is the id of the application, which you choose, so that a repeated call sends it only once. If the person has already applied to the ad, the answer is that application, with `isNew` false. Answers 410 once the ad has closed.',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write', body: 'document', errors: [410] },
  )
    .input(
      z.object({
        params: z.object({ job: z.string().max(40) }),
        body: z.strictObject({
          _id: z.uuid(),
          cvId: z.uuid().optional().describe('A CV that you wrote here'),
          cvFileId: z.uuid().optional().describe('A CV that you uploaded'),
          letterId: z.uuid().optional(),
          screening: TypedScreening.default({ education: '', experience: '', answers: [] }),
        }),
      }),
    )
    .output(z.object({ candidacy: Candidacy, isNew: z.boolean() })),

  /** The specification's call (S25.32). */
  sendScreening: endpoint(
    {
      method: 'POST',
      path: '/jobsearches/apply/{jobId}/{companyId}',
      summary: 'Apply to an ad of a company with your main CV',
      description:
        'In the specification’s shape; /apply-here/{job} says more. Sent twice, you have applied once. An answer is given in writing, or by the id of a recording.',
      tag,
    },
    { ...mine, rateClass: 'write', body: 'document', errors: [410] },
  )
    .input(
      z.object({
        params: z.object({
          jobId: z.string().max(40).describe('The id of the job'),
          companyId: z.string().max(40).describe('The id of the company that posted it'),
        }),
        body: z.strictObject({
          education: z.string().max(40).default('').describe('The name of your highest level'),
          experience: z.number().int().min(0).max(100).nullable().default(null).describe('Years'),
          assessmentAnswers: z
            .array(
              z.strictObject({
                question: z.string().max(80).describe('The id of the question'),
                answer: z.string().max(10_000).describe('As in /apply-here/{job}'),
                recording: z.uuid().optional().describe('As in /apply-here/{job}'),
              }),
            )
            .max(20)
            .default([]),
        }),
      }),
    )
    .output(Alert),

  mine: endpoint(
    { method: 'GET', path: '/candidacies', summary: 'Your applications to ads that were posted here', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.array(Candidacy).describe('The latest first')),

  find: endpoint(
    { method: 'GET', path: '/candidacies/{candidacyId}', summary: 'One of them, with what you sent', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(CandidacyDetail),

  receipt: endpoint(
    { method: 'GET', path: '/candidacies/{candidacyId}/receipt', summary: 'The proof that you applied', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(CandidacyReceipt),

  document: endpoint(
    {
      method: 'GET',
      path: '/candidacies/{candidacyId}/documents/{kind}',
      summary: 'The CV or letter as you sent it',
      tag,
    },
    { ...mine, rateClass: 'read', files: cvFileMediaTypes },
  )
    .input(z.object({ params: own.extend({ kind }) }))
    .output(z.file()),

  withdraw: endpoint(
    {
      method: 'POST',
      path: '/candidacies/{candidacyId}/withdraw',
      summary: 'Withdraw an application',
      description: 'The company no longer sees what you sent. The answer is the same if it was already withdrawn.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(z.object({ candidacy: Candidacy, alert: Alert })),

  unanswered: endpoint(
    {
      method: 'POST',
      path: '/candidacies/{candidacyId}/no-answer',
      summary: 'Say that no answer came by the promised day',
      description:
        'Possible from the day after, while there is no answer. The waiting time then counts in how long the company usually takes. Repeating the call counts once.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(z.object({ alert: Alert })),

  correct: endpoint(
    {
      method: 'PUT',
      path: '/candidacies/{candidacyId}/contact',
      summary: 'Correct your contact data with an application',
      description:
        'The employer gets your name, confirmed email address and confirmed phone number as they are in your account now. Change them there first. Your CV, letter and receipt stay as you sent them.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(z.object({ alert: Alert })),

  deleteSent: endpoint(
    {
      method: 'DELETE',
      path: '/candidacies/{candidacyId}/sent',
      summary: 'Delete what you sent with an application that is over',
      description:
        'Your CV, letter, answers, email address, phone number, messages and texts, and notes about you, before their time. Your name and the decision stay for the company as long as the law may ask for them, and your receipt for you. Deleted already, it answers the same.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(z.object({ alert: Alert })),

  agreeToKeep: endpoint(
    {
      method: 'PUT',
      path: '/candidacies/{candidacyId}/keeping',
      summary: 'Agree that the company keeps your application for other jobs, or take that back',
      description: 'Once it has been kept for later or rejected: for 24 months at most.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own, body: z.strictObject({ isAgreed: z.boolean() }) }))
    .output(z.object({ alert: Alert })),
}
