import { z } from 'zod'
import { ApplicationEntry } from '../applications/history.ts'
import { CvSummary } from '../cvs/api.ts'
import { Job } from '../jobs/jobs.ts'
import { MyRound } from '../questions/rounds.ts'
import { JobSearch } from '../job-searches/job-searches.ts'

/** What somebody has under way. */
export const OwnCounts = z.object({
  saved: z.number().int().describe('Saved jobs that are open and not yet applied for'),
  applications: z.number().int().describe('Applications that are not over'),
})
export type OwnCounts = z.infer<typeof OwnCounts>

/** Most of each kind that a day begins with; its list has them all. */
export const todayLimits = { waiting: 3, searches: 3, jobsOfSearch: 3, closingDays: 5 } as const

/** How much of what an ad asks for the CV says. */
const Fit = z.object({ covered: z.number().int(), asked: z.number().int() })

const NewJobs = z.object({
  search: JobSearch,
  total: z.number().int().describe('Number of new jobs: `jobs` has the latest'),
  days: z.number().int().describe('Number of days that are counted, since the search was last opened'),
  address: z.string().describe('Address of the results with all of them'),
  jobs: z.array(
    z.object({ job: Job, fit: Fit.nullable().describe('Null if there is no CV, or the ad has no requirements') }),
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
    .describe('Each job is in one group'),
  waiting: z.object({
    applications: z.array(ApplicationEntry).describe('Applications that need the person to act'),
    questions: z.array(MyRound).describe('Video questions about applications, those that end first before the others'),
    closing: z.array(z.object({ job: Job, fit: Fit.nullable() })).describe('Saved jobs that close soon, soonest first'),
    silent: z.array(ApplicationEntry).describe('Sent at least a fortnight ago, with no answer noted'),
    more: z.number().int().describe('Other applications and rounds of questions that are waiting'),
  }),
  searches: z.array(NewJobs).describe('The latest searches that found something new'),
  hasSearched: z.boolean(),
  interview: ApplicationEntry.nullable().describe('The latest application that led to an interview'),
  cv: CvSummary.nullable(),
  credits: z.number().int().describe('Automatic applications left'),
})
export type Today = z.infer<typeof Today>
