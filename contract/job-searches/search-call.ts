import type { JobSearch } from './job-searches.ts'
import { searchSwitches } from './limits.ts'
import { printFilters } from './results-address.ts'

type Params = Record<'jobTitle' | 'jobLocation' | 'jobSalaryMin' | 'jobSalaryMax' | 'jobDistance' | 'jobArea', string>

/** What the call `jobSearches.find` takes for a search: the same words as in its address. */
export function searchCall(search: JobSearch): { params: Params; query: Record<string, string> } {
  return {
    params: {
      jobTitle: search.jobTitle,
      jobLocation: search.jobLocation,
      jobSalaryMin: String(search.jobSalaryMin),
      jobSalaryMax: String(search.jobSalaryMax),
      jobDistance: String(search.jobDistance),
      jobArea: search.jobArea,
    },
    query: {
      ...Object.fromEntries(searchSwitches.filter((name) => search[name]).map((name) => [name, 'true'])),
      ...Object.fromEntries(printFilters(search)),
    },
  }
}
