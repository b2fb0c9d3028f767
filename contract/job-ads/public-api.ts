import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { adsPerAnswer, DryRun, PostedContent, PublicAd } from './public-ads.ts'

const tag = 'Ads of your company'
const reads = { who: 'api-key', scope: 'read-ads', rateClass: 'read' } as const
const writes = { who: 'api-key', scope: 'write-ads', rateClass: 'write' } as const
const params = z.object({ id: z.uuid().describe('The ad’s _id') })
const once =
  'Send the header Idempotency-Key, or give the ad your own reference number. If it is then sent twice, it is posted and paid for once.'

/** What a company's programs may call with a key made under /manage-company/api-keys. Nothing here answers to a session. */
export const publicJobAds = {
  list: endpoint(
    {
      method: 'GET',
      path: '/v1/job-ads',
      summary: 'List your company’s ads, most recently online first',
      tag,
    },
    reads,
  )
    .input(
      z.object({
        query: z.object({
          state: z.enum(['online', 'offline']).optional().describe('Left out: all'),
          reference: z.string().max(60).optional().describe('Only those with this reference number'),
          page: z.coerce.number().int().min(1).max(10_000).default(1).describe(`${adsPerAnswer} ads each`),
        }),
      }),
    )
    .output(z.object({ jobAds: z.array(PublicAd), hasMore: z.boolean() })),

  find: endpoint({ method: 'GET', path: '/v1/job-ads/{id}', summary: 'Get an ad of your company', tag }, reads)
    .input(z.object({ params }))
    .output(PublicAd),

  check: endpoint(
    {
      method: 'POST',
      path: '/v1/job-ads/check',
      summary: 'Try an ad without posting it',
      description:
        'Checks the ad as posting it would: what is missing in each field, which legal rules apply, and whether the company may post and can pay. Nothing is stored and nothing is spent.',
      tag,
    },
    { ...writes, body: 'document' },
  )
    .input(z.object({ body: PostedContent }))
    .output(DryRun),

  post: endpoint(
    {
      method: 'POST',
      path: '/v1/job-ads',
      summary: 'Post an ad',
      description: `When this call returns, the ad is online and the company’s credits are spent. ${once} The second answer has the same ad and ‘posted’ false; if its content differs, it is 409: change the ad instead. Also 409: the company has not enough credits. 403: it may not post ads, or waits for our approval.`,
      tag,
      status: 201,
    },
    { ...writes, body: 'document' },
  )
    .input(z.object({ body: PostedContent }))
    .output(z.object({ ad: PublicAd, posted: z.boolean().describe('False: it was there already; nothing was spent') })),

  change: endpoint(
    {
      method: 'PUT',
      path: '/v1/job-ads/{id}',
      summary: 'Change an ad',
      description: 'Costs nothing. Send the whole content: fields that you leave out are emptied.',
      tag,
    },
    { ...writes, body: 'document' },
  )
    .input(z.object({ params, body: PostedContent }))
    .output(PublicAd),

  close: endpoint(
    {
      method: 'POST',
      path: '/v1/job-ads/{id}/close',
      summary: 'Close an ad before its time is over',
      description: 'Closing a closed ad changes nothing.',
      tag,
    },
    writes,
  )
    .input(z.object({ params }))
    .output(PublicAd),

  reactivate: endpoint(
    {
      method: 'POST',
      path: '/v1/job-ads/{id}/reactivate',
      summary: 'Put an expired or closed ad online again',
      description: 'Costs the same as posting it. An ad that is online does not change, and costs nothing.',
      tag,
    },
    writes,
  )
    .input(z.object({ params }))
    .output(PublicAd),
}
