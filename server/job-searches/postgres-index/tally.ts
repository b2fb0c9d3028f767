import { boardIds } from '../../../contract/boards/board-ids.ts'
import type { FacetName } from '../../../contract/job-searches/filters/index.ts'
import { postedDays } from '../../../contract/job-searches/filters/posted.ts'
import type { FacetCounts } from '../../jobs/job-index.ts'
import { at, codeOfValue, codesOfDigit, readDigits, toSeconds, valuesOfDigit } from './facts.ts'
import { boardsOfDigit, type Kind } from './kind-table.ts'
import { firstBoardDigit, kindDigits, kinds, numberIn } from './kinds.ts'

/**
 * Counts rows a facet: how often each character stands at each place of the kinds. What the characters mean is worked out
 * once at the end, so that a row costs a few additions.
 */
export type Tally = { count: (rows: string, start: number) => void; facet: (name: FacetName) => Counts }

/** How many rows have each value; none that no row has, but for the days. */
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
    facet: (name) => facetCounts[name]!({ codes, posted }),
  }
}

/** What the characters counted in `codes`, and the rows by age in `posted`, come to in each facet. */
type Counted = { codes: Int32Array; posted: Int32Array }
const facetCounts: Readonly<Record<string, (counted: Counted) => Counts>> = {
  ...Object.fromEntries(kinds.map((kind) => [kind.name, ({ codes }: Counted) => countsOf(codes, kind)])),
  source: ({ codes }) => boardCounts(codes),
  posted: ({ posted }) =>
    Object.fromEntries(postedDays.map((days, i) => [String(days), sum(posted.subarray(0, i + 1))])),
}
const facetNames = Object.keys(facetCounts) as FacetName[]

/** The facets that a filter stops rows in. */
const facetsOfFilter = Map.groupBy(facetNames, (name) => kinds.find((kind) => kind.name === name)?.filteredAs ?? name)

/** The facets that one tally counts for all and others count alone: a facet is counted without its own filter. */
export function facetsOf(tally: Tally, alone: ReadonlyMap<FacetName, Tally>): FacetCounts {
  const counts = Object.fromEntries(facetNames.map((name) => [name, tally.facet(name)])) as FacetCounts
  for (const [filter, only] of alone) {
    for (const name of facetsOfFilter.get(filter) ?? []) {
      for (const [value, count] of Object.entries(only.facet(name))) add(counts[name], value, count)
    }
  }
  return counts
}

function add(counts: Counts, value: string, count: number): void {
  if (count > 0) counts[value] = (counts[value] ?? 0) + count
}

/** A number counts for each value that it stands for. */
function countsOf(codes: Int32Array, kind: Kind): Counts {
  const numbers = new Int32Array(1 << kind.bits)
  for (let value = 0; value < valuesOfDigit; value++)
    numbers[numberIn(value, kind)]! += countAt(codes, kind.digit, value)
  const counts: Counts = {}
  kind.stored.forEach((values, number) => {
    for (const value of values) add(counts, value, numbers[number]!)
  })
  return counts
}

/** A digit has a bit for each of its boards. */
function boardCounts(codes: Int32Array): Counts {
  const counts: Counts = {}
  for (let value = 1; value < valuesOfDigit; value++) {
    for (let digit = firstBoardDigit; digit < kindDigits; digit++) {
      const count = countAt(codes, digit, value)
      for (let bit = 0; bit < boardsOfDigit; bit++) {
        const board = boardIds[(digit - firstBoardDigit) * boardsOfDigit + bit]
        if (board !== undefined && (value & (1 << bit)) !== 0) add(counts, board, count)
      }
    }
  }
  return counts
}

function countAt(codes: Int32Array, digit: number, value: number): number {
  return codes[digit * codesOfDigit + codeOfValue[value]!]!
}

function sum(counts: Int32Array): number {
  return counts.reduce((total, count) => total + count, 0)
}
