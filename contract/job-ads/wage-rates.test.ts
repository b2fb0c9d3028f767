import { expect, test } from 'vitest'
import { emptyAd } from './content.ts'
import { defaultPayMin, ratesOn } from './wage-rates.ts'

test.each(['2024-05-01', '2025-12-31', '2026-03-31', '2026-04-01', '2030-01-01'])(
  'the lowest pay that a new ad offers is above the minimum wage of %s in both countries, for a full week',
  (day) => {
    for (const country of ['GB', 'IE'] as const)
      expect(defaultPayMin(day) * 100).toBeGreaterThan(ratesOn(country, day).full * 40 * 52)
    expect(emptyAd(day).payMin).toBe(String(defaultPayMin(day)))
    expect(defaultPayMin(day) % 1_000).toBe(0)
  },
)

test('it rises with the wage of the day', () => {
  expect(defaultPayMin('2025-12-31')).toBeLessThan(defaultPayMin('2026-04-01'))
})
