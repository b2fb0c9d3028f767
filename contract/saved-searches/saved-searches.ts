import { z } from 'zod'
import { JobSearch } from '../job-searches/job-searches.ts'
import { defaultSearch } from '../job-searches/results-address.ts'
import { searchLimits, switchesOf } from '../job-searches/limits.ts'
import { WholeNumber } from '../platform/bounds.ts'

/** 'true' and 'false' as the specification's addresses write them, or the real thing. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).default(false)
const Amount = (fallback: number) => WholeNumber(0, 10_000_000).default(fallback)

/** A search as the specification writes it (S10.2): only the first two need be there. */
export const SearchEntry = z.object({
  jobTitle: JobSearch.shape.jobTitle,
  jobLocation: JobSearch.shape.jobLocation,
  jobDistance: WholeNumber(0, 1_000).default(searchLimits.distanceAddressDefault),
  jobSalaryMin: Amount(searchLimits.salaryDefaultMin),
  jobSalaryMax: Amount(searchLimits.noMaximumInAddress),
  jobArea: JobSearch.shape.jobArea.default('Any'),
  jobType: z.string().max(120).default('Any'),
  ...switchesOf(() => Flag),
  alert: z.object({ status: z.boolean() }).optional(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

/** One search, or several; the specification's calls name them `searches`. */
export const SearchEntries = z.union([
  z.array(SearchEntry).max(100),
  SearchEntry.transform((entry): SearchEntry[] => [entry]),
])

/** What the specification's search has in common with ours. */
export const SearchWords = JobSearch.pick({
  jobTitle: true,
  jobLocation: true,
  jobDistance: true,
  jobSalaryMin: true,
  jobSalaryMax: true,
  jobArea: true,
  ...switchesOf(() => true as const),
})

/** A person's own search, as their account keeps it. */
export const SavedSearch = SearchWords.extend({
  alert: z.object({ status: z.boolean() }),
  /** The path of its results, which is what makes two searches the same. */
  address: z.string(),
  /** Whether it stands in the list of latest searches. */
  isInHistory: z.boolean(),
  /** ISO 8601, UTC. */
  lastSearched: z.string(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** With our own filters at their defaults. */
export function toJobSearch(entry: SearchEntry): JobSearch {
  return { ...defaultSearch, ...SearchWords.parse(entry) }
}
