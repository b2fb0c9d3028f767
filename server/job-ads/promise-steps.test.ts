import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayEnd, promiseStep } from './promise-steps.ts'

const nothing = { isRemindedBefore: false, isRemindedOnTheDay: false }

test.each([
  ['2026-03-17T09:00:00Z', null],
  ['2026-03-18T07:59:00Z', null],
  ['2026-03-18T08:00:00Z', 'remind-before'],
  ['2026-03-19T12:00:00Z', 'remind-before'],
  ['2026-03-20T08:00:00Z', 'remind-on-the-day'],
  ['2026-03-20T23:59:59Z', 'remind-on-the-day'],
  ['2026-03-21T00:00:00Z', 'settle'],
] as const)('at %s a promise for 20 March asks for: %s', (at, step) => {
  expect(promiseStep({ answersBy: '2026-03-20', ...nothing }, new Date(at))).toBe(step)
})

test('each reminder is due once', () => {
  const at = (moment: string, standing: object) =>
    promiseStep({ answersBy: '2026-03-20', ...nothing, ...standing }, new Date(moment))
  expect(at('2026-03-18T09:00:00Z', { isRemindedBefore: true })).toBeNull()
  expect(at('2026-03-20T09:00:00Z', { isRemindedBefore: true })).toBe('remind-on-the-day')
  expect(at('2026-03-20T09:00:00Z', { isRemindedOnTheDay: true })).toBeNull()
})

test('a day ends at midnight by UK clocks, winter and summer, and nothing is settled before', () => {
  expect(dayEnd('2026-03-04').toISOString()).toBe('2026-03-05T00:00:00.000Z')
  expect(dayEnd('2026-07-04').toISOString()).toBe('2026-07-04T23:00:00.000Z')
  // The clocks go forward in the night to the 29th, and back in the night to the 25th.
  expect(dayEnd('2026-03-28').toISOString()).toBe('2026-03-29T00:00:00.000Z')
  expect(dayEnd('2026-03-29').toISOString()).toBe('2026-03-29T23:00:00.000Z')
  expect(dayEnd('2026-10-24').toISOString()).toBe('2026-10-24T23:00:00.000Z')
  expect(dayEnd('2026-10-25').toISOString()).toBe('2026-10-26T00:00:00.000Z')
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (moment) => {
        const answersBy = moment.toISOString().slice(0, 10)
        const end = dayEnd(answersBy)
        expect(promiseStep({ answersBy, ...nothing }, end)).toBe('settle')
        expect(promiseStep({ answersBy, ...nothing }, new Date(end.getTime() - 1))).toBe('remind-on-the-day')
      },
    ),
  )
})
