import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betterInWords, creditPrice, creditPrices, nextBetter, percentOff } from './credit-prices.ts'

test.each([
  [1, 500],
  [9, 4_500],
  [10, 4_500],
  [24, 10_800],
  [29, 13_050],
  [30, 10_500],
  [50, 17_500],
])('%i credits cost %i pennies (K8)', (quantity, pence) => {
  expect(creditPrice(quantity)).toBe(pence)
})

test.each([
  [2, '10 credits cost £45, 10% off.'],
  [9, '10 credits cost the same.'],
  [20, '30 credits cost £105, 30% off.'],
  [24, '30 credits cost £105, less than 24 do.'],
  [30, null],
])('beside %i credits stands what the next better amount costs (C40)', (quantity, words) => {
  expect(betterInWords(quantity)).toBe(words)
})

test('every price is whole pennies, at most £5 a credit, and never lower for each credit than at the next tier', () => {
  fc.assert(
    fc.property(fc.integer({ min: creditPrices.least, max: creditPrices.most }), (quantity) => {
      const price = creditPrice(quantity)
      expect(Number.isInteger(price)).toBe(true)
      expect(price).toBeLessThanOrEqual(quantity * creditPrices.each)
      const next = nextBetter(quantity)
      if (next !== null) expect(creditPrice(next) / next).toBeLessThan(price / quantity)
      expect(percentOff(quantity)).toBeGreaterThanOrEqual(0)
    }),
  )
})
