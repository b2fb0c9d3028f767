import { expect, test } from 'vitest'
import { dayAfter, entriesOf, mondayOf } from './week-days.ts'

test('a week begins on its Monday, over the ends of months and years', () => {
  expect(['2026-03-02', '2026-03-04', '2026-03-08', '2027-01-01', 'nonsense'].map(mondayOf)).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-03-02',
    '2026-12-28',
    '2026-01-05',
  ])
  expect([dayAfter('2026-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual(['2026-03-01', '2026-02-28'])
})

test('until a time is chosen each that is offered is taken, by the clocks of the place; then only that one', () => {
  const slots = ['2026-03-30T08:15:00.000Z', '2026-03-27T09:00:00.000Z']
  const one = { time: slots[1]!, slots, isAgreed: false, minutes: 90, zone: 'Europe/London' as const }
  const times = entriesOf([one, { ...one, isAgreed: true }]).map(({ day, from, until }) => [day, from, until])
  expect(times).toEqual([
    ['2026-03-27', '09:00', '10:30'],
    ['2026-03-27', '09:00', '10:30'],
    // The clocks went forward in between.
    ['2026-03-30', '09:15', '10:45'],
  ])
})
