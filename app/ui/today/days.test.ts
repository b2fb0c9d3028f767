import { expect, test } from 'vitest'
import { closesIn, daysSince } from './days.ts'

test('days are those of the calendar, not of 24 hours', () => {
  expect(daysSince('2026-03-03T23:30:00Z', '2026-03-04T00:15:00Z')).toBe(1)
  expect(daysSince('2026-03-04T00:15:00Z', '2026-03-04T23:30:00Z')).toBe(0)
})

test.each([
  ['2026-03-04', 'closes today'],
  ['2026-03-05', 'closes tomorrow'],
  ['2026-03-07', 'closes in 3 days'],
])('a job of %s %s', (day, said) => {
  expect(closesIn(day, '2026-03-04T12:00:00Z')).toBe(said)
})
