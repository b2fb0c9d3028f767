import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullTime, payUnits, perUnit, perYear, searchEstimateTime } from './convert-pay.ts'
import { toPennies } from './exact.ts'
import { readFigure } from './read-figure.ts'

test.each([
  ['year', 30_000_00, 30_000_00],
  ['month', 2_500_00, 30_000_00],
  ['week', 600_00, 31_200_00],
  ['day', 200_00, 52_200_00],
  ['hour', 20_00, 41_760_00],
] as const)('pay a %s as pay a year', (unit, amount, yearly) => {
  expect(toPennies(perYear(amount, unit, fullTime))).toBe(yearly)
})

test('the estimate of a search counts 233 days of eight hours', () => {
  expect(toPennies(perYear(200_00, 'day', searchEstimateTime))).toBe(46_600_00)
  expect(toPennies(perYear(20_00, 'hour', searchEstimateTime))).toBe(37_280_00)
})

test('there and back is where one was', () => {
  const time = fc.record({
    daysAYear: fc.integer({ min: 1, max: 366 }),
    hoursADay: fc.integer({ min: 1, max: 96 }).map((quarters) => quarters / 4),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...payUnits),
      time,
      (amount, unit, counted) => {
        expect(toPennies(perUnit(perYear(amount, unit, counted), unit, counted))).toBe(amount)
      },
    ),
  )
})

test.each([
  [6_00, null],
  [6_01, 'hourly'],
  [80_00, 'hourly'],
  [80_01, 'daily'],
  [999_99, 'daily'],
  [1_000_00, 'annual'],
])('a bare figure of %d pennies is %s', (figure, readAs) => {
  expect(readFigure(figure)?.readAs ?? null).toBe(readAs)
})
