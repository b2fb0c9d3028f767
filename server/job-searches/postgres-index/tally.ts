import { boardIds } from '../../../contract/boards/board-ids.ts'
import { payBandsOf, type PayUnit } from '../../../contract/job-searches/pay-bands.ts'
import type { FacetCounts } from '../../jobs/job-index.ts'
import { at, readDigits, toSeconds, valueOfCode } from './facts.ts'
import type { Dimension } from './filters.ts'
import {
  contractTypes,
  firstBoardDigit,
  industryList,
  ir35Kinds,
  kindDigits,
  kinds,
  levels,
  payRanges,
  placeOfBoard,
  posters,
  workplaces,
} from './kinds.ts'

/** Days of the facet 'posted'. */
const postedDays = [1, 3, 7, 14, 30] as const

/**
 * Counts rows a facet: how often each character stands at each place of the kinds. What the characters mean is worked out
 * once at the end, so that a row costs a few additions.
 */
export type Tally = { count: (rows: string, start: number) => void; facets: () => FacetCounts }

export function createTally(now: Date): Tally {
  const codes = new Int32Array(kindDigits * 128)
  const posted = new Int32Array(postedDays.length + 1)
  const postedFrom = postedDays.map((days) => toSeconds(now) - days * 86_400)

  return {
    count(rows, start) {
      for (let digit = 0; digit < kindDigits; digit++) codes[digit * 128 + rows.charCodeAt(start + at.kinds + digit)]!++
      const created = readDigits(rows, start + at.created, 6)
      let oldest = 0
      while (oldest < postedFrom.length && created < postedFrom[oldest]!) oldest++
      posted[oldest]!++
    },
    facets: () => ({
      contract: contractCounts(countsOf(codes, kinds.contract)),
      hours: { 'full-time': countsOf(codes, kinds.fullTime)[1]!, 'part-time': countsOf(codes, kinds.partTime)[1]! },
      workplace: named(workplaces, countsOf(codes, kinds.workplace)),
      ir35: named(ir35Kinds, countsOf(codes, kinds.ir35)),
      pay: payCounts('year', countsOf(codes, kinds.pay)),
      payDay: payCounts('day', countsOf(codes, kinds.payDay)),
      payHour: payCounts('hour', countsOf(codes, kinds.payHour)),
      industry: named(industryList, countsOf(codes, kinds.industry)),
      source: named(boardIds, boardCounts(codes)),
      posted: Object.fromEntries(postedDays.map((days, i) => [String(days), sum(posted.subarray(0, i + 1))])),
      poster: named(posters, countsOf(codes, kinds.poster)),
      level: named(levels, countsOf(codes, kinds.level)),
      sponsor: named([null, 'yes'], countsOf(codes, kinds.sponsor)),
    }),
  }
}

/** The facets that one tally counts for all and others count alone: a facet is counted without its own filter. */
export function facetsOf(tally: Tally, alone: ReadonlyMap<Dimension, Tally>): FacetCounts {
  const facets = tally.facets()
  for (const [dimension, only] of alone) {
    const more = only.facets()
    add(facets[dimension], more[dimension])
    if (dimension !== 'pay') continue
    add(facets.payDay, more.payDay)
    add(facets.payHour, more.payHour)
  }
  return facets
}

function add(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [value, count] of Object.entries(more)) counts[value] = (counts[value] ?? 0) + count
}

/** How often each value of a kind occurs. */
function countsOf(codes: Int32Array, { digit, from, bits }: { digit: number; from: number; bits: number }): Int32Array {
  const counts = new Int32Array(1 << bits)
  for (let code = 0; code < 128; code++) {
    counts[(valueOfCode[code]! >> from) & ((1 << bits) - 1)]! += codes[digit * 128 + code]!
  }
  return counts
}

function boardCounts(codes: Int32Array): Int32Array {
  return Int32Array.from(boardIds, (_, i) => {
    const { digit, bit } = placeOfBoard(i)
    return countsOf(codes, { digit: firstBoardDigit + digit, from: bit, bits: 1 })[1]!
  })
}

/** Values that occur; a missing value has no name and is not told. */
function named(names: readonly (string | null)[], counts: Int32Array): Record<string, number> {
  return Object.fromEntries(
    names.flatMap((name, i) => (name === null || counts[i] === 0 ? [] : [[name, counts[i]!] as const])),
  )
}

/** A fixed term counts where the filters would find it: see filters.ts. */
function contractCounts(counts: Int32Array): Record<string, number> {
  const { 'fixed-term': fixed = 0, ...others } = named(contractTypes, counts)
  const { contract = 0, temporary = 0 } = others
  return fixed === 0 ? others : { ...others, contract: contract + fixed, temporary: temporary + fixed }
}

/** A range of pay counts in each band that it lies in: see `payFilter` in filters.ts. */
function payCounts(unit: PayUnit, counts: Int32Array): Record<string, number> {
  const ranges = payRanges[unit]
  const bands = payBandsOf[unit].map((_, band) =>
    sum(counts.filter((_count, i) => ranges[i] != null && ranges[i][0] <= band && band <= ranges[i][1])),
  )
  return named(['not given', ...payBandsOf[unit].map(String)], Int32Array.of(counts[0]!, ...bands))
}

function sum(counts: Int32Array): number {
  return counts.reduce((total, count) => total + count, 0)
}
