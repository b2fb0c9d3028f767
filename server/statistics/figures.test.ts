import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareBelow } from '../../contract/statistics/pay-share.ts'
import { payFigures } from './figures.ts'

const pays = fc.array(fc.integer({ min: 5_000, max: 500_000 }), { minLength: 5, maxLength: 60 })

test('figures from counts are those of the plain list', () => {
  fc.assert(
    fc.property(pays, (list) => {
      const figures = payFigures(counted(list), 'salary')
      const sorted = list.toSorted((a, b) => a - b)
      const mean = sorted.reduce((all, one) => all + one, 0) / sorted.length
      const deviation = Math.sqrt(sorted.reduce((all, one) => all + (one - mean) ** 2, 0) / (sorted.length - 1))
      expect(figures.mean).toBeCloseTo(mean, 1)
      expect(figures.deviation).toBeCloseTo(deviation, 1)
      expect(figures.band.to - figures.band.from).toBeCloseTo(2 * deviation, 1)
      expect(figures.median).toBe(middleOf(sorted))
      expect([figures.least, figures.most]).toEqual([sorted[0], sorted.at(-1)])
      expect(figures.percentiles).toEqual(figures.percentiles.toSorted((a, b) => a - b))
    }),
  )
})

test('every ad is in one bar, bars of one width follow each other, and the curve has 17 points a quarter of a deviation apart', () => {
  fc.assert(
    fc.property(pays, (list) => {
      const { histogram, curve, deviation, mean } = payFigures(counted(list), 'salary')
      expect(histogram.reduce((all, { ads }) => all + ads, 0)).toBe(list.length)
      for (const { from, to, ads } of histogram)
        expect(list.filter((pay) => pay >= (from ?? 0) && pay < (to ?? Infinity))).toHaveLength(ads)
      expect(histogram.length).toBeLessThanOrEqual(16)
      if (deviation === 0) return expect(curve).toEqual([])
      expect(curve).toHaveLength(17)
      expect(curve[8]?.at).toBeCloseTo(mean, 1)
      expect((curve[9]?.at ?? 0) - mean).toBeCloseTo(deviation / 4, 1)
    }),
  )
})

test('a pay stands above the share of ads that offer less', () => {
  fc.assert(
    fc.property(pays, fc.integer({ min: 1, max: 600_000 }), (list, pay) => {
      const share = shareBelow(payFigures(counted(list), 'salary').percentiles, pay)
      const below = list.filter((one) => one < pay).length
      // The place among the ads, within the step from one ad to the next.
      expect(Math.abs(share - (below / list.length) * 100)).toBeLessThanOrEqual(100 / (list.length - 1) + 1)
    }),
  )
})

function counted(list: readonly number[]): { value: number; ads: number }[] {
  return [...Map.groupBy(list, (value) => value)]
    .map(([value, of]) => ({ value, ads: of.length }))
    .toSorted((a, b) => a.value - b.value)
}

function middleOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2 : (sorted[Math.floor(half)] ?? 0)
}
