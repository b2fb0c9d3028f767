import type { Pay } from '../../contract/jobs/jobs.ts'
import type { ListingFacts } from './listing-facts.ts'

/** Boards round pay and convert it; amounts further apart than this are two vacancies. */
const tolerance = 0.12
/** One board shows the pay of two ads alike. */
const toleranceOfOneBoard = 0.06
/** For 'the same pay': rounding alone. */
const rounding = 0.02

type PaidAd = Pick<ListingFacts, 'board' | 'pay' | 'isSummary'>

type Ends = { low: number; high: number; hasLow: boolean; hasHigh: boolean }

/**
 * Whether the ad itself gives its pay. Adzuna's guess often comes without its mark: one amount a year, not a round one. A summary gives what its
 * board worked out.
 */
export function isStatedPay<Ad extends PaidAd>(ad: Ad): ad is Ad & { pay: Pay } {
  const { board, pay, isSummary } = ad
  if (pay === null || pay.isEstimate || isSummary) return false
  if (board !== 'adzuna' || pay.period !== 'year' || pay.min === null || pay.min !== pay.max) return true
  return pay.min % roundPence === 0
}

/** £50: guesses end in odd pounds and pence. */
const roundPence = 5_000

/**
 * Whether the pay of two ads cannot be one vacancy's. Both ends must be within 12 %; where the texts are the same, it is
 * enough that the ranges overlap: one board shows the top only, another a wider band.
 */
export function paysContradict(a: ListingFacts, b: ListingFacts, isSameText: boolean): boolean {
  if (!isStatedPay(a) || !isStatedPay(b)) return false
  if (a.pay.currency !== b.pay.currency) return true
  const [left, right] = [endsOf(a.pay), endsOf(b.pay)]
  if (left === null || right === null) return false
  if (isSameText && (isAdzunasOwn(a, left) || isAdzunasOwn(b, right))) return false
  if (isFromUpTo(left, right) || isFromUpTo(right, left)) return false
  // The same words of one employer: a board took '£115k' for a day's pay.
  if (isSameText && a.pay.period !== b.pay.period && a.employerKey !== null && a.employerKey === b.employerKey)
    return false
  const apart = a.board === b.board && a.pay.period === b.pay.period ? toleranceOfOneBoard : tolerance
  const touch = left.low <= right.high * (1 + apart) && right.low <= left.high * (1 + apart)
  if (!touch) return true
  const overlap = left.low <= right.high && right.low <= left.high
  // A recruiter's one text for several clients, put up on one day.
  const areOfOneDay = a.board === b.board && a.employerKey === b.employerKey && (daysApart(a, b) ?? 99) < 1
  const areBands = isPayRange(a.pay) && isPayRange(b.pay) && !a.isSnippet && !b.isSnippet
  if (areOfOneDay && areBands && (isFar(left.low, right.low) || isFar(left.high, right.high))) return true
  // Of two bands one begins a little above the other's end: there the words may be the same.
  if ((isSameText && overlap) || isOneAmount(left) || isOneAmount(right)) return false
  return (
    (left.hasLow && right.hasLow && isFar(left.low, right.low)) ||
    (left.hasHigh && right.hasHigh && isFar(left.high, right.high))
  )
}

/** Both ads print the same pay but for rounding; one amount a year is the same as a range that it is the middle or an end of. */
export function paysEqual(a: ListingFacts, b: ListingFacts): boolean {
  if (!a.pay || !b.pay || a.pay.isEstimate || b.pay.isEstimate || a.pay.currency !== b.pay.currency) return false
  const [left, right] = [endsOf(a.pay), endsOf(b.pay)]
  if (left === null || right === null) return false
  // A day rate that a board turned into a year differs by the days it counts.
  const near = a.pay.period === b.pay.period ? rounding : tolerance
  if (!isFar(left.low, right.low, near) && !isFar(left.high, right.high, near)) return true
  if (isAdzunasYear(a.pay, b.pay) || isAdzunasYear(b.pay, a.pay)) return true
  return a.pay.period === 'year' && b.pay.period === 'year' && (isAmountOf(left, right) || isAmountOf(right, left))
}

/** Both ads print the same amounts, or one the middle or an end of the other's range. Stricter than `paysEqual`: one board does not round. */
export function paysPrintedAlike(a: ListingFacts, b: ListingFacts): boolean {
  if (!paysEqual(a, b) || !a.pay || !b.pay) return false
  if (a.pay.period !== b.pay.period) return true
  if (isPayRange(a.pay) !== isPayRange(b.pay)) return isExactAmountOf(a.pay, b.pay) || isExactAmountOf(b.pay, a.pay)
  return isAPoundApart(a.pay.min, b.pay.min) && isAPoundApart(a.pay.max, b.pay.max)
}

