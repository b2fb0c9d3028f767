import { searchLimits as limits } from '../limits.ts'
import { inYears, payBandsOf, payUnits, type PayUnit } from '../pay-bands.ts'
import { number, oneOf, onOff } from './field.ts'
import type { Facet, FacetContext, Filter, Pressed } from './filter.ts'
import { currencySigns, type Currency } from '../../places/countries.ts'

/** Pay by the year stands in the specification's address (S4.11); by the day or by the hour, `payFrom` and `payTo` take its place. */
type Own = {
  jobSalaryMin: number
  jobSalaryMax: number
  payPer: PayUnit
  payFrom: number | null
  payTo: number | null
  withoutPay: boolean
}
type Name = 'pay' | 'payDay' | 'payHour'

const yearly = { key: null, least: 0, most: 10_000_000, isWhole: true }
const rate = { least: 0, most: 10_000, isWhole: false }
const noRate = { payPer: 'year', payFrom: null, payTo: null } as const
const anyPay = { jobSalaryMin: limits.salaryDefaultMin, jobSalaryMax: limits.noMaximumInAddress }

export const pay: Filter<Own, Name> = {
  fields: {
    jobSalaryMin: number({
      ...yearly,
      none: anyPay.jobSalaryMin,
      assistant: { name: 'salary_min', describe: 'Pay a year before tax, in pounds or euro' },
    }),
    jobSalaryMax: number({ ...yearly, none: anyPay.jobSalaryMax, assistant: { name: 'salary_max' } }),
    payPer: oneOf(payUnits, 'year', {
      key: 'pay-per',
      describe: "'day' or 'hour': what pay-from and pay-to are; they take the place of the yearly bounds",
      assistant: { name: 'pay_per', describe: 'What pay_from and pay_to are; they take the place of the yearly pay' },
    }),
    payFrom: number({
      ...rate,
      key: 'pay-from',
      describe: 'Pounds, or euro where the place is in Ireland: 14.50',
      assistant: { name: 'pay_from', describe: 'Pay a day or an hour' },
    }),
    payTo: number({ ...rate, key: 'pay-to', assistant: { name: 'pay_to' } }),
    withoutPay: onOff({
      key: 'without-pay',
      describe: "'no' leaves out ads that do not say the pay",
      none: true,
      assistant: {
        name: 'with_pay_only',
        describe: 'Where a pay range is set, leaves out ads that give no pay',
        isTurned: true,
      },
    }),
  },
  settle: (own) => (rateOf(own) === null ? { ...own, ...noRate } : own),
  chips: (search, { currency }) =>
    hasBounds(search) ? [{ label: describePay(search, currency), without: withoutPayBounds }] : [],
  asides: (search) => (hasBounds(search) && !search.withoutPay ? ['Only ads that say the pay'] : []),
  facets: [
    {
      name: 'pay',
      title: 'Pay',
      describe: 'Bands of yearly pay that an ad reaches into, and those that do not say',
      isCommon: true,
      order: 'as listed',
      values: (given) => [...bands('year', given), { value: 'not given', label: 'Pay not given' }],
      isChosen(search, value) {
        const { payMin, payMax } = payBoundsOf(search)
        const [from, next] = band('year', value)
        return search.payPer === 'year' && (payMin ?? 0) === from && payMax === next
      },
      // A band counts the ads that say their pay, and leads to no others.
      toggle: (_search, { value, next, isChosen }) => ({
        withoutPay: isChosen,
        jobSalaryMin: isChosen ? anyPay.jobSalaryMin : Math.max(Number(value), limits.salaryFloor),
        jobSalaryMax: isChosen || next === undefined ? anyPay.jobSalaryMax : Number(next),
        ...noRate,
      }),
    },
    rateFacet('day', { name: 'payDay', title: 'Day rate', describe: 'The same, for pay per day' }),
    rateFacet('hour', { name: 'payHour', title: 'Hourly pay', describe: 'The same, for pay per hour' }),
  ],
}

/** Any pay. */
export const withoutPayBounds: Own = { ...anyPay, ...noRate, withoutPay: true }

