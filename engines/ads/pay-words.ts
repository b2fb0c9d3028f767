import type { Pay, PayPeriod } from '../../contract/jobs/jobs.ts'
import type { Statement } from './pay-statement.ts'
import { currencySigns } from '../../contract/places/countries.ts'

const each: Record<PayPeriod, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
}

export const payNotGiven = 'Pay not given'
/** After an amount of which nobody can tell whether it is for a year, a month or an hour. */
export const periodNotGiven = 'period not given'

/** Behind a year's pay that is for full time. */
export const proRata = ', pro rata'

type Range = Pick<Pay, 'currency' | 'period' | 'min' | 'max'>

/** '£32,000 to £35,000 a year', 'up to £450 a day', '€45,000 a year'. Amounts are whole pennies, as in `Pay`. */
export function payRangeText(pay: Range): string {
  const { min, max } = pay
  const sign = currencySigns[pay.currency]
  // '£12.50 to £13.00', not '£12.50 to £13'.
  const hasPennies = (min ?? 0) % 100 !== 0 || (max ?? 0) % 100 !== 0
  const money = (pennies: number): string => sign + inUnits(pennies, hasPennies)
  if (min !== null && max !== null) {
    return `${min === max ? money(min) : `${money(min)} to ${money(max)}`} ${each[pay.period]}`
  }
  if (max !== null) return `up to ${money(max)} ${each[pay.period]}`
  return min === null ? payNotGiven : `from ${money(min)} ${each[pay.period]}`
}

/** The statement in the words of a row: weighting, pro rata and earnings with commission are told. */
export function statementText(statement: Statement, pay: Pay): string {
  const about = statement.isAbout ? 'about ' : ''
  const weighting = statement.weighting === null ? '' : ` including ${weightingText(statement.weighting, pay.currency)}`
  const share = statement.isProRata && pay.period === 'year' ? proRata : ''
  const ote = statement.ote === null ? '' : ` (${oteText(statement.ote, pay.currency)})`
  return about + payRangeText(pay) + weighting + share + ote
}

function weightingText({ from, to, name }: NonNullable<Statement['weighting']>, currency: 'GBP' | 'EUR'): string {
  const sign = currencySigns[currency]
  const amounts = [...new Set([from, to])].map((amount) => sign + inUnits(Math.round(amount * 100)))
  return `${amounts.join(' to ')} ${name}`
}

/** 'OTE £50,000 a year': never without the three letters. */
export function oteText(ote: NonNullable<Statement['ote']>, currency: 'GBP' | 'EUR'): string {
  const pennies = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100))
  return `OTE ${payRangeText({ currency, period: ote.period, min: pennies(ote.min), max: pennies(ote.max) })}`
}

/** A board's guess, rounded so that it does not look like a printed figure. */
export function estimateText(pay: Pay): string {
  const step = pay.period === 'hour' ? 10 : pay.period === 'day' ? 100 : 10_000
  const rounded = (pennies: number | null): number | null =>
    pennies === null ? null : Math.max(step, Math.round(pennies / step) * step)
  return `about ${payRangeText({ ...pay, min: rounded(pay.min), max: rounded(pay.max) })} (estimate)`
}

/** What a pay field without a figure says, in one of few words; null: nothing about pay. */
export function wordsWithoutFigure(text: string): string | null {
  if (/\bcompetitive\b|\battractive\b|\bexcellent\b|\bgenerous\b|\bstrong (?:salary|package)/i.test(text))
    return 'Competitive'
  if (/\bdepend\w* (?:up)?on|\bdoe\b|\bcommensurate\b|\baccording to experience/i.test(text))
    return 'Depends on experience'
  if (/\bneg(?:otiable)?\b/i.test(text)) return 'Negotiable'
  if (/\bmarket (?:related|rate)/i.test(text)) return 'Market rate'
  if (/\bunpaid\b|\bvoluntary\b|\bvolunteer\b/i.test(text)) return 'Unpaid'
  const band = /\b(?:band|afc|agenda for change)\b/i.test(text)
    ? /\bband:?\s?(\d[a-d]?)(?:\s?(?:-|–|to|\/|or)\s?(?:band\s?)?(\d[a-d]?))?\b/i.exec(text)
    : null
  if (band !== null)
    return `Band ${band[1]?.toLowerCase()}${band[2] === undefined ? '' : ` to ${band[2].toLowerCase()}`}`
  if (/\bnational minimum wage|\bnmw\b/i.test(text)) return 'National minimum wage'
  return null
}

/** Whole pounds without pennies, anything else with two digits of them. */
function inUnits(pennies: number, withPennies = false): string {
  const whole = Math.trunc(pennies / 100)
  const rest = pennies % 100
  const thousands = String(whole).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')
  return rest === 0 && !withPennies ? thousands : `${thousands}.${String(rest).padStart(2, '0')}`
}
