import { expect, test } from 'vitest'
import { ofOneField } from './filters/any-search.fixtures.ts'
import type { JobSearch } from './job-searches.ts'
import { defaultSearch } from './results-address.ts'
import { withoutFilters, withoutPayRange } from './without-filters.ts'

/** A search of which every field is another than in a new one. */
const narrow: JobSearch = {
  ...defaultSearch,
  ...Object.assign({}, ...ofOneField.map(([, search]) => search)),
  jobTitle: 'nurse',
  jobLocation: 'Leeds',
  jobDistance: 25,
  sort: 'date',
  page: 3,
}

test('of a search with everything set the words, place, distance, pay and order are left', () => {
  for (const [field, value] of Object.entries(narrow))
    expect(value, field).not.toEqual(defaultSearch[field as keyof JobSearch])
  const { jobTitle, jobLocation, jobDistance, jobSalaryMin, jobSalaryMax, withoutPay, sort } = narrow
  const { payPer, payFrom, payTo } = narrow
  const pay = { jobSalaryMin, jobSalaryMax, payPer, payFrom, payTo, withoutPay }
  const kept = { jobTitle, jobLocation, jobDistance, ...pay, sort }
  expect(withoutFilters(narrow)).toEqual({ ...defaultSearch, ...kept })
})

test('without a range of pay, any pay and none is shown, from the first page', () => {
  const { jobSalaryMin, jobSalaryMax, payPer, payFrom, payTo, withoutPay, page } = defaultSearch
  const anyPay = { jobSalaryMin, jobSalaryMax, payPer, payFrom, payTo, withoutPay }
  expect(withoutPayRange(narrow)).toEqual({ ...narrow, ...anyPay, page })
})
