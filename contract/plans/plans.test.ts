import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billOf, plans, pounds, priceInWords, vatWithin } from './plans.ts'

test('the plans hold and cost what the specification says (K11)', () => {
  const told = Object.entries(plans).map(([type, plan]) => [
    type,
    plan.applications,
    priceInWords(plan),
    plan.trialDays,
  ])
  expect(told).toEqual([
    ['basic', 0, 'Free', 0],
    ['onetime', 100, '£1.99, once', 0],
    ['advanced', 200, '£2.99 a month, paid £8.97 every 3 months', 7],
    ['pro', 1000, 'from £6.99 a month', 7],
  ])
})

test.each([
  [0, '£0'],
  [5, '£0.05'],
  [199, '£1.99'],
  [700, '£7'],
  [123_456, '£1,234.56'],
])('%i pennies are %s', (pence, words) => {
  expect(pounds(pence)).toBe(words)
})

test('tax within a price: what is left of £1.20 is £1, and halves of a penny go to the buyer', () => {
  expect([120, 199, 897, 0].map(vatWithin)).toEqual([20, 33, 149, 0])
})

test('amounts are whole pennies, and the tax in a price is a fifth of what is left, to the penny', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 12 }), (price, monthsPerBill) => {
      const bill = billOf({ price, monthsPerBill })
      const vat = vatWithin(bill)
      expect(Number.isInteger(bill) && Number.isInteger(vat)).toBe(true)
      expect(bill - vat - vat * 5).toBeGreaterThanOrEqual(0)
      expect(bill - vat - vat * 5).toBeLessThan(6)
    }),
  )
})
