import { boardIds } from '../../../contract/boards/board-ids.ts'
import { payBandsOf, type PayUnit } from '../../../contract/job-searches/pay-bands.ts'
import type { FacetCounts } from '../../jobs/job-index.ts'
import { at, codeOfValue, codesOfDigit, readDigits, toSeconds, valuesOfDigit } from './facts.ts'
import type { Dimension } from './filters.ts'
import {
  boardsOfDigit,
  contractTypes,
  firstBoardDigit,
  industryList,
  ir35Kinds,
  kindDigits,
  kinds,
  levels,
  payRanges,
  posters,
  workplaces,
} from './kinds.ts'

/** Days of the facet 'posted'. */
const postedDays = [1, 3, 7, 14, 30] as const

/**
 * Counts rows a facet: how often each character stands at each place of the kinds. What the characters mean is worked out
 * once at the end, so that a row costs a few additions.
 */
export type Tally = { count: (rows: string, start: number) => void; facet: (name: keyof FacetCounts) => Counts }

/** How many rows have each value; none that no row has, but for the few that are always told. */
type Counts = Record<string, number>

export function createTally(now: Date): Tally {
  const codes = new Int32Array(kindDigits * codesOfDigit)
  const posted = new Int32Array(postedDays.length + 1)
  const postedFrom = postedDays.map((days) => toSeconds(now) - days * 86_400)

  return {
    count(rows, start) {
      for (let digit = 0; digit < kindDigits; digit++) {
        codes[digit * codesOfDigit + rows.charCodeAt(start + at.kinds + digit)]!++
      }
      const created = readDigits(rows, start + at.created, 6)
      let oldest = 0
      while (oldest < postedFrom.length && created < postedFrom[oldest]!) oldest++
      posted[oldest]!++
    },
    facet: (name) => facets[name](codes, posted),
  }
}

/** What the characters counted in `codes`, and the rows by age in `posted`, come to in each facet. */
const facets: Record<keyof FacetCounts, (codes: Int32Array, posted: Int32Array) => Counts> = {
  contract: (codes) => contractCounts(countsOf(codes, kinds.contract)),
  hours: (codes) => ({
    'full-time': countsOf(codes, kinds.fullTime)[1]!,
    'part-time': countsOf(codes, kinds.partTime)[1]!,
  }),
  workplace: (codes) => named(workplaces, countsOf(codes, kinds.workplace)),
  ir35: (codes) => named(ir35Kinds, countsOf(codes, kinds.ir35)),
  pay: (codes) => payCounts('year', countsOf(codes, kinds.pay)),
  payDay: (codes) => payCounts('day', countsOf(codes, kinds.payDay)),
  payHour: (codes) => payCounts('hour', countsOf(codes, kinds.payHour)),
  industry: (codes) => named(industryList, countsOf(codes, kinds.industry)),
  source: (codes) => named(boardIds, boardCounts(codes)),
  posted: (_codes, posted) =>
    Object.fromEntries(postedDays.map((days, i) => [String(days), sum(posted.subarray(0, i + 1))])),
  poster: (codes) => named(posters, countsOf(codes, kinds.poster)),
  level: (codes) => named(levels, countsOf(codes, kinds.level)),
  sponsor: (codes) => named([null, 'yes'], countsOf(codes, kinds.sponsor)),
}
const facetNames = Object.keys(facets) as (keyof FacetCounts)[]

/** The facets that one tally counts for all and others count alone: a facet is counted without its own filter. */
export function facetsOf(tally: Tally, alone: ReadonlyMap<Dimension, Tally>): FacetCounts {
  const counts = Object.fromEntries(facetNames.map((name) => [name, tally.facet(name)])) as FacetCounts
  for (const [dimension, only] of alone) {
    for (const name of dimension === 'pay' ? (['pay', 'payDay', 'payHour'] as const) : [dimension]) {
      add(counts[name], only.facet(name))
    }
  }
  return counts
}

function add(counts: Counts, more: Counts): void {
  for (const [value, count] of Object.entries(more)) counts[value] = (counts[value] ?? 0) + count
}

/** How often each value of a kind occurs. */
function countsOf(codes: Int32Array, { digit, from, bits }: { digit: number; from: number; bits: number }): Int32Array {
  const counts = new Int32Array(1 << bits)
  const mask = (1 << bits) - 1
  for (let value = 0; value < valuesOfDigit; value++) counts[(value >> from) & mask]! += countAt(codes, digit, value)
  return counts
}

/** A digit has a bit for each of its boards. */
function boardCounts(codes: Int32Array): Int32Array {
  const counts = new Int32Array(boardIds.length)
  for (let value = 1; value < valuesOfDigit; value++) {
    for (let digit = firstBoardDigit; digit < kindDigits; digit++) {
      const count = countAt(codes, digit, value)
      if (count > 0) addToBoards(counts, { digit: digit - firstBoardDigit, value, count })
    }
  }
  return counts
}

function addToBoards(
  counts: Int32Array,
  { digit, value, count }: { digit: number; value: number; count: number },
): void {
  for (let bit = 0; bit < boardsOfDigit; bit++) {
    if ((value & (1 << bit)) !== 0) counts[digit * boardsOfDigit + bit]! += count
  }
}

function countAt(codes: Int32Array, digit: number, value: number): number {
  return codes[digit * codesOfDigit + codeOfValue[value]!]!
}

/** Values that occur; a missing value has no name and is not told. */
function named(names: readonly (string | null)[], counts: Int32Array): Counts {
  const told: Counts = {}
  names.forEach((name, i) => {
    const count = counts[i]!
    if (name !== null && count > 0) told[name] = count
  })
  return told
}

/** A fixed term counts where the filters would find it: see filters.ts. */
function contractCounts(counts: Int32Array): Counts {
  const { 'fixed-term': fixed = 0, ...others } = named(contractTypes, counts)
  const { contract = 0, temporary = 0 } = others
  return fixed === 0 ? others : { ...others, contract: contract + fixed, temporary: temporary + fixed }
}

/** A range of pay counts in each band that it lies in: see `payFilter` in filters.ts. */
function payCounts(unit: PayUnit, counts: Int32Array): Counts {
  const told = new Int32Array(1 + payBandsOf[unit].length)
  told[0] = counts[0]!
  payRanges[unit].forEach((range, i) => {
    if (range === null || counts[i] === 0) return
    for (let band = range[0]; band <= range[1]; band++) told[1 + band]! += counts[i]!
  })
  return named(['not given', ...payBandsOf[unit].map(String)], told)
}

function sum(counts: Int32Array): number {
  return counts.reduce((total, count) => total + count, 0)
}
