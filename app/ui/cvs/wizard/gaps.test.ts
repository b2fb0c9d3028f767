import { expect, test } from 'vitest'
import { WorkEntry } from '../../../../contract/cvs/cvs.ts'
import { gapsBetween } from './gaps.ts'

const job = (startDate: string, endDate: string) =>
  WorkEntry.parse({ startDate, endDate: endDate === 'now' ? '' : endDate, isCurrent: endDate === 'now' })
const gaps = (...jobs: [string, string][]) =>
  gapsBetween(
    jobs.map(([start, end]) => job(start, end)),
    '2026-03',
  )

test('four months between two jobs are a gap, three are none', () => {
  expect(gaps(['2019-01', '2019-06'], ['2019-11', 'now'])).toEqual([{ from: '2019-07', to: '2019-10', months: 4 }])
  expect(gaps(['2019-01', '2019-06'], ['2019-10', 'now'])).toEqual([])
})

test('the order of the list does not matter, the latest gap comes first, and years are crossed', () => {
  expect(gaps(['2024-06', 'now'], ['2015-01', '2018-10'], ['2019-06', '2023-12'])).toEqual([
    { from: '2024-01', to: '2024-05', months: 5 },
    { from: '2018-11', to: '2019-05', months: 7 },
  ])
})

test('what another job covers is no gap', () => {
  expect(gaps(['2010-01', '2020-12'], ['2012-01', '2012-06'], ['2021-02', 'now'])).toEqual([])
})

test('only what is sure is said', () => {
  expect(gaps(['2018', '2019'], ['2020', 'now'])).toEqual([])
  expect(gaps(['2018', '2018'], ['2020', 'now'])).toEqual([{ from: '2019-01', to: '2019-12', months: 12 }])
  // It does not say when it ended.
  expect(gaps(['2015-01', ''], ['2020-01', 'now'])).toEqual([])
  expect(gaps(['', '2015-01'], ['2020-01', 'now'])).toEqual([])
  expect(gaps()).toEqual([])
})
