import { z } from 'zod'
import type { Job } from '../../contract/jobs/jobs.ts'

/** A job as a tool tells it: what a person would want to hear of it first. */
export const ToldJob = z.object({
  id: z.string().describe('Pass it to get_job'),
  title: z.string(),
  employer: z.string().nullable(),
  poster: z.enum(['agency', 'direct', 'course', 'unknown']),
  place: z.string(),
  pay: z.string().describe("As the ad gives it, or 'Pay not given'"),
  pay_is_an_estimate: z.boolean().describe('True if the board estimated the pay and the employer did not give it'),
  after_tax: z.string().nullable().describe('Estimated take-home pay'),
  contract_type: z.string().nullable(),
  full_time: z.boolean(),
  part_time: z.boolean(),
  workplace: z.string().nullable(),
  ir35: z.enum(['inside', 'outside', 'unknown']),
  industry: z.string().nullable(),
  posted: z.string(),
  closes: z.string().nullable(),
  is_closed: z.boolean(),
  boards: z.array(z.string()).describe('All boards that have this vacancy'),
  page: z.string().describe('The page where a person can read the ad and apply'),
  is_demo: z.boolean().describe('True if the ad is made up for trying the site and is not a real vacancy'),
})
export type ToldJob = z.infer<typeof ToldJob>

export function toldJob(job: Job, siteUrl: string): ToldJob {
  return {
    id: job._id,
    title: job.jobTitle,
    employer: job.employer,
    poster: job.poster,
    place: job.jobLocation,
    pay: job.salary,
    pay_is_an_estimate: job.pay?.isEstimate ?? false,
    after_tax: job.netPay?.text ?? null,
    contract_type: job.contractType,
    full_time: job.fullTime,
    part_time: job.partTime,
    workplace: job.workplace,
    ir35: job.ir35.status,
    industry: job.industry,
    posted: job.created,
    closes: job.closes,
    is_closed: job.isClosed,
    boards: job.sources.map(({ name }) => name),
    page: `${siteUrl}/job/${job._id}`,
    is_demo: job.isDemo,
  }
}
