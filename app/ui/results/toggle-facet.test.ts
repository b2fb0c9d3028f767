import { expect, test } from 'vitest'
import { defaultSearch } from '../../../contract/job-searches/results-address.ts'
import { toggleFacet } from './toggle-facet.ts'

const search = { ...defaultSearch, jobTitle: 'nurse', page: 4 }

test('a value is taken in beside others of its filter, and the list starts at its first page', () => {
  expect(
    toggleFacet({ ...search, workplace: ['remote'] }, 'workplace', { value: 'hybrid', isChosen: false }),
  ).toMatchObject({
    workplace: ['remote', 'hybrid'],
    page: 1,
  })
})

test('a value that holds is taken out', () => {
  expect(
    toggleFacet({ ...search, sources: ['reed', 'nhs'] }, 'source', { value: 'reed', isChosen: true }).sources,
  ).toEqual(['nhs'])
})

test('the switch of the form and the list of the filter are one thing', () => {
  expect(toggleFacet({ ...search, contract: true }, 'contract', { value: 'contract', isChosen: true })).toMatchObject({
    contract: false,
    contracts: [],
  })
  expect(toggleFacet({ ...search, intern: true }, 'contract', { value: 'permanent', isChosen: false })).toMatchObject({
    intern: false,
    contracts: ['internship', 'permanent'],
  })
})

test('outside IR35 alone is the flag of the address, so that the page is labelled; with others it is not', () => {
  const outside = toggleFacet(search, 'ir35', { value: 'outside', isChosen: false })
  expect(outside).toMatchObject({ noIR: true, ir35: [] })
  expect(toggleFacet(outside, 'ir35', { value: 'unknown', isChosen: false })).toMatchObject({
    noIR: false,
    ir35: ['outside', 'unknown'],
  })
  expect(toggleFacet(outside, 'ir35', { value: 'outside', isChosen: true })).toMatchObject({ noIR: false, ir35: [] })
})

test('the industry of the form joins those of the filter', () => {
  expect(
    toggleFacet({ ...search, jobArea: 'Engineering' }, 'industry', { value: 'Automotive', isChosen: false }),
  ).toMatchObject({ jobArea: 'Any', industries: ['Engineering', 'Automotive'] })
})

test('a band of pay sets both bounds, and taking it out frees both', () => {
  const band = toggleFacet(search, 'pay', { value: '30000', next: '40000', isChosen: false })
  // Its count is of ads that say their pay.
  expect(band).toMatchObject({ jobSalaryMin: 30_000, jobSalaryMax: 40_000, withoutPay: false })
  expect(toggleFacet(band, 'pay', { value: '30000', next: '40000', isChosen: true })).toMatchObject({
    jobSalaryMin: 12_000,
    jobSalaryMax: 200_001,
    withoutPay: true,
  })
  expect(toggleFacet(search, 'pay', { value: '100000', isChosen: false })).toMatchObject({ jobSalaryMax: 200_001 })
})
