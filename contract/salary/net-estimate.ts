import { employeePay } from './employee.ts'
import { currentIrishYear, irishPay } from './ireland.ts'
import type { Currency } from './money-text.ts'
import { currentUkYear } from './uk-years.ts'

/** What an advertised pay leaves a month, about: whole pounds or euro; an end that the ad does not give is null. */
export type NetEstimate = { monthlyMin: number | null; monthlyMax: number | null; text: string; assumes: string }

export type AdvertisedPay = {
  currency: Currency
  period: 'year' | 'month' | 'week' | 'day' | 'hour'
  /** Whole pounds or euro a year, by the days and hours of the search estimate. */
  yearlyMin: number | null
  yearlyMax: number | null
}

/** More than the calculator takes is no pay that an ad means. */
const mostYearly = 9_999_999

/**
 * Estimates what is left of the pay of an ad, for somebody of whom nothing is known: the law of the day, or the latest that there are
 * figures for; no pension, no loan. Null: the ad gives no figure.
 */
export function netEstimate(pay: AdvertisedPay, day: string): NetEstimate | null {
  const [monthlyMin, monthlyMax] = [pay.yearlyMin, pay.yearlyMax].map((yearly) =>
    yearly === null || yearly > mostYearly ? null : monthlyNet(yearly, { currency: pay.currency, day }),
  )
  if (monthlyMin == null && monthlyMax == null) return null
  const ends = { monthlyMin: monthlyMin ?? null, monthlyMax: monthlyMax ?? null }
  return { ...ends, text: textOf(ends, pay.currency), assumes: assumesOf(pay, day) }
}

function monthlyNet(yearly: number, { currency, day }: { currency: Currency; day: string }): number {
  const gross = yearly * 100
  const { net } =
    currency === 'EUR'
      ? irishPay({ taxYear: currentIrishYear(day).taxYear, gross, status: 'single', credits: ['personal', 'employee'] })
      : employeePay({ taxYear: currentUkYear(day).taxYear, gross, region: 'restOfUk' })
  return Math.round(net.monthly / 100)
}

function textOf(
  { monthlyMin, monthlyMax }: Pick<NetEstimate, 'monthlyMin' | 'monthlyMax'>,
  currency: Currency,
): string {
  const shown = (amount: number) => `${currency === 'EUR' ? '€' : '£'}${amount.toLocaleString('en-GB')}`
  const tail = 'a month after tax'
  if (monthlyMin === null) return `up to about ${shown(monthlyMax ?? 0)} ${tail}`
  if (monthlyMax === null) return `from about ${shown(monthlyMin)} ${tail}`
  return monthlyMin === monthlyMax
    ? `about ${shown(monthlyMin)} ${tail}`
    : `about ${shown(monthlyMin)} to ${shown(monthlyMax)} ${tail}`
}

function assumesOf({ currency, period }: AdvertisedPay, day: string): string {
  const who =
    currency === 'EUR'
      ? `an employee in Ireland in ${currentIrishYear(day).taxYear}, single`
      : `an employee in England, Wales or Northern Ireland in the tax year ${currentUkYear(day).taxYear}`
  const counted = {
    year: '',
    month: '',
    week: '',
    day: '; a year has 233 days',
    hour: '; a year has 233 days of 8 hours',
  }
  return `An estimate for ${who}, without pension and student loan${counted[period]}`
}

/** What all estimates of a list take for granted, to be said once beside it. */
export function estimateNote(day: string): string {
  return (
    `Pay after tax is an estimate: for an employee in England, Wales or Northern Ireland in the tax year ${currentUkYear(day).taxYear}, ` +
    `or in euro for a single person in Ireland in ${currentIrishYear(day).taxYear}, without pension and student loan. ` +
    'A year counts 233 days of 8 hours.'
  )
}
