import { expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { toldAlert } from './told-alert.ts'

const nurse = { ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' }
const told = (search: typeof defaultSearch) => toldAlert({ search, address: resultsAddress(search) }, () => 'Reed')

test('an alert names every filter of its results once, in their words', () => {
  expect(told({ ...nurse, jobSalaryMin: 30_000, noIR: true, levels: ['senior'], sources: ['reed'] })).toEqual({
    what: 'nurse in Leeds, within 10 miles, from £30,000, outside IR35',
    filters: ['Reed', 'Senior and lead'],
  })
  expect(told({ ...nurse, payPer: 'day', payFrom: 300, withoutPay: false })).toEqual({
    what: 'nurse in Leeds, within 10 miles, from £300 a day',
    filters: ['Only ads that say the pay'],
  })
})

test('one without filters names none', () => {
  expect(told(nurse)).toEqual({ what: 'nurse in Leeds, within 10 miles', filters: [] })
})
