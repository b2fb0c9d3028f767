import type { FacetName } from '../../../contract/job-searches/filters/index.ts'
import type { IndexQuery } from '../../jobs/job-index.ts'
import { at, atPay, payNumber, readDigits, toSeconds, valueOfCode, valuesOfDigit } from './facts.ts'
import { boardsOf, firstBoardDigit, kinds, numberIn } from './kinds.ts'

/** One filter of a search; it belongs to the facet of the same name. */
export type Filter = { facet: FacetName; passes: (rows: string, start: number) => boolean }

/** The filters that a search sets, each over the facts of the row that begins at `start`. */
export function filtersOf(query: IndexQuery): Filter[] {
  return [...kindFilters(query), boardFilter(query), postedFilter(query), payFilter(query)].filter(
    (filter) => filter !== null,
  )
}

function kindFilters({ wanted }: IndexQuery): Filter[] {
  return kinds.flatMap((kind) => {
    const asked = wanted[kind.name] ?? []
    if (asked.length === 0) return []
    const isAllowed = Uint8Array.from({ length: valuesOfDigit }, (_, digit) =>
      Number(kind.stored[numberIn(digit, kind)]?.some((value) => asked.includes(value)) ?? false),
    )
    const passes = (rows: string, start: number) => isAllowed[digitAt(rows, start, kind.digit)] === 1
    return [{ facet: kind.name, passes }]
  })
}

function boardFilter({ wanted: { source = [] } }: IndexQuery): Filter | null {
  if (source.length === 0) return null
  const allowed = boardsOf(source)
  return {
    facet: 'source',
    passes: (rows, start) => allowed.some((bits, i) => (digitAt(rows, start, firstBoardDigit + i) & bits) !== 0),
  }
}

function digitAt(rows: string, start: number, digit: number): number {
  return valueOfCode[rows.charCodeAt(start + at.kinds + digit)]!
}

function postedFilter({ postedWithinDays, now }: IndexQuery): Filter | null {
  if (postedWithinDays === null) return null
  const from = toSeconds(now) - postedWithinDays * 86_400
  return { facet: 'posted', passes: (rows, start) => readDigits(rows, start + at.created, 6) >= from }
}

function payFilter({ payMin, payMax, withoutPay }: IndexQuery): Filter | null {
  if (payMin === null && payMax === null) return null
  const least = payNumber(payMin ?? 0)
  const most = payNumber(payMax ?? Number.POSITIVE_INFINITY)
  return {
    facet: 'pay',
    passes(rows, start) {
      const upTo = readDigits(rows, start + atPay.most, 4)
      if (upTo === payNumber(null)) return withoutPay
      return upTo >= least && readDigits(rows, start + atPay.least, 4) <= most
    },
  }
}
