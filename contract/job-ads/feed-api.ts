import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { CompanyFeed, FeedSettings, FeedToTry, TriedFeed } from './feed.ts'

const tag = 'Companies'
const ofAdmins = { who: 'user', member: 'companyAdmin' } as const
const params = z.object({ companyId: z.uuid() })

/** The feed in which a company's own system tells its jobs, and what becomes of them here. */
export const companyFeed = {
  find: endpoint(
    { method: 'GET', path: '/companies/{companyId}/feed', summary: 'The company’s job feed', tag },
    { rateClass: 'read', ...ofAdmins },
  )
    .input(z.object({ params }))
    .output(z.object({ feed: CompanyFeed.nullable(), isAgency: z.boolean() })),

  save: endpoint(
    {
      method: 'PUT',
      path: '/companies/{companyId}/feed',
      summary: 'Set up the company’s job feed, or change it',
      description: 'New ads from the feed become drafts of the caller, or go online automatically.',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params, body: FeedSettings }))
    .output(Alert),

  remove: endpoint(
    { method: 'DELETE', path: '/companies/{companyId}/feed', summary: 'Stop reading the company’s job feed', tag },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params }))
    .output(Alert),

  test: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/feed/test',
      summary: 'Read a job feed once, and show what its first jobs would become',
      description: 'Nothing is stored. Answers 409 with the reason if the feed cannot be read.',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params, body: FeedToTry }))
    .output(TriedFeed),

  readSoon: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/feed/read',
      summary: 'Read the job feed within five minutes',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(
      z.object({
        params,
        body: z.strictObject({
          closeMissing: z.boolean().default(false).describe('Close all ads that are missing from the feed'),
        }),
      }),
    )
    .output(Alert),
}
