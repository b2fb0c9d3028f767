import { z } from 'zod'
import { AdState } from './my-ads.ts'
import { mostPeople, statisticsDays, viewSources } from './view-sources.ts'

export const ViewSource = z.enum(viewSources)

const Count = z.number().int().min(0)

/** How an ad does, for the company that posted it. */
export const AdStatistics = z.object({
  ad: z.object({
    _id: z.uuid(),
    jobTitle: z.string(),
    jobLocation: z.string(),
    state: AdState,
    jobId: z.string().nullable().describe('Of its page, /job/{id}'),
  }),
  since: z.iso.date().describe('When it first went online'),
  views: Count.describe('People who looked at it, each counted once a day; your company and robots are not counted'),
  people: Count.describe(`How many different people that were, over all days: an estimate, ${mostPeople} at most`),
  saved: Count.describe('People who have it on their shortlist now'),
  applications: Count,
  bySource: z.array(z.object({ source: ViewSource, views: Count })).describe('Most first'),
  byDay: z
    .array(z.object({ day: z.iso.date(), views: Count, saved: Count, applications: Count }))
    .describe(`Each day since it first went online, ${statisticsDays} at most; days are in UTC`),
})
export type AdStatistics = z.infer<typeof AdStatistics>
