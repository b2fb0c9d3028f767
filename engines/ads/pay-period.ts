import { periodsOfYear } from '../../contract/job-searches/pay-bands.ts'
import type { PayPeriod } from '../../contract/jobs/jobs.ts'

/** Amounts that a period can have in an ad of the United Kingdom or Ireland; outside, the period is a slip of somebody's hand. */
const believable: Record<PayPeriod, readonly [number, number]> = {
  hour: [3, 400],
  day: [25, 4_000],
  week: [40, 8_000],
  month: [150, 20_000],
  year: [1_000, 1_000_000],
}

export function isBelievable(amount: number, period: PayPeriod): boolean {
  const [from, to] = believable[period]
  return amount >= from && amount <= to
}

/**
 * The period of a bare number, by the product's rule: up to 6 unknown, up to 80 an hour, below 1,000 a day, from 1,000 a
 * year. Of a range that lies across a boundary the lower number tells.
 */
export function periodByAmount(low: number, high: number | null): PayPeriod | null {
  const period = byAmount(low)
  if (period === null || high === null) return period
  return high <= low * 3 ? period : byAmount(high)
}

function byAmount(amount: number): PayPeriod | null {
  if (amount <= 6) return null
  if (amount <= 80) return 'hour'
  if (amount < 1_000) return 'day'
  return amount <= believable.year[1] ? 'year' : null
}

export function perYear(amount: number, period: PayPeriod): number {
  return Math.round(amount * periodsOfYear[period])
}
