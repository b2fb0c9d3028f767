import { describePay } from '../../../contract/job-searches/filters/pay.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../../contract/job-searches/results-address.ts'
import type { Currency } from '../../../contract/places/countries.ts'

/** Of a search, what tells it from others in a list. */
type DescribedSearch = Pick<
  JobSearch,
  'jobTitle' | 'jobLocation' | 'jobSalaryMin' | 'jobSalaryMax' | 'jobDistance' | 'noIR'
> &
  Partial<Pick<JobSearch, 'payPer' | 'payFrom' | 'payTo'>>

/** A search as a short line for a list: 'nurse in Leeds, within 5 miles, from £30,000'. */
export function describeSearch(search: DescribedSearch, currency: Currency = 'GBP'): string {
  const { payMin, payMax, radiusMiles } = boundsOf(search)
  const parts = [`${search.jobTitle} in ${search.jobLocation}`]
  if (radiusMiles !== null) parts.push(`within ${radiusMiles} ${radiusMiles === 1 ? 'mile' : 'miles'}`)
  if (payMin !== null || payMax !== null) parts.push(describePay(search, currency))
  if (search.noIR) parts.push('outside IR35')
  return parts.join(', ')
}
