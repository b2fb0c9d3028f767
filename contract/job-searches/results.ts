import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { BoardProgress } from '../boards/progress.ts'
import { Facets, JobSearch } from './job-searches.ts'
import { Job } from '../jobs/jobs.ts'
import { currencyCodes } from '../places/countries.ts'

/** How the place of a search was understood. */
const SearchedPlace = z.object({
  kind: z.enum(['found', 'several', 'anywhere', 'remote', 'abroad', 'unknown']),
  label: z.string().describe("'Leeds, West Yorkshire'; as typed where it is not known"),
  /** Others of the same name, or the nearest spellings of an unknown one: to offer. */
  others: z.array(z.object({ label: z.string(), address: z.string() })),
})

/** A way to a wider search, with what it would find. */
export const WiderSearch = z.object({
  label: z.string(),
  count: z.number().int(),
  isWhole: z.boolean().describe('All boards have been asked for it lately; otherwise they may have more'),
  address: z.string(),
})
export type WiderSearch = z.infer<typeof WiderSearch>

/** A search for the same job by another name. */
export const OtherNameSearch = z.object({
  name: z.string().describe("'Bricklayer' of a search for brickies"),
  count: z.number().int().nullable().describe('Jobs that we have for it now; null: not counted'),
  address: z.string(),
})
export type OtherNameSearch = z.infer<typeof OtherNameSearch>

/** One page of results: the rows, and all that the page says of them. */
export const Results = z.object({
  jobs: z.array(Job),
  leftOut: z.number().int().describe('Rows of this page that the person wants never to be shown; `total` counts them'),
  total: z.number().int(),
  later: z.number().int().describe('Jobs that arrived after the answer given in `seen`'),
  mentioned: z.number().int().describe('Ads that only mention the words of a search for a job: `mentions` shows them'),
  seen: z.string().nullable().describe('To ask for other pages of just this; null: it could not be kept'),
  page: z.number().int(),
  pageSize: z.number().int(),
  pages: z.number().int(),
  search: JobSearch,
  place: SearchedPlace,
  heading: z
    .string()
    .describe(
      "'214 nurse jobs within 10 miles of Leeds'; while boards are asked and none is known: how many are asked",
    ),
  where: z.string().describe("The place in words, as in the heading: 'within 10 miles of Leeds'"),
  facets: Facets,
  currency: z.enum(currencyCodes).describe('Currency of the pay filter: euro if the place is in Ireland'),
  withoutPayCount: z.number().int().describe('Ads that only the pay filter hides because they do not say the pay'),
  isFallback: z.boolean().describe('Nothing matched, and these are the closest: see the notice'),
  notices: z.array(Alert),
  understoodAs: z.object({
    added: z.array(z.string()),
    corrected: z.object({ from: z.string(), to: z.string(), asTypedAddress: z.string() }).nullable(),
    place: z
      .object({ from: z.string(), to: z.string(), asTypedAddress: z.string() })
      .nullable()
      .describe('The place that was searched instead of one we do not know'),
    turned: z
      .object({
        words: z.array(
          z.object({ words: z.string(), into: z.string().nullable().describe('The filter; null: left out') }),
        ),
        asTypedAddress: z.string(),
      })
      .nullable()
      .describe('Words that were not looked for in the ads'),
    unknown: z.array(z.string()).describe('Words that may be misspelt, where nothing was found'),
    without: z.string().nullable().describe('A word that was left out, because no ad has it together with the others'),
  }),
  wider: z.array(WiderSearch),
  otherNames: z
    .array(OtherNameSearch)
    .describe('What people also call the job, none of them part of this search; counted where it found little'),
  adsSearched: z.object({
    held: z.number().int().describe('Number of live ads that we have'),
    reported: z
      .number()
      .int()
      .nullable()
      .describe('Sum of what the boards report for this search; null: not asked yet'),
  }),
  boards: z.array(BoardProgress),
  isDemo: z.boolean(),
})
export type Results = z.infer<typeof Results>
