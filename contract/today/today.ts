import { z } from 'zod'
import { ApplicationEntry } from '../applications/history.ts'
import { CvSummary } from '../cvs/api.ts'
import { Job } from '../jobs/jobs.ts'
import { JobSearch } from '../job-searches/job-searches.ts'

/** What somebody has under way. */
export const OwnCounts = z.object({
  saved: z.number().int().describe('Saved jobs that are open and not applied to'),
  applications: z.number().int().describe('Applications that are not over'),
})
export type OwnCounts = z.infer<typeof OwnCounts>

/** Most of each kind that a day begins with; its list has them all. */
export const todayLimits = { waiting: 3, searches: 3, jobsOfSearch: 3, closingDays: 5 } as const

/** How much of what an ad asks for the CV says. */
const Fit = z.object({ covered: z.number().int(), asked: z.number().int() })

const NewJobs = z.object({
  search: JobSearch,
  total: z.number().int().describe('New ones, of which `jobs` are the latest'),
  days: z.number().int().describe('Counted are ads of so many days: since the search was last looked at'),
  address: z.string().describe('Of the results with all of them'),
  jobs: z.array(
    z.object({ job: Job, fit: Fit.nullable().describe('Null: there is no CV, or the ad asks for nothing') }),
  ),
})
export type NewJobs = z.infer<typeof NewJobs>

/** What a day begins with. */
export const Today = z.object({
  now: z.iso.datetime(),
  pipeline: z
    .object({
      saved: z.number().int(),
      sent: z.number().int(),
      interview: z.number().int(),
      offer: z.number().int(),
    })
    .describe('Each job is in one of them'),
  waiting: z.object({
    applications: z.array(ApplicationEntry).describe('Those that nothing happens to before the person does something'),
    closing: z
      .array(z.object({ job: Job, fit: Fit.nullable() }))
      .describe('Saved jobs that close soon, the first first'),
    silent: z.array(ApplicationEntry).describe('Made a fortnight ago or longer, and nothing was heard'),
    more: z.number().int().describe('Applications that wait besides'),
  }),
  searches: z.array(NewJobs).describe('The latest searches that found something new'),
  hasSearched: z.boolean(),
  interview: ApplicationEntry.nullable().describe('The latest that led to an interview'),
  cv: CvSummary.nullable(),
  credits: z.number().int().describe('Automatic applications that are left'),
})
export type Today = z.infer<typeof Today>
