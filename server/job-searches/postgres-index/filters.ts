import type { BoardId } from '../../../contract/boards/boards.ts'
import type { FacetCounts, IndexQuery } from '../../jobs/job-index.ts'
import { at, atPay, payNumber, readDigits, toSeconds, valueOfCode } from './facts.ts'
import {
  boardsOf,
  contractTypes,
  firstBoardDigit,
  industryList,
  ir35Kinds,
  kinds,
  levels,
  posters,
  workplaces,
} from './kinds.ts'

/** Pay per day and per hour are the filter for pay in other units. */
export type Dimension = Exclude<keyof FacetCounts, 'payDay' | 'payHour'>

/** One filter of a search; it belongs to the facet of the same name. */
export type Filter = { dimension: Dimension; passes: (rows: string, start: number) => boolean }

/** The filters that a search sets, each over the facts of the row that begins at `start`. */
export function filtersOf(query: IndexQuery): Filter[] {
  return [
    kindFilter('contract', contractTypes, withFixedTerm(query.contracts)),
    hoursFilter(query.hours),
    kindFilter('workplace', workplaces, query.workplaces),
    kindFilter('ir35', ir35Kinds, query.ir35),
    kindFilter('poster', posters, query.poster === 'any' ? [] : [query.poster]),
    kindFilter('level', levels, query.levels),
    kindFilter('sponsor', [false, true], query.sponsors ? [true] : []),
    kindFilter('industry', industryList, query.industries),
    boardFilter(query.boards),
    postedFilter(query),
    payFilter(query),
  ].filter((filter) => filter !== null)
}

/** A fixed term is both: boards list such jobs under 'contract' and under 'temporary'. */
function withFixedTerm(chosen: IndexQuery['contracts']): readonly (typeof contractTypes)[number][] {
  return chosen.includes('contract') || chosen.includes('temporary') ? [...chosen, 'fixed-term'] : chosen
}

function kindFilter<Value>(
  dimension: Dimension & keyof typeof kinds,
  list: readonly Value[],
  chosen: readonly Value[],
): Filter | null {
  if (chosen.length === 0) return null
  const { digit, from, bits } = kinds[dimension]
  const allowed = new Set(chosen.map((one) => list.indexOf(one)))
  const isAllowed = Uint8Array.from({ length: 64 }, (_, value) =>
    Number(allowed.has((value >> from) & ((1 << bits) - 1))),
  )
  return { dimension, passes: (rows, start) => isAllowed[kindAt(rows, start, digit)] === 1 }
}

function hoursFilter(hours: IndexQuery['hours']): Filter | null {
  if (hours.length === 0) return null
  const allowed =
    (Number(hours.includes('full-time')) << kinds.fullTime.from) |
    (Number(hours.includes('part-time')) << kinds.partTime.from)
  return { dimension: 'hours', passes: (rows, start) => (kindAt(rows, start, kinds.fullTime.digit) & allowed) !== 0 }
}

function boardFilter(boards: readonly BoardId[]): Filter | null {
  if (boards.length === 0) return null
  const allowed = boardsOf(boards)
  return {
    dimension: 'source',
    passes: (rows, start) => allowed.some((bits, i) => (kindAt(rows, start, firstBoardDigit + i) & bits) !== 0),
  }
}

function kindAt(rows: string, start: number, digit: number): number {
  return valueOfCode[rows.charCodeAt(start + at.kinds + digit)]!
}

function postedFilter({ postedWithinDays, now }: IndexQuery): Filter | null {
  if (postedWithinDays === null) return null
  const from = toSeconds(now) - postedWithinDays * 86_400
  return { dimension: 'posted', passes: (rows, start) => readDigits(rows, start + at.created, 6) >= from }
}

function payFilter({ payMin, payMax, withoutPay }: IndexQuery): Filter | null {
  if (payMin === null && payMax === null) return null
  const least = payNumber(payMin ?? 0)
  const most = payNumber(payMax ?? Number.POSITIVE_INFINITY)
  return {
    dimension: 'pay',
    passes(rows, start) {
      const upTo = readDigits(rows, start + atPay.most, 4)
      if (upTo === payNumber(null)) return withoutPay
      return upTo >= least && readDigits(rows, start + atPay.least, 4) <= most
    },
  }
}
