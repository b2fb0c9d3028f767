import type { Pay, PayPeriod } from '../../contract/jobs/jobs.ts'
import { oneLine } from './characters.ts'
import { contradictsBand, periodByBand } from './nhs-bands.ts'
import { findPay } from './pay-in-ad.ts'
import { isBelievable, periodByAmount, perYear } from './pay-period.ts'
import { isPlausible, type JobOfPay } from './pay-plausible.ts'
import { bounds, readPayField, type Statement } from './pay-statement.ts'
import {
  estimateText,
  oteText,
  payNotGiven,
  payRangeText,
  periodNotGiven,
  proRata,
  statementText,
  wordsWithoutFigure,
} from './pay-words.ts'
import type { Listing } from './listing.ts'
import { currencyOf, currencySigns, type Country } from '../../contract/places/countries.ts'

export type UnderstoodPay = { pay: Pay | null; payText: string }

/** No pay field is longer; a description that a board put there is read as one. */
const longestField = 300

type AdOfPay = {
  title: string
  text: string
  country: Country | null
  /** What the figure is held against; left out, it stands as it was read. */
  job?: Omit<JobOfPay, 'title'>
}

/**
 * What the ad pays. The board's display text comes first, then its numbers, then what the title or the text says; a board's
 * own guess comes last. Earnings with commission are never pay, and a figure that the job cannot pay is told in the words that were
 * printed and is no pay. docs/understanding.md tells the rules and how often they are right.
 */
export function understandPay(given: Listing['pay'], ad: AdOfPay): UnderstoodPay {
  const field = given.text === null ? '' : withoutEscapes(oneLine(given.text.slice(0, 2_000))).slice(0, longestField)
  const understood = readPay(given, field, ad)
  if (understood.pay === null || ad.job === undefined) return understood
  const job = { ...ad.job, title: ad.title }
  const isOffBand =
    understood.pay.period === 'year' &&
    !job.kind.partTime &&
    contradictsBand(understood.pay.yearlyMax ?? understood.pay.yearlyMin ?? 0, `${ad.title} | ${field}`)
  if (isPlausible(understood.pay, job) && !isOffBand) return understood
  return { pay: null, payText: printedWords(given, field) }
}

/** '£60k \\- £80k': boards that turn HTML into Markdown escape its signs. */
function withoutEscapes(text: string): string {
  return text.includes('\\') ? text.replace(/\\(?=[^\p{L}\d\s\\])/gu, '') : text
}

/**
 * The field as it stands if it has a figure, else its words, else the board's bare numbers. Where no period is printed nobody can tell it,
 * and that is said.
 */
function printedWords(given: Listing['pay'], field: string): string {
  if (/\d{2}/.test(field) && /[£€]|\d\s?k\b|\d{1,3},\d{3}|\d\.\d{2}|\bper\b|\ban?\b/i.test(field)) {
    const bare = bareAmounts.exec(field)
    if (bare !== null)
      return withoutPeriod(
        bare.slice(1).map((amount) => Number(amount?.replaceAll(',', ''))),
        field,
      )
    const printed = field.slice(0, 100).toWellFormed()
    return printsPeriod.test(field) ? printed : `${printed}, ${periodNotGiven}`
  }
  const words = wordsWithoutFigure(field)
  const amounts = [positive(given.min), positive(given.max)].filter((amount) => amount !== null)
  if (words !== null || amounts.length === 0 || given.isEstimate) return words ?? payNotGiven
  return withoutPeriod(amounts, currencySigns[codeOf(given) === 'EUR' ? 'EUR' : 'GBP'])
}

/** '£4050.00', '£60,000 - £65,000', '450': nothing but one amount or two. */
const bareAmounts = /^[£€]?\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(?:-|–|to)\s?[£€]?\s?(\d[\d,]*(?:\.\d+)?))?$/u

/** '£4,050, period not given'. @param signs in which the euro stands if it is euro. */
function withoutPeriod(amounts: readonly number[], signs: string): string {
  const sign = signs.includes('€') ? '€' : '£'
  const shown = [...new Set(amounts.filter((amount) => amount > 0))].map(
    (amount) =>
      sign +
      amount.toLocaleString('en-GB', { minimumFractionDigits: amount % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 }),
  )
  return `${shown.join(' to ')}, ${periodNotGiven}`
}

