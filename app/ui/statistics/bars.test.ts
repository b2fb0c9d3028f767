import { expect, test } from 'vitest'
import { mostCommon } from './bars.ts'

const bars = (...ads: number[]) =>
  ads.map((count, index) => ({ from: 20_000 + index * 2_000, to: 22_000 + index * 2_000, ads: count }))

test('‘most’ is said of more than half of the ads only', () => {
  expect(mostCommon({ ads: 13, currency: 'GBP' }, bars(3, 7, 3))).toBe('Most offer £22,000 to £23,999 (7 ads).')
  expect(mostCommon({ ads: 14, currency: 'GBP' }, bars(3, 7, 4))).toBe(
    'The most common offer is £22,000 to £23,999 (7 ads).',
  )
})

test('bars without an end are named by the end that they have', () => {
  expect(mostCommon({ ads: 5, currency: 'EUR' }, [{ from: null, to: 20_000, ads: 5 }])).toBe(
    'Most offer under €20,000 (5 ads).',
  )
  expect(mostCommon({ ads: 5, currency: 'EUR' }, [{ from: 60_000, to: null, ads: 1 }])).toBe(
    'The most common offer is €60,000 or more (1 ad).',
  )
})
