import { employeePay } from './employee.ts'
import { irishPay } from './ireland.ts'
import type { Region } from './income-tax.ts'
import type { Currency } from './money-text.ts'
import { currentUkYear } from '../../contract/salary/uk-years.ts'
import { currentIrishYear } from '../../contract/salary/irish-years.ts'

/** Approximate take-home pay a month for advertised pay, in whole pounds or euro. An end of the range is null if the ad does not give it; both are where it depends on the hours. */
export type NetEstimate = { monthlyMin: number | null; monthlyMax: number | null; text: string; assumes: string }

export type AdvertisedPay = {
  currency: Currency
  period: 'year' | 'month' | 'week' | 'day' | 'hour'
  /** Whole pounds or euro a year, using the days and hours of the search estimate. */
  yearlyMin: number | null
  yearlyMax: number | null
}

/** What else an ad says that the pay is taxed by. Left out: full time, and not in Scotland. */
export type WhereAndHours = {
  region?: Region
  /** The pay is for full time or for an hour, and the job is part time: nobody can say what it leaves a month. */
  dependsOnHours?: boolean
}

/** The calculator's maximum. No ad means more than this. */
const mostYearly = 9_999_999

/**
 * Estimates take-home pay for an ad, for somebody we know nothing about: the law of the day, or the latest that we have
 * figures for, with no pension or loan. Null if the ad gives no figure.
 */
export function netEstimate(
  pay: AdvertisedPay,
  day: string,
  { region = 'restOfUk', dependsOnHours = false }: WhereAndHours = {},
): NetEstimate | null {
  const [monthlyMin, monthlyMax] = [pay.yearlyMin, pay.yearlyMax].map((yearly) =>
    yearly === null || yearly > mostYearly ? null : monthlyNet(yearly, { currency: pay.currency, region, day }),
  )
  if (monthlyMin == null && monthlyMax == null) return null
  if (dependsOnHours) return { monthlyMin: null, monthlyMax: null, text: byHours, assumes: assumesHours }
  const ends = { monthlyMin: monthlyMin ?? null, monthlyMax: monthlyMax ?? null }
  return { ...ends, text: textOf(ends, pay.currency), assumes: assumesOf(pay, region, day) }
}

const byHours = 'take-home pay depends on your hours'
const assumesHours = 'The job is part time, and the ad gives its pay for full time or for each hour'

function monthlyNet(
  yearly: number,
  { currency, region, day }: { currency: Currency; region: Region; day: string },
): number {
  const gross = yearly * 100
  const { net } =
    currency === 'EUR'
      ? irishPay({ taxYear: currentIrishYear(day).taxYear, gross, status: 'single', credits: ['personal', 'employee'] })
      : employeePay({ taxYear: currentUkYear(day).taxYear, gross, region })
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

function assumesOf({ currency, period }: AdvertisedPay, region: Region, day: string): string {
  const nations = region === 'scotland' ? 'Scotland' : 'England, Wales or Northern Ireland'
  const who =
    currency === 'EUR'
      ? `an employee in Ireland in ${currentIrishYear(day).taxYear}, single`
      : `an employee in ${nations} in the tax year ${currentUkYear(day).taxYear}`
  const counted = {
    year: '',
    month: '',
    week: '',
    day: ', counting 233 days a year',
    hour: ', counting 233 days of 8 hours a year',
  }
  return `An estimate for ${who}, without pension or student loan${counted[period]}`
}

/** The assumptions of all estimates in a list, shown once beside it. */
export function estimateNote(day: string): string {
  return (
    `Pay after tax is an estimate for an employee in the tax year ${currentUkYear(day).taxYear}, at Scottish rates for jobs in Scotland, ` +
    `or for a single person in Ireland in ${currentIrishYear(day).taxYear} where the pay is in euro, without pension or student loan. ` +
    'It counts 233 days of 8 hours a year.'
  )
}
