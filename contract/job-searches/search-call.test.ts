import { expect, test } from 'vitest'
import { defaultSearch, parseFilters } from './results-address.ts'
import { searchCall } from './search-call.ts'

test('a search asks with its words in the path and only what differs in the query', () => {
  const { params, query } = searchCall({
    ...defaultSearch,
    jobTitle: 'C# developer',
    jobLocation: 'Leeds',
    noIR: true,
    sort: 'date',
  })

  expect(params).toEqual({
    jobTitle: 'C# developer',
    jobLocation: 'Leeds',
    jobSalaryMin: '12000',
    jobSalaryMax: '200001',
    jobDistance: '10',
    jobArea: 'Any',
  })
  expect(query).toEqual({ noIR: 'true', sort: 'date' })
})

test('the filters of a call read back as they were', () => {
  const search = {
    ...defaultSearch,
    contracts: ['permanent' as const, 'contract' as const],
    sources: ['reed' as const, 'nhs' as const],
    postedWithinDays: 7,
    withoutPay: false,
    contains: 'band 5',
    page: 3,
  }

  expect(parseFilters(new URLSearchParams(searchCall(search).query))).toMatchObject({
    contracts: ['permanent', 'contract'],
    sources: ['reed', 'nhs'],
    postedWithinDays: 7,
    withoutPay: false,
    contains: 'band 5',
    page: 3,
  })
})
