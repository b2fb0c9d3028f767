import { expect, test } from 'vitest'
import { ofOneField } from './any-search.fixtures.ts'
import { chipsOf, filtersInWords } from './chips.ts'
import { noFilters, settled, type Filtered } from './index.ts'

const inWords = (search: Filtered) =>
  filtersInWords(search, { currency: 'GBP', boardName: (board) => `board ${board}` })

/** A unit without a bound and a range without pay ask for nothing. */
const alone = new Set(['payPer', 'withoutPay'])

test.each(ofOneField.filter(([name]) => !alone.has(name)))('a search that filters by %s says so', (_, own) => {
  const search = settled({ ...noFilters, ...own })
  expect(search).not.toEqual(noFilters)
  expect(inWords(search)).toHaveLength(1)
})

test('a search that filters nothing says nothing', () => {
  expect(inWords(noFilters)).toEqual([])
})

test('what holds is said in the words of the page, in its order', () => {
  const search: Filtered = {
    ...noFilters,
    jobSalaryMin: 30_000,
    withoutPay: false,
    intern: true,
    levels: ['senior', 'director'],
    sources: ['reed'],
    sponsors: true,
    postedWithinDays: 10,
    contains: 'care',
    mentions: true,
  }
  expect(inWords(search)).toEqual([
    'from £30,000',
    'Internship',
    'board reed',
    'Last 10 days',
    'Senior and lead',
    'Director and head',
    'On the register (does not mean that the job sponsors)',
    'contains ‘care’',
    'Only ads that say the pay',
    'Also ads that only mention the job',
  ])
})

test('each chip takes away what it names and nothing else', () => {
  const search: Filtered = { ...noFilters, noIR: true, workplace: ['remote', 'hybrid'], payPer: 'day', payFrom: 300 }
  const valuesOf: Parameters<typeof chipsOf>[1]['valuesOf'] = ({ values }) =>
    values({ search, counts: {}, boardName: String, currency: 'EUR' })
  const left = chipsOf(search, { currency: 'EUR', valuesOf }).map(({ label, without }) => [
    label,
    { ...search, ...without },
  ])
  const { payPer, payFrom } = noFilters
  expect(left).toEqual([
    ['from €300 a day', { ...search, payPer, payFrom }],
    ['Hybrid', { ...search, workplace: ['remote'] }],
    ['Remote', { ...search, workplace: ['hybrid'] }],
    ['Outside IR35', { ...search, noIR: false }],
  ])
})
