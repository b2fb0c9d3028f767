import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Job } from '../jobs/jobs.ts'
import { fields } from './filters/index.ts'
import { reportDetailsLength, reportReasons } from './ad-reports.ts'
import { searchLimits } from './job-searches.ts'
import { Results } from './results.ts'

/** A switch in an address: `?contract`, `?contract=true` and `?contract=1` are all on. */
const Flag = z.enum(['', 'true', 'false', '1', '0', 'on', 'off', 'yes', 'no']).optional()

/**
 * What at least five different visitors searched for on one day: a known title in a town or a larger place, never the words of one
 * person. `count`: how many visitors, each counted once a day.
 */
export const WantedSearch = z.object({
  jobTitle: z.string(),
  jobLocation: z.string(),
  count: z.number().int(),
  address: z.string(),
})
export type WantedSearch = z.infer<typeof WantedSearch>

export const onlyOfMany =
  'Only what at least five different visitors searched for on one day: known titles, in towns or larger places.'

const text = z.string().max(searchLimits.maxTextLength)

/** The filters of our own in the query of an address; the specification's have calls of their own. */
const filterTexts = Object.fromEntries(
  Object.values(fields).flatMap(({ key, kind, describe }) => {
    if (key === null) return []
    const most = kind.is === 'list' ? Math.max(searchLimits.maxTextLength, kind.of.join('~').length) : undefined
    const schema = (most === undefined ? text : z.string().max(most)).optional()
    return [[key, describe === null ? schema : schema.describe(describe)]]
  }),
)

/** A job that somebody hid with 'Not relevant'. */
const HiddenJob = z.object({ _id: z.string(), jobTitle: z.string(), employer: z.string().nullable() })

export const jobSearches = {
  find: endpoint(
    {
      method: 'GET',
      path: '/jobsearches/{jobTitle}/{jobLocation}/{jobSalaryMin}/{jobSalaryMax}/{jobDistance}/{jobArea}',
      summary: 'Search jobs',
      description:
        'A page of jobs with totals and facet counts. Boards that were not asked lately are asked now; the answer holds what is known by then.',
      tag: 'Searches',
    },
    { rateClass: 'search', who: 'guest' },
  )
    .input(
      z.object({
        params: z.object({
          jobTitle: text,
          jobLocation: text,
          jobSalaryMin: text,
          jobSalaryMax: text,
          jobDistance: text,
          jobArea: text,
        }),
        query: z.object({
          fullTime: Flag,
          partTime: Flag,
          contract: Flag,
          contracting: Flag,
          intern: Flag,
          noIR: Flag,
          jobType: text.optional(),
          ...filterTexts,
          sort: text.optional().describe('match, date, closing, salary, location or title'),
          page: text.optional(),
          seen: z
            .string()
            .max(20)
            .optional()
            .describe('`seen` of an earlier answer: its other pages, orders and filters, without what came later'),
        }),
      }),
    )
    .output(Results),

  single: endpoint(
    { method: 'GET', path: '/jobsearches/single/{id}', summary: 'One job, whole', tag: 'Searches' },
    { rateClass: 'read', who: 'guest' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(40) }) }))
    .output(Job),

  similar: endpoint(
    {
      method: 'GET',
      path: '/jobsearches/similar/{id}',
      summary: 'Get similar jobs nearby',
      description: 'At most 4 with its title; none where the job is not known.',
      tag: 'Searches',
    },
    { rateClass: 'read', who: 'guest' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(40) }) }))
    .output(z.array(Job)),

  hidden: endpoint(
    { method: 'GET', path: '/jobsearches/hidden', summary: 'The jobs that this visitor has hidden', tag: 'Searches' },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(HiddenJob)),

  report: endpoint(
    {
      method: 'POST',
      path: '/jobsearches/reports',
      summary: 'Say what is wrong with an ad',
      description:
        'The people who run this site read it. We do not keep who reported it. An address can report ten ads an hour.',
      tag: 'Searches',
      status: 201,
    },
    { rateClass: 'write', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          job: z.string().max(40),
          reason: z.enum(reportReasons, 'Please choose what is wrong'),
          details: z
            .string()
            .trim()
            .max(reportDetailsLength, `Please keep it to ${reportDetailsLength} characters`)
            .default(''),
        }),
      }),
    )
    .output(Alert),

  titles: endpoint(
    {
      method: 'GET',
      path: '/jobsearches/titles/{text}',
      summary: 'Suggest job titles for a text',
      description: 'From 2 characters, at most 8, what many people search for first; shorter texts give none.',
      tag: 'Searches',
    },
    { rateClass: 'suggest', who: 'guest' },
  )
    .input(z.object({ params: z.object({ text: z.string().max(200) }) }))
    .output(z.array(z.string())),

  mostWanted: endpoint(
    {
      method: 'GET',
      path: '/jobsearches/mostwanted',
      summary: 'List the most popular searches',
      description: onlyOfMany,
      tag: 'Searches',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(WantedSearch)),

  latest: endpoint(
    {
      method: 'GET',
      path: '/jobsearches/latest',
      summary: 'The latest 20 searches that several people made',
      description: onlyOfMany,
      tag: 'Searches',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(WantedSearch)),

  markIrrelevant: endpoint(
    {
      method: 'POST',
      path: '/jobsearches/irrelevant',
      summary: 'Hide a job from this visitor, and learn from it',
      tag: 'Searches',
    },
    { rateClass: 'write', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          job: z.union([z.string().max(40), z.looseObject({ _id: z.string().max(40) })]).describe('The job or its id'),
          /** The words that brought it up. */
          jobTitle: text.optional(),
          undo: z.boolean().optional(),
        }),
      }),
    )
    .output(Alert),
}
