import { expect, test } from 'vitest'
import { ageOf, dayOf, longMonthOf, timeOf } from './dates.ts'

const now = '2026-09-12T09:00:00Z'

test.each([
  ['2026-09-12T00:30:00Z', 'today'],
  // Half past midnight in British summer time is still the day before in UTC.
  ['2026-09-11T23:30:00Z', 'today'],
  ['2026-09-11T22:30:00Z', 'yesterday'],
  ['2026-09-09T08:00:00Z', '3 days ago'],
  ['2026-08-15T08:00:00Z', '28 days ago'],
  ['2026-08-14T08:00:00Z', '14 August 2026'],
  // A board whose clock is ahead of ours.
  ['2026-09-13T08:00:00Z', 'today'],
])('%s was %o', (moment, age) => {
  expect(ageOf(moment, now)).toBe(age)
})

test('days and times are those of the United Kingdom', () => {
  expect(dayOf('2026-06-30T23:30:00Z')).toBe('1 July 2026')
  expect(timeOf('2026-06-30T13:00:00Z')).toBe('14:00')
  expect(dayOf('2026-12-12')).toBe('12 December 2026')
})

test('a month is written in words', () => {
  expect(longMonthOf('2026-01')).toBe('January 2026')
  expect(longMonthOf('2026-12')).toBe('December 2026')
})
