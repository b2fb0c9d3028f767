import type { JobSearch } from './job-searches.ts'
import { parseResultsAddress } from './results-address.ts'

/** The search of a results address as it stands in a link: path and query. Null where it is none. */
export function searchOfAddress(address: string): JobSearch | null {
  const [path = '', query = ''] = address.split('?', 2)
  const [start, ...segments] = path.replace(/^\//u, '').split('/')
  if (start !== 'jobresults') return null
  try {
    const [summary, industry, fulltime, parttime, contracting, noIr35, intern] = segments.map(decodeURIComponent)
    return parseResultsAddress(
      { summary, industry, fulltime, parttime, contracting, noIr35, intern },
      new URLSearchParams(query),
    )
  } catch {
    return null // A percent sign that encodes nothing.
  }
}
