import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { cvFileMediaTypes } from '../cvs/files.ts'
import { Keeping } from './keeping.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Revision } from '../platform/revision.ts'
import {
  Candidate,
  CandidateDetail,
  CandidateFilter,
  CandidateLine,
  CandidateNote,
  CandidateScores,
  DeskAd,
  SpecApplication,
} from './desk.ts'
import { Decision, DecisionReason, DecisionTemplate } from './decisions.ts'
import { decisionLimits } from './limits.ts'
import { Scores } from './scores.ts'

/* Working through the candidates of an ad. The company is that of the session; another's ads and candidates are not found. */

const tag = 'Candidates'
const ours = { who: 'user', owner: 'query', member: 'company' } as const
const ad = z.object({ adId: z.uuid() })
const ofAd = ad.extend({ candidacyId: z.uuid() })
const one = '/job-ads/{adId}/candidates/{candidacyId}' as const
const note = z.string().trim().min(1).max(decisionLimits.note)

/** What became of one of several. */
const Outcome = z.object({
  candidacyId: z.uuid(),
  outcome: z.enum(['done', 'too-late', 'not-found']),
  message: z.string().describe('Why not; empty if it was done'),
})

/** The specification's ids: of the ad or its job, and of the application or the person. */
const spec = z.object({
  jobId: z.string().max(40).describe('The id of the ad, or of its job'),
  userId: z.string().max(40).describe('The id of the application, or of the person'),
})

