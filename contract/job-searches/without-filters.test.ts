import { expect, test } from 'vitest'
import { defaultSearch } from './results-address.ts'
import { withoutFilters, withoutPayRange } from './without-filters.ts'

/** A search of which every field is another than in a new one. */
const narrow = {
  ...defaultSearch,
  jobTitle: 'nurse',
  jobLocation: 'Leeds',
  jobSalaryMin: 30_000,
  jobSalaryMax: 40_000,
  jobDistance: 25,
  jobArea: 'Accountancy',
  fullTime: true,
  partTime: true,
  contract: true,
  noIR: true,
  intern: true,
  contracts: ['permanent'],
  workplace: ['remote'],
  ir35: ['outside'],
  sources: ['reed'],
  industries: ['Accountancy'],
  postedWithinDays: 7,
  poster: 'direct',
  mentions: true,
  levels: ['senior'],
  sponsors: true,
  payPer: 'hour',
  payFrom: 15,
  payTo: 20,
  withoutPay: false,
  contains: 'care',
  sort: 'date',
  page: 3,
} satisfies typeof defaultSearch

test('of a search with everything set the words, place, distance, pay and order are left', () => {
  for (const [field, value] of Object.entries(narrow))
    expect(value, field).not.toEqual(defaultSearch[field as keyof typeof narrow])
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