/** A recruiter's system rounds '£17,251.50' up on one day and down on the other. */
function isAPoundApart(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && Math.min(a, b) >= largeAmount && Math.abs(a - b) <= aPound)
}

/** Pence. */
const aPound = 100
/** Pence: yearly pay. */
const largeAmount = 500_000

function isExactAmountOf(one: Pay, range: Pay): boolean {
  const [min, max] = [range.min ?? 0, range.max ?? 0]
  return one.min === one.max && [min, max, (min + max) / 2].includes(one.min ?? -1)
}

/** One ad prints a range a year, and the other exactly its middle: a collector made one amount of it. */
export function isMiddlePay(a: ListingFacts, b: ListingFacts): boolean {
  return isMiddleOf(a.pay, b.pay) || isMiddleOf(b.pay, a.pay)
}

function isMiddleOf(one: Pay | null, range: Pay | null): boolean {
  if (!one || !range || one.period !== 'year' || range.period !== 'year' || one.currency !== range.currency)
    return false
  if (one.min === null || one.min !== one.max || range.min === null || range.max === null) return false
  return range.min < range.max && one.min * 2 === range.min + range.max
}

/** Adzuna turned an hourly range into the year of its middle: 40 hours in each of 48 weeks. */
function isAdzunasYear(yearly: Pay, hourly: Pay): boolean {
  if (yearly.period !== 'year' || hourly.period !== 'hour' || yearly.min === null || yearly.min !== yearly.max)
    return false
  const [min, max] = [hourly.min ?? hourly.max, hourly.max ?? hourly.min]
  return min !== null && max !== null && !isFar(yearly.min, ((min + max) / 2) * adzunasHours, 0.002)
}

const adzunasHours = 1_920

function isAmountOf(one: Ends, range: Ends): boolean {
  if (!isOneAmount(one) || isOneAmount(range)) return false
  return [range.low, range.high, (range.low + range.high) / 2].some((amount) => !isFar(one.low, amount, rounding))
}

/** Pay that nobody else would print by chance: '£21,019 to £24,097'. */
export function isOddPay(pay: Pay | null): boolean {
  return pay !== null && ((pay.min ?? 0) % roundThousand !== 0 || (pay.max ?? 0) % roundThousand !== 0)
}

const roundThousand = 50_000

/** Any two amounts that the ads print, guessed or not, more than 12 % apart. */
export function amountsAreFar(a: PaidAd, b: PaidAd): boolean {
  if (!a.pay || !b.pay || a.pay.isEstimate || b.pay.isEstimate) return false
  const [left, right] = [endsOf(a.pay), endsOf(b.pay)]
  return (
    left !== null &&
    right !== null &&
    (left.low > right.high * (1 + tolerance) || right.low > left.high * (1 + tolerance))
  )
}

/** More than one amount: two ads of other posts seldom have the same two. */
export function isPayRange(pay: Pay | null): boolean {
  return pay !== null && pay.min !== null && pay.max !== null && pay.min !== pay.max
}

/** Days between the dates of two ads; null if one gives none. */
export function daysApart(a: ListingFacts, b: ListingFacts): number | null {
  if (a.postedAt === null || b.postedAt === null) return null
  return Math.abs(Date.parse(a.postedAt) - Date.parse(b.postedAt)) / 86_400_000
}

function endsOf(pay: Pay): Ends | null {
  const low = pay.yearlyMin ?? pay.yearlyMax
  const high = pay.yearlyMax ?? pay.yearlyMin
  if (low === null || high === null) return null
  return { low, high, hasLow: pay.yearlyMin !== null, hasHigh: pay.yearlyMax !== null }
}

/** 'From £275 a day' on one board and 'up to £400 a day' on the other: the two ends of one range. */
function isFromUpTo(from: Ends, upTo: Ends): boolean {
  if (!from.hasLow || from.hasHigh || upTo.hasLow || !upTo.hasHigh) return false
  return from.low <= upTo.high && upTo.high <= from.low * 2
}

function isOneAmount({ low, high, hasLow, hasHigh }: Ends): boolean {
  return hasLow && hasHigh && low === high
}

/** Adzuna gives one amount where the ad gives none or a range; where the words are the same it is no other pay. */
function isAdzunasOwn({ board, pay }: ListingFacts, ends: Ends): boolean {
  return board === 'adzuna' && pay?.period === 'year' && isOneAmount(ends)
}

function isFar(a: number, b: number, within = tolerance): boolean {
  return Math.max(a, b) > Math.min(a, b) * (1 + within)
}
