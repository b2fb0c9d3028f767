import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { industries } from '../../../contract/jobs/industries.ts'
import { contractChoices, searchLimits, sorts } from '../../../contract/job-searches/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { searchCall } from '../../../contract/job-searches/search-call.ts'
import { ToldJob, toldJob } from '../told-job.ts'
import { addTool, type ToolDeps } from '../tool.ts'

const text = z.string().trim().min(1).max(searchLimits.maxTextLength)
const yearly = z.number().int().min(0).max(10_000_000)

const Input = z.strictObject({
  job_title: text.describe("Job title, such as 'nurse' or 'java developer'"),
  place: text.describe("A town, county or postcode in the United Kingdom or Ireland, or 'UK', 'Ireland' or 'remote'"),
  distance_miles: z.number().int().min(1).max(1_000).default(10).describe('Any distance if above 50'),
  salary_min: yearly.optional().describe('Pay a year before tax, in pounds or euro'),
  salary_max: yearly.optional(),
  industry: z.enum(industries).optional(),
  full_time: z.boolean().optional(),
  part_time: z.boolean().optional(),
  contract_types: z.array(z.enum(contractChoices)).max(5).optional(),
  outside_ir35: z.boolean().optional().describe('Only contracts whose ad says that they are outside IR35'),
  workplace: z
    .array(z.enum(['on-site', 'hybrid', 'remote']))
    .max(3)
    .optional(),
  posted_within_days: z.number().int().min(1).max(365).optional(),
  poster: z.enum(['direct', 'agency', 'course']).optional(),
  with_pay_only: z.boolean().optional().describe('With salary_min or salary_max, leaves out ads that give no pay'),
  contains: z.string().trim().max(searchLimits.maxTextLength).optional().describe('Text that the ad must contain'),
  sort: z.enum(sorts).optional(),
  page: z.number().int().min(1).max(1_000).optional().describe(`${searchLimits.pageSize} jobs a page`),
})

const Output = z.object({
  heading: z.string(),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  place_understood_as: z.string(),
  other_places: z
    .array(z.string())
    .describe('Other places with the same name, or the closest spellings if the place is unknown'),
  nothing_matched: z.boolean().describe('True if nothing matched and these are the closest jobs instead'),
  notices: z.array(z.string()),
  wider: z.array(z.object({ change: z.string(), would_find: z.number().int() })),
  jobs: z.array(ToldJob.extend({ snippet: z.string() })),
  results_page: z.string().describe('The results page for the same search'),
})

export function addSearchJobs(server: McpServer, deps: ToolDeps): void {
  addTool(server, 'search_jobs', deps, {
    title: 'Search jobs',
    description:
      'Searches live job ads from many recruitment sites in the United Kingdom and Ireland at the same time. A vacancy on several sites is listed once, with all of them.',
    input: Input,
    output: Output,
    run: async (asked) => {
      const search = {
        ...defaultSearch,
        jobTitle: asked.job_title,
        jobLocation: asked.place,
        jobDistance: asked.distance_miles,
        jobSalaryMin: asked.salary_min ?? defaultSearch.jobSalaryMin,
        jobSalaryMax: asked.salary_max ?? defaultSearch.jobSalaryMax,
        jobArea: asked.industry ?? defaultSearch.jobArea,
        fullTime: asked.full_time ?? false,
        partTime: asked.part_time ?? false,
        noIR: asked.outside_ir35 ?? false,
        contracts: asked.contract_types ?? [],
        workplace: asked.workplace ?? [],
        postedWithinDays: asked.posted_within_days ?? null,
        poster: asked.poster ?? ('any' as const),
        withoutPay: !(asked.with_pay_only ?? false),
        contains: asked.contains ?? '',
        sort: asked.sort ?? defaultSearch.sort,
        page: asked.page ?? 1,
      }
      const results = await deps.api.jobSearches.find(searchCall(search))
      return {
        heading: results.heading,
        total: results.total,
        page: results.page,
        pages: results.pages,
        place_understood_as: results.place.label,
        other_places: results.place.others.map(({ label }) => label),
        nothing_matched: results.isFallback,
        notices: results.notices.map(({ message, details }) => [message, details].filter(Boolean).join(' ')),
        wider: results.wider.map(({ label, count }) => ({ change: label, would_find: count })),
        jobs: results.jobs.map((job) => ({ ...toldJob(job, deps.siteUrl), snippet: unmarked(job.snippet) })),
        results_page: deps.siteUrl + resultsAddress(results.search),
      }
    },
  })
}

/** Without the marks around the words that were searched. */
function unmarked(snippet: string): string {
  return snippet.replaceAll('\u0002', '').replaceAll('\u0003', '')
}
