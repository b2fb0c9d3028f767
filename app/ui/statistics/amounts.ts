import type { PayKind } from '../../../contract/statistics/statistics.ts'
import { currencySigns, type Currency } from '../../../contract/places/countries.ts'

/** '£32,000', '€450': whole units, as ads give them. */
export function amount(value: number, currency: Currency): string {
  return `${value < 0 ? '−' : ''}${currencySigns[currency]}${Math.abs(Math.round(value)).toLocaleString('en-GB')}`
}

/** '£29,000 to £36,000 a year' */
export function range(from: number, to: number, { kind, currency }: { kind: PayKind; currency: Currency }): string {
  return Math.round(from) === Math.round(to)
    ? `${amount(from, currency)} ${per[kind]}`
    : `${amount(from, currency)} to ${amount(to, currency)} ${per[kind]}`
}

/** Short enough for an axis: '£32k', '£450'. */
export function onAxis(value: number, currency: Currency): string {
  const sign = currencySigns[currency]
  return value >= 10_000
    ? `${sign}${(value / 1_000).toLocaleString('en-GB')}k`
    : `${sign}${value.toLocaleString('en-GB')}`
}

export const per: Readonly<Record<PayKind, string>> = { salary: 'a year', 'day-rate': 'a day' }

export const kindNames: Readonly<Record<PayKind, string>> = { salary: 'Yearly pay', 'day-rate': 'Contract day rates' }

/** '1 ad', '214 ads' */
export function adsText(ads: number): string {
  return `${ads.toLocaleString('en-GB')} ${ads === 1 ? 'ad' : 'ads'}`
}

/** '2026-03' → 'March 2026' */
export function monthName(month: string, style: 'long' | 'short' = 'long'): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  return day.toLocaleDateString('en-GB', {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' ? { year: 'numeric' } : {}),
  })
}
