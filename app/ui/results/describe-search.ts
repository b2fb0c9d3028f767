import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../../contract/job-searches/results-address.ts'

/** Of a search, what tells it from others in a list. */
type DescribedSearch = Pick<
  JobSearch,
  'jobTitle' | 'jobLocation' | 'jobSalaryMin' | 'jobSalaryMax' | 'jobDistance' | 'noIR'
> &
  Partial<Pick<JobSearch, 'payPer' | 'payFrom' | 'payTo'>>

/** A search as a short line for a list: 'nurse in Leeds, within 5 miles, from £30,000'. */
export function describeSearch(search: DescribedSearch, currency: 'GBP' | 'EUR' = 'GBP'): string {
  const { payMin, payMax, radiusMiles } = boundsOf(search)
  const parts = [`${search.jobTitle} in ${search.jobLocation}`]
  if (radiusMiles !== null) parts.push(`within ${radiusMiles} ${radiusMiles === 1 ? 'mile' : 'miles'}`)
  if (payMin !== null || payMax !== null) parts.push(describePay(search, currency))
  if (search.noIR) parts.push('outside IR35')
  return parts.join(', ')
}

/** 'from £30,000', 'up to £50,000', '£30,000 to £50,000', '£15 to £20 an hour', 'from €300 a day'. */
export function describePay(search: DescribedPay, currency: 'GBP' | 'EUR' = 'GBP'): string {
  const { payPer = 'year', payFrom = null, payTo = null } = search
  if (payPer !== 'year') return `${range(payFrom, payTo, currency)} ${payPer === 'day' ? 'a day' : 'an hour'}`
  const { payMin, payMax } = boundsOf({ ...search, jobDistance: 0 })
  return range(payMin, payMax, currency)
}

type DescribedPay = Pick<JobSearch, 'jobSalaryMin' | 'jobSalaryMax'> &
  Partial<Pick<JobSearch, 'payPer' | 'payFrom' | 'payTo'>>

function range(min: number | null, max: number | null, currency: 'GBP' | 'EUR'): string {
  const sign = currency === 'EUR' ? '€' : '£'
  const pounds = (amount: number) => `${sign}${amount.toLocaleString('en-GB')}`
  if (min === null) return max === null ? 'any pay' : `up to ${pounds(max)}`
  return max === null ? `from ${pounds(min)}` : `${pounds(min)} to ${pounds(max)}`
}
