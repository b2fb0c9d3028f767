import { z } from 'zod'
import { ApplicationEntry } from '../applications/history.ts'
import { BoardCredential } from '../credentials/credentials.ts'
import { Cv } from '../cvs/cvs.ts'
import { CvFileEntry } from '../cvs/files.ts'
import { Subscription } from '../payments/payments.ts'
import { SavedSearch } from '../saved-searches/saved-searches.ts'
import { ShortlistNote } from '../shortlists/shortlists.ts'
import { User } from './users.ts'

/** The person who is signed in, with what is theirs (S24.1 to S24.7 and S24.16). Never holds a secret. */
export const WholeUser = User.extend({
  cv: Cv.nullable().describe('Their main CV; null: they have none'),
  cvfiles: z.array(CvFileEntry.pick({ _id: true, originalname: true, uploadTime: true, mimetype: true })),
  searches: z.array(SavedSearch),
  subscription: User.shape.subscription.extend(
    Subscription.pick({
      subscription_id: true,
      subscriptionName: true,
      state: true,
      startDate: true,
      nextBillingDate: true,
    }).shape,
  ),
  applications: z.array(ApplicationEntry.pick({ job: true, source: true, status: true, created: true })),
  shortlisted: z.array(
    z.object({
      job: z.string().nullable().describe('Null if the job is no longer in our index'),
      notes: z.array(ShortlistNote.pick({ content: true, created: true })),
      contacted: z.boolean(),
    }),
  ),
  sitesCredentials: z
    .array(BoardCredential.pick({ source: true, email: true }))
    .describe('By board. Passwords never leave the vault.'),
  company_details: z.string().nullable().describe('The id of the company that they act for; null if none'),
  publisher_credits: z.number().int().describe('Credits for job ads that they have themselves'),
})
export type WholeUser = z.infer<typeof WholeUser>