export const candidateDesk = {
  dashboard: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/candidates',
      summary: 'Who applied to an ad of your company',
      description: 'One entry for each person, in your company’s order.',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad, query: CandidateFilter }))
    .output(
      z.object({
        ad: DeskAd,
        total: z.number().int().describe('How many there are without the filter'),
        revision: Revision,
        candidates: z.array(Candidate),
      }),
    ),

  revision: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/candidate-revision',
      summary: 'Whether anything has happened with the candidates of an ad',
      description: 'Another `revision` than that of the list: read the list again.',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad }))
    .output(z.object({ revision: Revision })),

  lines: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/candidate-lines',
      summary: 'Who applied to an ad of your company, with contact details and answers',
      description: 'For a spreadsheet. What blind mode hides is not in it.',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad, query: CandidateFilter }))
    .output(z.object({ jobTitle: z.string(), candidates: z.array(CandidateLine) })),

  candidate: endpoint(
    { method: 'GET', path: one, summary: 'Somebody who applied to an ad of your company', tag },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ofAd }))
    .output(CandidateDetail),

  viewed: endpoint(
    {
      method: 'POST',
      path: `${one}/views`,
      summary: 'Note that your company has opened an application',
      description: 'The candidate sees when that first happened.',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ofAd }))
    .output(z.object({})),

  document: endpoint(
    {
      method: 'GET',
      path: `${one}/documents/{kind}`,
      summary: 'The CV or letter that somebody sent to your company',
      description: 'Not found while blind mode hides who sent it.',
      tag,
    },
    { ...ours, rateClass: 'read', files: cvFileMediaTypes },
  )
    .input(z.object({ params: ofAd.extend({ kind: z.enum(['cv', 'letter']) }) }))
    .output(z.file()),

  setBlind: endpoint(
    {
      method: 'PUT',
      path: '/job-ads/{adId}/blind',
      summary: 'Hide or show who the candidates of an ad are',
      description:
        'While it is on, no call gives the name, contact, photo or age hints of anybody who is not shortlisted or invited. Switching is logged.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ad, body: z.strictObject({ isBlind: z.boolean() }) }))
    .output(z.object({ isBlind: z.boolean() })),

  shortlist: endpoint(
    {
      method: 'PUT',
      path: `${one}/shortlist`,
      summary: 'Put a candidate on the shortlist, or take them off',
      description: 'The candidate is not told.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ofAd, body: z.strictObject({ isShortlisted: z.boolean() }) }))
    .output(z.object({ shortlistedAt: z.iso.datetime().nullable() })),

  shortlistSeveral: endpoint(
    {
      method: 'PUT',
      path: '/job-ads/{adId}/shortlist',
      summary: 'Put several candidates on the shortlist, or take them off',
      description: 'The candidates are not told.',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(
      z.object({
        params: ad,
        body: z.strictObject({
          isShortlisted: z.boolean(),
          candidates: z.array(z.uuid()).min(1).max(decisionLimits.atOnce),
        }),
      }),
    )
    .output(z.object({ outcomes: z.array(Outcome) })),

  move: endpoint(
    {
      method: 'POST',
      path: `${one}/move`,
      summary: 'Move a candidate in the order of an ad',
      description: 'Give exactly one: move by one, to an end, or next to another candidate.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(
      z.object({
        params: ofAd,
        body: z
          .strictObject({
            to: z.enum(['up', 'down', 'top', 'bottom']).optional(),
            before: z.uuid().optional(),
            after: z.uuid().optional(),
          })
          .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1),
      }),
    )
    .output(z.object({ order: z.array(z.uuid()) })),

  addNote: endpoint(
    {
      method: 'POST',
      path: `${one}/notes`,
      summary: 'Write a note about a candidate',
      description:
        'You choose `_id`, the id of the note, so that a repeated call adds it only once. The candidate can ask to read it.',
      tag,
      status: 201,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ofAd, body: z.strictObject({ _id: z.uuid(), note }) }))
    .output(CandidateNote),

  assess: endpoint(
    {
      method: 'PUT',
      path: `${one}/assessment`,
      summary: 'Give your scores to a candidate',
      description:
        'Only your own scores. Giving them again changes them. You see others’ scores once you have given yours.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ofAd, body: Scores }))
    .output(CandidateScores),

  decide: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{adId}/decisions',
      summary: 'Decide on candidates of an ad',
      description: `Each is told after ${decisionLimits.undoSeconds} seconds with the text that you give, in which {name}, {job}, {company} and {reason} are filled in. Until then it can be taken back.`,
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(
      z.object({
        params: ad,
        body: z.strictObject({
          to: Decision,
          reason: DecisionReason,
          text: z.string().max(decisionLimits.text).describe('For all who have none of their own'),
          candidates: z
            .array(z.strictObject({ candidacyId: z.uuid(), text: z.string().max(decisionLimits.text).optional() }))
            .min(1)
            .max(decisionLimits.atOnce),
        }),
      }),
    )
    .output(z.object({ outcomes: z.array(Outcome), tellAt: z.iso.datetime() })),

  undo: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{adId}/decisions/undo',
      summary: 'Undo decisions that candidates have not been told about yet',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(
      z.object({
        params: ad,
        body: z.strictObject({ candidates: z.array(z.uuid()).min(1).max(decisionLimits.atOnce) }),
      }),
    )
    .output(z.object({ outcomes: z.array(Outcome) })),

  templates: endpoint(
    {
      method: 'GET',
      path: '/decision-templates',
      summary: 'Texts for decisions: ours, and those of your company',
      tag,
    },
    { ...ours, rateClass: 'read' },
  ).output(z.array(DecisionTemplate)),

  saveTemplate: endpoint(
    { method: 'PUT', path: '/decision-templates/{templateId}', summary: 'Save a text for decisions', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(
      z.object({
        params: z.object({ templateId: z.uuid().describe('Chosen by you') }),
        body: z.strictObject({
          to: Decision,
          name: z.string().trim().min(1).max(decisionLimits.templateName),
          text: z.string().trim().min(decisionLimits.leastText).max(decisionLimits.text),
        }),
      }),
    )
    .output(DecisionTemplate),

  deleteTemplate: endpoint(
    { method: 'DELETE', path: '/decision-templates/{templateId}', summary: 'Delete a text of your company', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: z.object({ templateId: z.uuid() }) }))
    .output(z.object({})),

  /** The specification's calls (S25.56 to S25.59). */
  specAddNote: endpoint(
    {
      method: 'POST',
      path: '/companies/jobs/addnote/{jobId}/{userId}',
      summary: 'Write a note about a candidate, in the specification’s shape',
      description: 'The author is whoever asks; one that is sent is not used.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: spec, body: z.strictObject({ note, author: z.string().max(300).optional() }) }))
    .output(SpecApplication),

  specShortlist: endpoint(
    {
      method: 'POST',
      path: '/companies/jobs/shortlist/{jobId}/{userId}',
      summary: 'Put a candidate on the shortlist, in the specification’s shape',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: spec }))
    .output(SpecApplication),

  specRemoveShortlist: endpoint(
    {
      method: 'POST',
      path: '/companies/jobs/remove-shortlist/{jobId}/{userId}',
      summary: 'Take a candidate off the shortlist, in the specification’s shape',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: spec }))
    .output(SpecApplication),

  specAssess: endpoint(
    {
      method: 'POST',
      path: '/companies/jobs/assessment/{jobId}/{userId}',
      summary: 'Give your scores to a candidate, in the specification’s shape',
      description: 'We calculate finalScore; one that is sent is not used.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(
      z.object({
        params: spec,
        body: z.strictObject({ ...Scores.shape, finalScore: z.number().min(0).max(100).optional() }),
      }),
    )
    .output(SpecApplication),

  keeping: endpoint(
    { method: 'GET', path: '/companies/keeping', summary: 'How long your company keeps what candidates sent', tag },
    { ...ours, rateClass: 'read' },
  ).output(Keeping),

  saveKeeping: endpoint(
    {
      method: 'PUT',
      path: '/companies/keeping',
      summary: 'Keep what candidates sent for a shorter time',
      description:
        'In months after the decision. The record of the decision stays at least as long as what was sent. It takes effect the next night, for every application.',
      tag,
    },
    { ...ours, member: 'companyAdmin', rateClass: 'write' },
  )
    .input(z.object({ body: Keeping }))
    .output(z.object({ keeping: Keeping, alert: Alert })),
}
