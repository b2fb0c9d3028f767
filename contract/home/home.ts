import { z } from 'zod'
import { BoardId } from '../boards/boards.ts'
import { Job } from '../jobs/jobs.ts'
import { currencyCodes } from '../places/countries.ts'

/** A search with what it finds now. */
const ShownSearch = z.object({
  name: z.string().describe("'Nurse in Leeds'"),
  address: z.string(),
  count: z.number().int(),
})

/** How much jobs of one title pay, in few bars. */
const ShownPay = z.object({
  name: z.string().describe("'nurse ads in Leeds'"),
  currency: z.enum(currencyCodes),
  ads: z.number().int().describe('Number of ads that give yearly pay'),
  lowerQuartile: z.number(),
  upperQuartile: z.number(),
  bars: z
    .array(z.object({ from: z.number(), to: z.number(), ads: z.number().int() }))
    .describe('Whole pounds or euro a year'),
  address: z.string().describe('Address of the page with all figures'),
})
export type ShownPay = z.infer<typeof ShownPay>

/** What the home page shows of what we hold. Everything in it was found just before; what is not found is not there. */
export const Showcase = z.object({
  /** ISO 8601, UTC: when it was counted. */
  at: z.iso.datetime(),
  searches: z.array(ShownSearch).describe('At most five, each with at least one job'),
  /** Null if there is nothing yet. */
  roll: z
    .object({
      search: ShownSearch,
      ads: z.number().int(),
      boards: z.array(z.object({ board: BoardId, name: z.string(), ads: z.number().int() })).describe('Most ads first'),
      job: Job.nullable().describe('One of them, with a known take-home pay'),
      isDemo: z.boolean(),
    })
    .nullable(),
  pay: ShownPay.nullable(),
})
export type Showcase = z.infer<typeof Showcase>
