import { largestNumber } from '../platform/bounds.ts'
import { z } from 'zod'
import { Job } from '../jobs/jobs.ts'
import { endpoint } from '../platform/endpoint.ts'
import { BaseRevision } from '../platform/revision.ts'
import { Alert } from '../texts/alert.ts'
import { CompanyPage } from './company-page.ts'
import { AdContent } from './content.ts'
import { Hint } from './hints.ts'
import { AdDraft, AdDraftSummary, CompanyPost, DraftName, MyAd, MyAdWhole } from './my-ads.ts'
import { AdStatistics, ViewSource } from './statistics.ts'

const tag = 'Job ads'
const mine = { who: 'user', owner: 'query' } as const
const ours = { who: 'user', owner: 'query', member: 'company' } as const
const draft = z.object({ draftId: z.uuid() })
const ad = z.object({ id: z.uuid() })

export const jobAds = {
  /** Asked for as one types. */
  check: endpoint(
    {
      method: 'POST',
      path: '/job-ads/check',
      summary: 'Check an ad before it goes online',
      description:
        'What is missing, by field; what to look at, and which of it keeps the ad from being published; and the ad as its page would show it. Nothing is stored.',
      tag,
    },
    { who: 'guest', rateClass: 'read', body: 'document' },
  )
    .input(z.object({ body: AdContent }))
    .output(
      z.object({
        problems: z.record(z.string(), z.string()),
        hints: z.array(Hint),
        job: Job.nullable().describe('Null while something that it says is missing'),
        minutes: z.number().int().describe('About how long its screening questions take a candidate'),
      }),
    ),

  credits: endpoint(
    { method: 'GET', path: '/job-ads/credits', summary: 'Credits that you can post ads with', tag },
    { ...mine, rateClass: 'read' },
  ).output(
    z.object({
      available: z.number().int().describe('Your own, and the company’s if you look after it'),
      own: z.number().int(),
      company: z.number().int().nullable().describe('Null if you do not manage a company'),
      isAgency: z.boolean().describe('Your company is a recruitment agency, and more rules apply to its ads'),
    }),
  ),

  drafts: endpoint(
    { method: 'GET', path: '/job-ad-drafts', summary: 'List your drafts of ads, latest first', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.array(AdDraftSummary)),

  findDraft: endpoint(
    { method: 'GET', path: '/job-ad-drafts/{draftId}', summary: 'Get one of your drafts', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: draft }))
    .output(AdDraft),

  /** Asked for as one types. */
  saveDraft: endpoint(
    {
      method: 'PUT',
      path: '/job-ad-drafts/{draftId}',
      summary: 'Save a draft of an ad',
      description:
        'Creates it if there is none with this id, which you choose. Send `baseRevision`, the revision you started from, so that a newer one is not overwritten: if there is one, the answer is 409 and nothing changes.',
      tag,
    },
    { ...mine, rateClass: 'read', body: 'document' },
  )
    .input(
      z.object({
        params: draft,
        body: z.strictObject({
          content: AdContent,
          baseRevision: z.number().int().min(0).max(largestNumber).optional(),
        }),
      }),
    )
    .output(z.object({ revision: z.number().int(), savedAt: z.string() })),

  deleteDraft: endpoint(
    {
      method: 'DELETE',
      path: '/job-ad-drafts/{draftId}',
      summary: 'Delete one of your drafts',
      description: 'You can restore it for a day with `undelete`.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: draft }))
    .output(Alert),

  undeleteDraft: endpoint(
    {
      method: 'POST',
      path: '/job-ad-drafts/{draftId}/undelete',
      summary: 'Restore a deleted draft, within a day',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: draft }))
    .output(Alert),

  renameDraft: endpoint(
    {
      method: 'PUT',
      path: '/job-ad-drafts/{draftId}/name',
      summary: 'Name one of your drafts',
      description: 'Only you see the name. An empty one removes it. The revision of the draft stays the same.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: draft, body: z.strictObject({ name: DraftName }) }))
    .output(Alert),

  publish: endpoint(
    {
      method: 'POST',
      path: '/jobsearches',
      summary: 'Post an ad',
      description:
        'When this call returns, the ad is online and its credits are spent. `_id` is the id of its draft, or one that you choose: if it is sent twice, the ad is posted once. Answers 409 without enough credits.',
      tag,
      status: 201,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ body: z.strictObject({ _id: z.uuid(), content: AdContent }) }))
    .output(z.object({ ad: MyAd, alert: Alert })),

  change: endpoint(
    {
      method: 'PUT',
      path: '/jobsearches/{id}',
      summary: 'Change an ad of your company',
      description: 'Costs nothing. The page of the ad says when it was changed.',
      tag,
    },
    { ...ours, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ params: ad, body: z.strictObject({ content: AdContent, baseRevision: BaseRevision }) }))
    .output(z.object({ ad: MyAd, alert: Alert })),

  reactivate: endpoint(
    {
      method: 'POST',
      path: '/jobsearches/reactivate/{id}',
      summary: 'Put an expired ad online again',
      description: 'Costs the same as posting it. If it is sent twice, the ad is put online and paid for once.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ad }))
    .output(z.object({ created: z.iso.datetime(), until: z.iso.datetime(), alert: Alert })),

  close: endpoint(
    { method: 'POST', path: '/job-ads/{id}/close', summary: 'Close an ad of your company early', tag },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ad }))
    .output(Alert),

  mine: endpoint(
    {
      method: 'GET',
      path: '/jobsearches/myposts/{id}',
      summary: 'Your company’s ads, newest first',
      description: '`id` is your account’s id, or ‘me’.',
      tag,
    },
    { who: 'user', owner: 'self', member: 'company', rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(40) }) }))
    .output(z.array(MyAd)),

  ofCompany: endpoint(
    {
      method: 'GET',
      path: '/companies/posts/{id}',
      summary: 'Your company’s ads, in the specification’s short form',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(40).describe('Of your company') }) }))
    .output(z.object({ jobAds: z.array(CompanyPost) })),

  find: endpoint(
    { method: 'GET', path: '/job-ads/{id}', summary: 'Get an ad of your company, as it was entered', tag },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad }))
    .output(MyAdWhole),

  statistics: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{id}/statistics',
      summary:
        'Get the statistics of an ad of your company: views, people, shortlists and applications, by source and day',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad }))
    .output(AdStatistics),

  viewed: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{id}/views',
      summary: 'Count a view of an ad',
      description: 'Each person counts once a day; the company that posted it and robots do not.',
      tag,
    },
    { who: 'guest', rateClass: 'read' },
  )
    .input(
      z.object({
        params: ad,
        body: z.strictObject({ from: ViewSource.default('direct').describe('Where they came from') }),
      }),
    )
    .output(z.object({})),

  company: endpoint(
    {
      method: 'GET',
      path: '/company-pages/{slug}',
      summary: 'Get a company that posts ads here, with its ads that are online',
      description:
        'By the slug of its page; the beginning of its id at the end is what counts, so that an earlier name still leads there. The answer says the present one.',
      tag,
    },
    { who: 'guest', rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ slug: z.string().max(200) }) }))
    .output(CompanyPage),

  pageOf: endpoint(
    { method: 'GET', path: '/job-ads/{id}/page', summary: 'Get the job that an ad is currently shown as', tag },
    { who: 'guest', rateClass: 'read' },
  )
    .input(z.object({ params: ad }))
    .output(z.object({ jobId: z.string() })),
}
