import { z } from 'zod'
import { jobsRequired } from '../texts/sentences.ts'
import { User } from '../users/users.ts'
import { ApplicationEntry } from './history.ts'
import { applicationLimits } from './lists.ts'

export const tag = 'Applications'
export const mine = { who: 'user', owner: 'query' } as const
export const own = z.object({ applicationId: z.uuid() })
export const once =
  'With the header Idempotency-Key the first answer is kept for a day and given again; the same key with something else is refused with 422, and with 409 while the first is being answered.'

/** A job by its id, as a whole, or as an entry of applications or of the shortlist. */
const JobOfList = z.union([
  z.string().max(40),
  z.looseObject({ _id: z.string().max(40) }),
  z.looseObject({ job: z.union([z.string().max(40), z.looseObject({ _id: z.string().max(40) })]) }),
])
export const JobsOfCall = z.array(JobOfList).min(1, jobsRequired).max(applicationLimits.batch)

/** The person with what they have applied to. */
export const UserWithApplications = User.extend({ applications: z.array(ApplicationEntry) })