function readPay(given: Listing['pay'], field: string, ad: AdOfPay): UnderstoodPay {
  const home = currencyOf(ad.country)
  const reading = field === '' ? ({ kind: 'words' } as const) : readPayField(field)
  const numbers = numbersOf(given, { ...ad, field })

  if (reading.kind === 'pay') {
    const statement = withGivenPeriod(reading.statement, numbers, field)
    const givenCurrency = numbers === null || numbers === 'foreign' ? home : numbers.currency
    return told(withJobsPeriod(statement, field, ad.title), statement.currency ?? givenCurrency)
  }
  if (reading.kind === 'other') return { pay: null, payText: reading.text.slice(0, 100).toWellFormed() }
  const found = findPay(ad.title, ad.text, home)
  if (reading.kind === 'ote') {
    const currency = reading.currency ?? home
    const base = found?.isSure === true && isBelow(found.statement, reading.ote) ? found.statement : null
    return base === null
      ? { pay: null, payText: oteText(reading.ote, currency) }
      : told({ ...base, ote: reading.ote }, currency)
  }
  if (numbers === 'foreign') return { pay: null, payText: foreignText(given) }
  if (numbers !== null && !numbers.isEstimate) return toldNumbers(numbers, found?.statement ?? null)
  if (found !== null) return told(found.statement, found.statement.currency ?? home)
  if (numbers !== null) {
    const pay = payOf(numbers, numbers.currency, true)
    if (pay !== null) return { pay, payText: estimateText(pay) }
  }
  return { pay: null, payText: wordsWithoutFigure(field) ?? payNotGiven }
}

type Numbers = {
  min: number | null
  max: number | null
  period: PayPeriod
  isAbout: false
  currency: 'GBP' | 'EUR'
  isEstimate: boolean
  isPeriodGiven: boolean
}

/** The board's own numbers, if they can be pay. A printed period that cannot be right gives way to the amount. */
function numbersOf(
  given: Listing['pay'],
  ad: { title: string; field: string; country: Country | null },
): Numbers | 'foreign' | null {
  const max = positive(given.max)
  const min = inUnitsOf(max, positive(given.min))
  if (min === null && max === null) return null
  const code = codeOf(given)
  if (code !== null && code !== 'GBP' && code !== 'EUR') return 'foreign'
  const currency = code ?? currencyOf(ad.country)
  const found = bounds(
    {
      currency,
      low: min ?? max ?? 0,
      high: min === null ? null : max,
      hasK: false,
      period: given.period,
      unit: '',
      before: min === null ? 'up to ' : '',
      after: max === null ? ' or more' : '',
      start: 0,
      end: 0,
    },
    'field',
  )
  if (found === null) return null
  const isPeriodGiven = given.period !== null && given.period === found.period
  const period = isPeriodGiven && given.period !== 'year' ? found.period : periodOfJob(found, ad.title, ad.field)
  return {
    min: found.min,
    max: found.max,
    period,
    isAbout: false,
    currency,
    isEstimate: given.isEstimate || isReckoned(min, max, period),
    isPeriodGiven: isPeriodGiven && period === found.period,
  }
}

/**
 * A year's pay in pounds and pence that is one figure and no range: nobody writes £39,251.93 into a box. Boards that guess what a job pays send
 * their guess so, marked or not; docs/understanding.md has how often the ad's own text says otherwise.
 */
function isReckoned(min: number | null, max: number | null, period: PayPeriod): boolean {
  const amount = max ?? min ?? 0
  return period === 'year' && (min === null || max === null || min === max) && Math.round(amount * 100) % 100 !== 0
}

/** The period of a field that prints none, as the job tells it. */
function withJobsPeriod(statement: Statement, field: string, title: string): Statement {
  return printsPeriod.test(field) ? statement : { ...statement, period: periodOfJob(statement, title, field) }
}

/** A band of the health service tells a year from a month; schools pay their supply staff by the day, of which '£80' alone looks like an hour. */
function periodOfJob(
  { min, max, period }: Pick<Statement, 'min' | 'max' | 'period'>,
  title: string,
  field: string,
): PayPeriod {
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0]
  if (period === 'hour' && low >= leastDayAtSchool && school.test(title)) return 'day'
  return periodByBand(low, high, `${title} | ${field}`) ?? period
}

const leastDayAtSchool = 50
const school =
  /\b(?:teach(?:er|ers|ing)|ta|hlta|lsa|sen(?:d|co)?|cover supervisor|learning (?:support|mentor)|classroom|nursery (?:nurse|assistant|practitioner)|early years|pupil|school|nqt|ect|eyfs|ks[1-5])\b/i

/** The currency's code; null where the board sends none, or something that is none. */
function codeOf(given: Listing['pay']): string | null {
  const code = given.currency?.trim().toUpperCase() ?? ''
  if (code === '£') return 'GBP'
  if (code === '€') return 'EUR'
  return /^[A-Z]{3}$/.test(code) ? code : null
}

/** '45' beside '50000' was meant in thousands. */
function inUnitsOf(max: number | null, min: number | null): number | null {
  if (min === null || max === null || min >= 1_000 || max < 10_000) return min
  return min * 1_000 <= max && min * 1_000 >= max / 4 ? min * 1_000 : min
}

