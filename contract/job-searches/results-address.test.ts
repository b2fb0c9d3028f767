import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters, anyWord } from './filters/any-search.fixtures.ts'
import { sorts, type JobSearch } from './job-searches.ts'
import { boundsOf, defaultSearch, resultsAddress } from './results-address.ts'
import { parseResultsPath } from './results-path.ts'

const nurse: JobSearch = { ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' }

test('the address is the one of the specification', () => {
  expect(resultsAddress(nurse)).toBe(
    '/jobresults/nurse_in_Leeds_and_salary_from_12000_to_200001_max_distance_10_miles/industry:Any/fulltime:false/parttime:false/contracting:false/no-ir35:false/intern:false',
  )
})

test('our filters follow as a query, only where they differ', () => {
  expect(resultsAddress({ ...nurse, sort: 'salary', workplace: ['hybrid', 'remote'] })).toMatch(
    /\/intern:false\?workplace=hybrid%7Eremote&sort=salary$/u,
  )
})

test.each([
  'C#',
  'C/C++',
  '50% night shifts',
  'what?',
  'R&D',
  'a_in_b',
  'Éireann',
  'nurse in charge',
  '+44 sales',
  '"project manager" -java',
])('the title %s survives', (jobTitle) => {
  const search = parseResultsPath(resultsAddress({ ...nurse, jobTitle }))
  expect(search?.jobTitle).toBe(jobTitle.replaceAll('_', ' '))
})

test('every search survives being printed and parsed', () => {
  const words = fc.record({
    jobTitle: anyWord,
    jobLocation: anyWord,
    jobDistance: fc.nat(1_000),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 1_000 }),
  })
  const search: fc.Arbitrary<JobSearch> = fc.tuple(anyFilters, words).map((parts) => Object.assign({}, ...parts))
  fc.assert(
    fc.property(search, (given) => {
      expect(parseResultsPath(resultsAddress(given))).toEqual(given)
    }),
  )
})

test('parsing never throws, whatever the address', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseResultsPath(text)
      parseResultsPath(`/jobresults/${text}/industry:${text}?${text}`)
    }),
  )
})

test.each([
  '/jobresults/nurse',
  '/jobresults/_in_Leeds_and_salary_from_1_to_2/industry:Any',
  '/jobresults/nurse_in__and_salary_from_1_to_2/industry:Any',
  '/jobresults/nurse_in_Leeds/industry:Any',
  '/jobresults/nurse_in_Leeds_and_salary_from_x_to_2/industry:Any',
  '/elsewhere',
])('%s lacks title, place or pay', (address) => {
  expect(parseResultsPath(address)).toBeNull()
})

test('an address with a NUL in it is no search', () => {
  const address = resultsAddress({ ...defaultSearch, jobTitle: 'nurse' })
  expect(parseResultsPath(address)).not.toBeNull()
  expect(parseResultsPath(address.replace('nurse', 'nurse%00'))).toBeNull()
  expect(parseResultsPath(address.replace('nurse', 'nurse\0'))).toBeNull()
  expect(parseResultsPath(`${address}?contains=a%00`)).toBeNull()
})

test('what cannot be used is as if it were not there', () => {
  const search = parseResultsPath(
    `${resultsAddress(nurse)}?sort=loudest&page=0&days=999&sources=reed~nowhere&poster=cat`,
  )
  expect(search).toEqual({ ...nurse, sources: ['reed'] })
})

test('above 200000 is no maximum, above 50 miles is any distance, and the floor of the slider asks for nothing', () => {
  expect(boundsOf({ jobSalaryMin: 12_000, jobSalaryMax: 200_001, jobDistance: 51 })).toEqual({
    payMin: null,
    payMax: null,
    radiusMiles: null,
  })
  expect(boundsOf({ jobSalaryMin: 30_000, jobSalaryMax: 200_000, jobDistance: 50 })).toEqual({
    payMin: 30_000,
    payMax: 200_000,
    radiusMiles: 50,
  })
})
