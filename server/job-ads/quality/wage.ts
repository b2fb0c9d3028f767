import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { pennies } from '../../../contract/job-ads/read-ad.ts'
import type { Asked } from './asked.ts'
import { ratesOn } from '../../../contract/job-ads/wage-rates.ts'
import { currencyOf, currencySigns, type Country } from '../../../contract/places/countries.ts'

/*
 * Pay held against the minimum wage. Only what is below it by the ad's own figures, read in the employer's favour, and without a reason,
 * keeps an ad from being published; everything else is a hint. Amounts are pennies and are compared with rate × hours: nothing is divided,
 * so nothing is rounded.
 */

type ByCountry<Rule> = Readonly<Record<Country, Rule>>

/** In the employer's favour: 52 weeks of the hours that are given, else of a short full week. */
const shortWeek = 35
const shortDay = 7
const usualDay = 8
/** Full-time hours that most contracts have: a survey of the Office for National Statistics, and the 39 hours usual in Ireland. */
const usualWeek: ByCountry<number> = { GB: 37.5, IE: 39 }
const acts: ByCountry<string> = {
  GB: 'National Minimum Wage Act 1998',
  IE: 'National Minimum Wage Act 2000 (Ireland)',
}
/** 365 ÷ 7 */
const weeks = { least: 52, exact: 365 / 7 }

/** What there is to say of an ad's pay; empty if it is plainly enough. */
export function wageHints(content: AdContent, { country, today, advertiser }: Asked): Hint[] {
  if (content.noSalary) return [payMissing(country)]
  const min = pennies(content.payMin)
  const max = pennies(content.payMax)
  if (min === undefined || max === undefined) return []
  const isOpen = content.payPer === 'year' && max !== null && max > adLimits.noMaximumAbove * 100
  const hints: Hint[] = []
  if (min === null && max !== null && max > 0) hints.push(upTo)
  if (min !== null && min > 0 && max !== null && !isOpen && max > min * 1.5) hints.push(wideRange)
  const low = min ?? (max === null || max === 0 ? 0 : null)
  if (low === null) return hints
  if (low === 0) return [...hints, ...unpaidHints(content, { country, advertiser })]

  const day = content.startsOn > today ? content.startsOn : today
  const rates = ratesOn(country, day)
  const isApprentice = content.contractType === 'apprenticeship'
  const rate = isApprentice ? rates.apprentice : rates.full
  // Irish craft apprentices have rates of their own trade.
  if (rate === null) return [...hints, sectorRate]
  const verdict = compare(content, low, rate, country)
  if (verdict === 'enough') return hints
  const below = {
    id: 'below-minimum-wage',
    field: 'payMin',
    rule: acts[country],
    found: '',
  } as const
  const floor = `${floors[country][isApprentice ? 'apprentice' : 'full']} of ${money(rate, country)} an hour (since ${dayText(rates.from)})`
  if (verdict === 'ask-hours') {
    return [
      ...hints,
      {
        ...below,
        id: 'wage-needs-hours',
        field: 'hoursPerWeek',
        level: 'hint',
        title: 'Say how many hours a week',
        details: `Without the hours, nobody can tell whether this pay meets the ${floor}.`,
      },
    ]
  }
  if (verdict === 'close') {
    const assumed =
      content.hoursPerWeek === '' ? `${usualWeek[country]} hours a week` : `${content.hoursPerWeek} hours a week`
    return [
      ...hints,
      {
        ...below,
        id: 'near-minimum-wage',
        level: 'hint',
        title: 'Check the pay against the minimum wage',
        details:
          content.payPer === 'day'
            ? `For a day of ${usualDay} hours it is below the ${floor}. Say the hours of a day in the text.`
            : `For ${assumed}, over a whole year, it may be below the ${floor}.`,
      },
    ]
  }
  const { payException } = content
  const isExcused = payException === 'by-age' || payException === 'self-employed'
  return [
    ...hints,
    {
      ...below,
      level: isExcused ? 'hint' : 'block',
      title: `${money(low, country)} ${perText[content.payPer]} is below the minimum wage`,
      details: isExcused
        ? `It is below the ${floor}. You gave a reason, which we record with your name and the time.`
        : `It is below the ${floor}. Raise the pay, or tell us why the minimum wage does not apply.`,
    },
  ]
}

