import { searchLimits } from '../../../contract/search-limits.ts'
import { parseResultsPath } from '../../../contract/results-path.ts'

/** A search as a short line for a list: 'nurse in Leeds, within 5 miles'. */
export function describeSearch(address: string): string {
  const search = parseResultsPath(address)
  if (search === null) return 'A search'
  const { jobTitle, jobLocation, jobDistance, jobSalaryMin } = search
  const parts = [`${jobTitle} in ${jobLocation}`]
  if (jobDistance <= searchLimits.anyDistanceAbove)
    parts.push(`within ${jobDistance} ${jobDistance === 1 ? 'mile' : 'miles'}`)
  if (jobSalaryMin > searchLimits.salaryFloor) parts.push(`from £${jobSalaryMin.toLocaleString('en-GB')}`)
  if (search.noIR) parts.push('outside IR35')
  return parts.join(', ')
}
