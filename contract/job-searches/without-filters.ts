import { withoutPayBounds } from './filters/pay.ts'
import type { JobSearch } from './job-searches.ts'
import { defaultSearch } from './results-address.ts'

/** The same words, place and distance, with any pay. */
export function withoutPayRange(search: JobSearch): JobSearch {
  return { ...search, ...withoutPayBounds, page: 1 }
}

/** The same words, place, distance, pay and order. What is named here stays: every other field, also one to come, is a filter. */
export function withoutFilters(search: JobSearch): JobSearch {
  const { jobTitle, jobLocation, jobDistance, jobSalaryMin, jobSalaryMax, withoutPay, sort } = search
  const { payPer, payFrom, payTo } = search
  const pay = { jobSalaryMin, jobSalaryMax, payPer, payFrom, payTo, withoutPay }
  return { ...defaultSearch, jobTitle, jobLocation, jobDistance, ...pay, sort }
}