const ofUnpaid: ByCountry<string> = {
  GB: `${acts.GB}, section 44; GOV.UK, ‘Work experience and internships’`,
  IE: acts.IE,
}

type Verdict = 'below' | 'close' | 'ask-hours' | 'enough'

/** @param low pennies per `payPer` @param rate pennies an hour */
function compare({ payPer, duration, hoursPerWeek }: AdContent, low: number, rate: number, country: Country): Verdict {
  if (payPer === 'hour') return low < rate ? 'below' : 'enough'
  if (payPer === 'day') {
    if (low < rate * shortDay) return 'below'
    return low < rate * usualDay ? 'close' : 'enough'
  }
  const hours = Number(hoursPerWeek)
  const isKnown = hoursPerWeek.trim() !== '' && hours > 0
  if (!isKnown && duration === 'P') return 'ask-hours'
  const [short, usual] = isKnown ? [hours, hours] : [shortWeek, usualWeek[country]]
  if (low < rate * short * weeks.least) return 'below'
  return low < rate * usual * weeks.exact ? 'close' : 'enough'
}

function unpaidHints(
  { contractType, payException }: AdContent,
  { country, advertiser }: Pick<Asked, 'country' | 'advertiser'>,
): Hint[] {
  if (contractType === 'volunteer' && (advertiser === 'charity' || advertiser === null)) return []
  const isExcused =
    payException === 'student-placement' || payException === 'shadowing' || payException === 'self-employed'
  return [
    {
      id: 'unpaid',
      level: isExcused ? 'hint' : 'block',
      field: 'payException',
      title: 'Unpaid work',
      details: isExcused
        ? 'You gave a reason, which we record with your name and the time.'
        : contractType === 'volunteer'
          ? 'Only charities and voluntary organisations can advertise unpaid volunteering. Give the pay.'
          : 'Anyone who works is owed the minimum wage, including interns. Give the pay, or tell us why it does not apply.',
      rule: ofUnpaid[country],
      found: '',
    },
  ]
}

const manyFilter = 'Many people filter by pay and do not see ads without it.'
const withoutPay: ByCountry<Pick<Hint, 'details' | 'rule'>> = {
  GB: { details: manyFilter, rule: 'Good practice; no law of the UK requires it' },
  IE: {
    details: `Ireland is about to require pay in job ads. ${manyFilter}`,
    rule: 'Directive (EU) 2023/970, article 5',
  },
}

const payMissing = (country: Country): Hint => ({
  id: 'pay-missing',
  level: 'hint',
  field: 'noSalary',
  title: 'Say what the job pays',
  ...withoutPay[country],
  found: '',
})

const upTo: Hint = {
  id: 'pay-up-to',
  level: 'hint',
  field: 'payMin',
  title: 'Give the lowest pay as well',
  details: '‘Up to’ alone says what few people will get.',
  rule: 'CAP Code, section 20',
  found: '',
}

const wideRange: Hint = {
  id: 'pay-wide',
  level: 'hint',
  field: 'payMin',
  title: 'The range of pay is wide',
  details: 'The highest pay is more than one and a half times the lowest. Say what decides, or narrow it.',
  rule: 'Good practice',
  found: '',
}

const sectorRate: Hint = {
  id: 'sector-rate',
  level: 'hint',
  field: 'payMin',
  title: 'A trade rate may apply',
  details: 'Craft apprentices in Ireland have rates set by their trade. We do not have these figures.',
  rule: 'Industrial Training Act 1967 (Ireland)',
  found: '',
}

const perText = { year: 'a year', day: 'a day', hour: 'an hour' } as const

const floors: ByCountry<{ full: string; apprentice: string }> = {
  GB: { full: 'National Living Wage', apprentice: 'minimum wage for apprentices' },
  IE: { full: 'Irish minimum wage', apprentice: 'Irish minimum wage' },
}

function money(amount: number, country: Country): string {
  const whole = amount % 100 === 0 && amount >= 10_000
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 }
  return currencySigns[currencyOf(country)] + (amount / 100).toLocaleString('en-GB', digits)
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function dayText(at: string): string {
  return day.format(new Date(`${at}T00:00:00Z`))
}