/** The bounds that a search means, in whole pounds or euro a year: any maximum above 200000 is none (C3, C4). */
export function payBoundsOf(search: Pick<Own, 'jobSalaryMin' | 'jobSalaryMax'> & Partial<Own>): {
  payMin: number | null
  payMax: number | null
} {
  const rate = rateOf(search)
  if (rate !== null) {
    const inYear = (amount: number | null) => (amount === null ? null : inYears(amount, rate.unit))
    return { payMin: inYear(rate.from), payMax: inYear(rate.to) }
  }
  return {
    // The form's floor is where its slider begins: it asks for nothing, or ads below it could never be found.
    payMin: search.jobSalaryMin > limits.salaryFloor ? search.jobSalaryMin : null,
    payMax: search.jobSalaryMax > limits.noMaximumAbove ? null : search.jobSalaryMax,
  }
}

function hasBounds(search: Own): boolean {
  const { payMin, payMax } = payBoundsOf(search)
  return payMin !== null || payMax !== null
}

/** 'from £30,000', 'up to £50,000', '£30,000 to £50,000', '£15 to £20 an hour', 'from €300 a day'. */
export function describePay(
  search: Pick<Own, 'jobSalaryMin' | 'jobSalaryMax'> & Partial<Own>,
  currency: Currency = 'GBP',
): string {
  const { payPer = 'year', payFrom = null, payTo = null } = search
  if (payPer !== 'year') return `${range(payFrom, payTo, currency)} ${payPer === 'day' ? 'a day' : 'an hour'}`
  const { payMin, payMax } = payBoundsOf(search)
  return range(payMin, payMax, currency)
}

function range(min: number | null, max: number | null, currency: Currency): string {
  const sign = currencySigns[currency]
  const pounds = (amount: number) => `${sign}${amount.toLocaleString('en-GB')}`
  if (min === null) return max === null ? 'any pay' : `up to ${pounds(max)}`
  return max === null ? `from ${pounds(min)}` : `${pounds(min)} to ${pounds(max)}`
}

/** A day's or an hour's pay, with at least one bound. */
function rateOf({
  payPer = 'year',
  payFrom = null,
  payTo = null,
}: Partial<Own>): { unit: PayUnit; from: number | null; to: number | null } | null {
  if (payPer === 'year' || (payFrom === null && payTo === null)) return null
  return { unit: payPer, from: payFrom, to: payTo }
}

function rateFacet<const Rate extends Name>(
  unit: 'day' | 'hour',
  shown: { name: Rate; title: string; describe: string },
): Facet<Own, Rate> {
  return {
    ...shown,
    order: 'as listed',
    values: (given) => bands(unit, given),
    isChosen(search, value) {
      const [from, next] = band(unit, value)
      return search.payPer === unit && (search.payFrom ?? 0) === from && search.payTo === next
    },
    toggle: (_search, { value, next, isChosen }: Pressed) => ({
      ...anyPay,
      withoutPay: isChosen,
      ...(isChosen
        ? noRate
        : {
            payPer: unit,
            payFrom: value === '0' ? null : Number(value),
            payTo: next === undefined ? null : Number(next),
          }),
    }),
  }
}

/** 'Below £20k', '£20k to £30k', '£50 and more'. */
function bands(unit: PayUnit, { currency }: FacetContext<Own>): { value: string; label: string }[] {
  const sign = currencySigns[currency]
  const money = (amount: number) => (unit === 'year' ? `${sign}${amount / 1000}k` : `${sign}${amount}`)
  return payBandsOf[unit].map((from, i) => {
    const next = payBandsOf[unit][i + 1]
    const upTo = i === 0 ? `Below ${money(next ?? 0)}` : `${money(from)} to ${money(next ?? 0)}`
    return { value: String(from), label: next === undefined ? `${money(from)} and more` : upTo }
  })
}

/** The bounds of a band, which are those of the search however they were set. */
function band(unit: PayUnit, value: string): [from: number | null, next: number | null] {
  const at = payBandsOf[unit].findIndex((from) => String(from) === value)
  return [payBandsOf[unit][at] ?? null, payBandsOf[unit][at + 1] ?? null]
}
