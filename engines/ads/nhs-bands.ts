import type { PayPeriod } from '../../contract/jobs/jobs.ts'
import { pattern } from './pattern.ts'
import { perYear } from './pay-period.ts'

/**
 * Full-time yearly pay of the bands of Agenda for Change in England, from the lowest step of 2020/21 to the highest of 2025/26; NHS
 * Employers publishes both as 'Pay scales'. The upper figures were compared with a page that copies the scales of 2025/26
 * (nhstakehomepaycalculator.co.uk, all twelve the same, November 2026); the lower ones are from general knowledge and were not compared.
 * High cost area supplements of up to a fifth come on top.
 */
const bands: Record<string, readonly [number, number]> = {
  '1': [18_005, 24_465],
  '2': [18_005, 24_465],
  '3': [19_737, 26_598],
  '4': [21_892, 30_162],
  '5': [24_907, 37_796],
  '6': [31_365, 46_580],
  '7': [38_890, 54_710],
  '8a': [45_753, 62_682],
  '8b': [53_168, 74_896],
  '8c': [63_751, 88_682],
  '8d': [75_914, 105_337],
  '9': [91_004, 125_637],
}

const named = pattern(
  'gi',
)`\b(?:band|afc|agenda for change)s?[\s:]{0,2}([1-9])\s?([a-d])?\b(?:\s?(?:/|-|–|to|or)\s?(?:band\s?)?([1-9])\s?([a-d])?\b)?`

/** The yearly range of the bands that a title or a pay field names; null if none. */
function rangeOf(words: string): readonly [number, number] | null {
  const found = [...words.matchAll(named)].flatMap(([, one, letter = '', two, twoLetter = '']) => [
    bandOf(one, letter),
    bandOf(two, twoLetter),
  ])
  const ranges = found.filter((range) => range !== undefined)
  if (ranges.length === 0) return null
  return [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))]
}

function bandOf(digit: string | undefined, letter: string): readonly [number, number] | undefined {
  if (digit === undefined) return undefined
  return bands[digit + letter.toLowerCase()]
}

/** Below the scale for a year that was not finished, above it for supplements and later years. */
const below = 0.9
const above = 1.35

/**
 * The period of figures that were printed without one in an ad that names a band of the health service.
 * @returns null if no band is named or no period makes a year of that band
 */
export function periodByBand(low: number, high: number, words: string): PayPeriod | null {
  const range = rangeOf(words)
  if (range === null) return null
  const periods = ['year', 'month', 'hour'] as const
  return (
    periods.find((period) => {
      const yearOf = (amount: number): number => (period === 'hour' ? amount * hoursOfAYear : perYear(amount, period))
      return yearOf(low) >= range[0] * below && yearOf(high) <= range[1] * above
    }) ?? null
  )
}

/** Whether a yearly figure is so far off the bands that are named beside it that it is no full-time pay of theirs. */
export function contradictsBand(yearly: number, words: string): boolean {
  const range = rangeOf(words)
  return range !== null && (yearly < range[0] * 0.6 || yearly > range[1] * 1.8)
}

/** 37.5 a week (Agenda for Change handbook, section 10), in 52 weeks. */
const hoursOfAYear = 37.5 * 52
