import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  downToPounds,
  minus,
  nothing,
  ofPennies,
  ofPercent,
  ofRate,
  over,
  part,
  plus,
  times,
  toPennies,
  toPenniesHalfDown,
  upToPounds,
} from './exact.ts'

test('half a penny goes up where it is shown, and down on a payroll', () => {
  const half = part(ofPennies(1), 1, 2)
  expect(toPennies(plus(ofPennies(10), half))).toBe(11)
  expect(toPenniesHalfDown(plus(ofPennies(10), half))).toBe(10)
  expect(toPenniesHalfDown(plus(ofPennies(10), part(ofPennies(51), 1, 100)))).toBe(11)
  // Below nothing as well: −10.5 is nearer to −10 from above.
  expect(toPennies(minus(nothing, plus(ofPennies(10), half)))).toBe(-10)
})

test('whole pounds down and up', () => {
  expect(downToPounds(ofPennies(1_99))).toBe(1_00)
  expect(upToPounds(ofPennies(1_01))).toBe(2_00)
  expect(upToPounds(ofPennies(2_00))).toBe(2_00)
})

test('a third and a third and a third are one', () => {
  const third = over(ofPennies(1), ofPennies(3))
  expect(toPennies(times(plus(plus(third, third), third), ofPennies(100)))).toBe(100)
})

test('a percentage and a rate say the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 999_999_999 }), (rate, amount) => {
      const byRate = times(ofPennies(amount), ofRate(rate))
      const byPercent = times(ofPennies(amount), ofPercent(rate / 100))
      expect(toPennies(byRate)).toBe(toPennies(byPercent))
    }),
  )
})
