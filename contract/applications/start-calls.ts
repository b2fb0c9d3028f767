import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { jobsRequired } from '../texts/sentences.ts'
import { JobsOfCall, mine, once, tag, UserWithApplications } from './call-parts.ts'
import { applicationLimits } from './lists.ts'
import { NewApplication, Plan, QuestionsAhead, StartedApplication } from './plan.ts'

const Applied = UserWithApplications.extend({
  message: z.string(),
  started: z.array(StartedApplication),
})

/** The calls that begin applications. */
export const startCalls = {
  plan: endpoint(
    {
      method: 'POST',
      path: '/applications/plan',
      summary: 'Find out what applying to these jobs needs, without starting anything',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(
      z.object({
        body: z.strictObject({
          jobs: z.array(z.string().max(40)).min(1, jobsRequired).max(applicationLimits.batch),
        }),
      }),
    )
    .output(Plan),

  questions: endpoint(
    {
      method: 'GET',
      path: '/application-questions/{job}',
      summary: 'Get the questions that a job’s form asks, before applying',
      description: 'Asks the board; nothing is begun. Greenhouse, Workable and Recruitee tell.',
      tag,
    },
    { ...mine, rateClass: 'apply' },
  )
    .input(z.object({ params: z.object({ job: z.string().max(40) }) }))
    .output(QuestionsAhead),

  start: endpoint(
    { method: 'POST', path: '/applications', summary: 'Begin applications', description: once, tag, status: 201 },
    { ...mine, rateClass: 'apply' },
  )
    .input(
      z.object({
        body: z.strictObject({
          applications: z.array(NewApplication).min(1, jobsRequired).max(applicationLimits.batch),
        }),
      }),
    )
    .output(z.object({ batch: z.uuid().nullable(), started: z.array(StartedApplication) })),

  /** S25.18 */
  applyOfUser: endpoint(
    {
      method: 'POST',
      path: '/users/apply',
      summary: 'Apply to jobs',
      description: `Each job is applied to in the way its source is set to. Jobs that cannot be started are listed with the reason. ${once}`,
      tag,
    },
    { ...mine, rateClass: 'apply' },
  )
    .input(z.object({ body: JobsOfCall }))
    .output(Applied),

  /** S25.34 */
  apply: endpoint(
    {
      method: 'POST',
      path: '/apply',
      summary: 'Apply to jobs',
      description: `Same as /users/apply. ${once}`,
      tag,
    },
    { ...mine, rateClass: 'apply' },
  )
    .input(z.object({ body: JobsOfCall }))
    .output(Applied),
}
