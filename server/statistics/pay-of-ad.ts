import type { ContractType, Pay } from '../../contract/jobs/jobs.ts'
import type { PayKind } from '../../contract/statistics/statistics.ts'
import type { Currency } from '../../contract/places/countries.ts'

export type AdPay = { kind: PayKind; currency: Currency; min: number; max: number; middle: number }

/** Hours that a contractor's day has. */
const hoursADay = 8

/** Beyond these a figure is a slip: a month's pay as a year's, a year's as a day's. */
const believable: Record<PayKind, { least: number; most: number }> = {
  salary: { least: 5_000, most: 500_000 },
  'day-rate': { least: 50, most: 3_000 },
}

/**
 * The pay of an ad as it counts: a rate for a day where pay is by the day, or by the hour for a contract; else pay a year. Null: none is
 * given, or the board has guessed it, or nobody would believe it.
 */
export function payOfAd(pay: Pay | null, contractType: ContractType | null): AdPay | null {
  if (pay === null || pay.isEstimate) return null
  const isByDay = pay.period === 'day' || (pay.period === 'hour' && contractType === 'contract')
  const kind: PayKind = isByDay ? 'day-rate' : 'salary'
  const [low, high] = isByDay ? dayRates(pay) : [pay.yearlyMin, pay.yearlyMax]
  const min = low ?? high
  const max = high ?? low
  if (min === null || max === null) return null
  const middle = Math.round((min + max) / 2)
  const { least, most } = believable[kind]
  return min < least || max > most ? null : { kind, currency: pay.currency, min, max, middle }
}

function dayRates({ period, min, max }: Pay): [number | null, number | null] {
  const units = (pennies: number | null): number | null =>
    pennies === null ? null : Math.round((pennies * (period === 'hour' ? hoursADay : 1)) / 100)
  return [units(min), units(max)]
}
