import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { mapFields, settled, type AnyField, type Filtered } from '../../../contract/job-searches/filters/index.ts'
import { schemaOf } from '../../../contract/job-searches/filters/schemas.ts'
import { searchLimits, sorts } from '../../../contract/job-searches/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { searchCall } from '../../../contract/job-searches/search-call.ts'
import { ToldJob, toldJob } from '../told-job.ts'
import { addTool, type ToolDeps } from '../tool.ts'

const text = z.string().trim().min(1).max(searchLimits.maxTextLength)

/** Every filter, by the name that assistants know it by. */
const filterInputs = Object.fromEntries(
  Object.values(
    mapFields((field) => (field.assistant === null ? [] : [[field.assistant.name, inputOf(field)] as const])),
  ).flat(),
)

const Input = z.strictObject({
  job_title: text.describe("Job title, such as 'nurse' or 'java developer'"),
  place: text.describe("A town, county or postcode in the United Kingdom or Ireland, or 'UK', 'Ireland' or 'remote'"),
  distance_miles: z.number().int().min(1).max(1_000).default(10).describe('Any distance if above 50'),
  ...filterInputs,
  sort: z.enum(sorts).optional(),
  page: z.number().int().min(1).max(1_000).optional().describe(`${searchLimits.pageSize} jobs a page`),
})

function inputOf(field: AnyField): z.ZodType {
  const schema = schemaOf(field).optional()
  return field.assistant?.describe === undefined ? schema : schema.describe(field.assistant.describe)
}

/** What was asked for, as our search has it. */
function filtersAsked(asked: Readonly<Record<string, unknown>>): Filtered {
  return settled(
    mapFields(({ assistant, none }) => {
      const given = assistant === null ? undefined : asked[assistant.name]
      if (given === undefined) return none
      return assistant?.isTurned ? !given : given
    }) as Filtered,
  )
}

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
        ...filtersAsked(asked),
        jobTitle: asked.job_title,
        jobLocation: asked.place,
        jobDistance: asked.distance_miles,
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
