import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { searchLimits } from '../../../contract/job-searches/limits.ts'
import { Statistics } from '../../../contract/statistics/statistics.ts'
import { fewestAds } from '../../../contract/statistics/limits.ts'
import { addTool, type ToolDeps } from '../tool.ts'
import { currencyCodes } from '../../../contract/places/countries.ts'

const text = z.string().trim().min(1).max(searchLimits.maxTextLength)

const Input = z.strictObject({
  job_title: text.describe("Job title, such as 'nurse' or 'project manager'"),
  place: text.optional().describe('A town, county, region or nation; the default is everywhere'),
})

const shape = Statistics.shape

const Output = z.object({
  job_title: shape.jobTitle,
  place: shape.jobLocation,
  ads: shape.ads,
  enough_to_say: z
    .boolean()
    .describe(`False if there are fewer than ${fewestAds} ads, in which case there are no figures`),
  days: shape.days,
  from: shape.from,
  to: shape.to,
  pay: z.array(
    z.object({
      kind: z
        .enum(['salary', 'day-rate'])
        .describe('salary is pounds or euro a year; day-rate is a contractor’s pay a day'),
      currency: z.enum(currencyCodes),
      ads: z.number().int().describe('Number of ads that give this kind of pay'),
      median: z.number().nullable(),
      middle_half: z.object({ from: z.number(), to: z.number() }).nullable(),
      middle_four_fifths: z.object({ from: z.number(), to: z.number() }).nullable(),
      mean: z.number().nullable(),
    }),
  ),
  asked_for_most: z.array(z.object({ what: z.string(), ads: z.number().int() })),
  towns: z.array(z.object({ name: z.string(), ads: z.number().int() })),
  employers: shape.employers,
  by_month: shape.trend,
})

export function addStatistics(server: McpServer, deps: ToolDeps): void {
  addTool(server, 'statistics', deps, {
    title: 'Job statistics',
    description:
      'Shows what the ads for a job title offer and ask for, and where: median and range of advertised pay, with the number of ads that each figure is based on.',
    input: Input,
    output: Output,
    run: async ({ job_title, place }) => {
      const told = await deps.api.statistics.find({ params: { id: job_title }, query: { location: place } })
      return {
        job_title: told.jobTitle,
        place: told.jobLocation === '' ? 'everywhere' : told.jobLocation,
        ads: told.ads,
        enough_to_say: told.isEnough,
        days: told.days,
        from: told.from,
        to: told.to,
        pay: told.pay.map(({ kind, currency, ads, figures }) => ({
          kind,
          currency,
          ads,
          median: figures?.median ?? null,
          middle_half: figures && { from: figures.lowerQuartile, to: figures.upperQuartile },
          middle_four_fifths: figures && { from: figures.tenth, to: figures.ninetieth },
          mean: figures?.mean ?? null,
        })),
        asked_for_most: most(told.frequency).map(({ name, ads }) => ({ what: name, ads })),
        towns: most(told.locations),
        employers: told.employers,
        by_month: told.trend,
      }
    },
  })
}

/** The ten that most ads name. */
function most(counts: Record<string, number>): { name: string; ads: number }[] {
  return Object.entries(counts)
    .map(([name, ads]) => ({ name, ads }))
    .toSorted((a, b) => b.ads - a.ads)
    .slice(0, 10)
}