function positive(amount: number | null): number | null {
  return amount !== null && Number.isFinite(amount) && amount > 0 ? amount : null
}

/**
 * Bare numbers, told with the period that the ad's text gives to the same figure: a board that sends 450 to 500, or 2,500,
 * means what the text says. A yearly figure that a board reckoned from a printed rate gives way to the rate.
 */
function toldNumbers(numbers: Numbers, stated: Statement | null): UnderstoodPay {
  // Numbers in thousands, '80' and '90', beside a text that says '£80 - £90k'.
  if (
    stated !== null &&
    numbers.period !== 'year' &&
    isClose((numbers.max ?? numbers.min ?? 0) * 1000, stated.max ?? stated.min, 0.01)
  ) {
    return told(stated, stated.currency ?? numbers.currency)
  }
  if (stated !== null && stated.period !== numbers.period) {
    const isSameFigure =
      isClose(numbers.max ?? numbers.min, stated.max ?? stated.min, 0.01) ||
      isClose(numbers.min ?? numbers.max, stated.min ?? stated.max, 0.01)
    if (isSameFigure && !numbers.isPeriodGiven && believable(numbers, stated.period))
      return told({ ...stated, min: numbers.min, max: numbers.max }, numbers.currency)
    const yearly = (amount: number | null): number | null => (amount === null ? null : perYear(amount, stated.period))
    if (numbers.period === 'year' && isClose(numbers.max ?? numbers.min, yearly(stated.max ?? stated.min), 0.35))
      return told(stated, stated.currency ?? numbers.currency)
  }
  const pay = payOf(numbers, numbers.currency, false)
  if (pay === null) return { pay: null, payText: payNotGiven }
  const share = pay.period === 'year' && stated?.isProRata === true ? proRata : ''
  return { pay, payText: payRangeText(pay) + share }
}

function believable({ min, max }: Numbers, period: PayPeriod): boolean {
  return [min, max].every((amount) => amount === null || isBelievable(amount, period))
}

function isClose(a: number | null, b: number | null, share: number): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= share * Math.max(a, b)
}

const printsPeriod = /\b(?:per|an?|p)\b|\/|annum|hourly|daily|weekly|monthly|yearly|\bp[ahdw]\b/i

/** '£450 - £500' in the field, and the board says a day: the amount alone would have said so, or not. */
function withGivenPeriod(statement: Statement, numbers: Numbers | 'foreign' | null, field: string): Statement {
  if (numbers === null || numbers === 'foreign' || !numbers.isPeriodGiven || numbers.period === statement.period)
    return statement
  const isSame = isClose(statement.max ?? statement.min, numbers.max ?? numbers.min, 0.01)
  return !printsPeriod.test(field) && isSame ? { ...statement, period: numbers.period } : statement
}

function told(statement: Statement, currency: 'GBP' | 'EUR'): UnderstoodPay {
  const pay = payOf(statement, currency, statement.isEstimate)
  if (pay === null) return { pay: null, payText: payNotGiven }
  return { pay, payText: statement.isEstimate ? estimateText(pay) : statementText(statement, pay) }
}

function payOf(
  { min, max, period }: Pick<Statement, 'min' | 'max' | 'period'>,
  currency: 'GBP' | 'EUR',
  isEstimate: boolean,
): Pay | null {
  if (min === null && max === null) return null
  const pennies = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100))
  const yearly = (amount: number | null): number | null => (amount === null ? null : perYear(amount, period))
  return {
    currency,
    period,
    min: pennies(min),
    max: pennies(max),
    isEstimate,
    yearlyMin: yearly(min),
    yearlyMax: yearly(max),
  }
}

/** The base is less than what a good year brings, or it is not the base. */
function isBelow(base: Statement, ote: NonNullable<Statement['ote']>): boolean {
  const yearly = (amount: number | null, period: PayPeriod): number => (amount === null ? 0 : perYear(amount, period))
  return yearly(base.max ?? base.min, base.period) < yearly(ote.max ?? ote.min, ote.period)
}

/** 'USD 120,000 to 150,000 a year': shown, not reckoned with. */
function foreignText(given: Listing['pay']): string {
  const amounts = [positive(given.min), positive(given.max)]
    .filter((amount) => amount !== null)
    .map((amount) => Math.round(amount))
  const low = amounts[0] ?? 0
  if (low < 1 || amounts.some((amount) => amount > 1e9)) return payNotGiven
  const period = given.period ?? periodByAmount(low, amounts[1] ?? null)
  const words = [...new Set(amounts)].map((amount) => amount.toLocaleString('en-GB')).join(' to ')
  return `${codeOf(given)} ${words}${period === null ? '' : ` ${period === 'hour' ? 'an' : 'a'} ${period}`}`
}
