import type { SandboxAd } from '../board.ts'
import type { TruePay } from './pay.ts'
import type { Random } from './random.ts'

type Printed = SandboxAd['pay']

const silent = [
  'Competitive',
  'Competitive salary',
  'Negotiable',
  'Dependent on experience',
  'Competitive + benefits',
  'Attractive package',
]
const yearWords = ['per annum', 'a year', 'p.a.', '/annum', 'per year', '']
const extras = [
  '',
  '',
  '',
  '',
  ' + benefits',
  ' plus bonus',
  ', pro rata',
  ' + pension',
  ' DOE',
  ' plus car',
  ' + 28 days holiday',
]

/** Pay as one ad prints it; the numbers beside it are those that the print tells, and no more. */
export function printPay(pay: TruePay, random: Random): Printed {
  const { currency, period } = pay
  const quiet = { currency, period, min: null, max: null }
  if (pay.told === 'not at all' || random.chance(0.05)) return { ...quiet, text: null }
  if (pay.told === 'competitive') return { ...quiet, text: random.pick(silent) }
  return { currency, period, ...(period === 'year' ? printYear(pay, random) : printRate(pay, random)) }
}

type Amounts = Pick<Printed, 'text' | 'min' | 'max'>

function printYear(pay: TruePay, random: Random): Amounts {
  const { min, max } = pay
  const sign = signOf(pay)
  const money = (amount: number) => sign + amount.toLocaleString('en-GB')
  const thousands = (amount: number) => `${Math.round(amount / 500) / 2}`
  const isOne = min === max
  if (pay.scale) {
    const range = isOne ? money(min) : `${money(min)} ${random.pick(['to', '-'])} ${money(max)}`
    const text = random.pick([
      `${range} a year`,
      `${pay.scale}: ${range}`,
      `${range} (${pay.scale})`,
      `${range} a year, pro rata for part time`,
      pay.scale,
    ])
    return text === pay.scale ? { text, min: null, max: null } : { text, min, max }
  }
  if (pay.onTarget !== null) {
    const target = pay.onTarget
    return random.pick<() => Amounts>([
      () => ({ text: `${money(min)} basic, ${money(target)} OTE`, min, max: target }),
      () => ({ text: `${money(min)} - ${money(max)} + commission (OTE ${money(target)})`, min, max }),
      () => ({ text: `${sign}${thousands(min)}k basic, OTE ${sign}${thousands(target)}k uncapped`, min, max: target }),
      () => ({ text: `OTE ${sign}${thousands(target)}k`, min: null, max: target }),
    ])()
  }
  const words = random.pick(yearWords)
  const tail = `${words === '' || words.startsWith('/') ? words : ` ${words}`}${random.pick(extras)}`
  if (pay.weighting !== null) {
    return { text: `${money(min)} plus ${money(pay.weighting)} London weighting`, min, max: min }
  }
  const form = random.next()
  if (form < 0.07) return { text: `Up to ${money(max)}${tail}`, min: null, max }
  if (form < 0.11) return { text: `From ${money(min)}${tail}`, min, max: null }
  if (form < 0.15) return { text: `${random.pick(['Circa', 'c.', 'c'])} ${money(max)}${tail}`, min: null, max }
  if (isOne) return { text: form < 0.3 ? `${sign}${thousands(min)}k` : money(min) + tail, min, max }
  if (form < 0.25) return { text: `${sign}${thousands(min)}k - ${sign}${thousands(max)}k`, min, max }
  if (form < 0.29) return { text: `${sign}${thousands(min)}-${thousands(max)}k${random.pick(extras)}`, min, max }
  if (form < 0.33) return { text: `${money(min)}.00 - ${money(max)}.00${tail}`, min, max }
  return { text: `${money(min)} ${random.pick(['-', 'to', '–', '-'])} ${money(max)}${tail}`, min, max }
}

/** Words for an amount by the hour, day, week or month, as agencies and employers write them. */
const rateWords = {
  hour: [' per hour', ' an hour', 'ph', '/hour', ' p/h', ' per hour plus holiday pay'],
  day: [' per day', ' a day', 'pd', '/day', ' p/d', ' per day + VAT'],
  week: [' per week', ' a week', 'pw', '/week'],
  month: [' per month', ' a month', ' pcm'],
  year: [' a year'],
}

function printRate(pay: TruePay, random: Random): Amounts {
  const { min, max, period } = pay
  const sign = signOf(pay)
  const money = (amount: number) =>
    sign + (period === 'hour' && amount % 1 !== 0 ? amount.toFixed(2) : amount.toLocaleString('en-GB'))
  const words = random.pick(rateWords[period])
  if (min === max) return { text: money(min) + words, min, max }
  const form = random.next()
  if (form < 0.15) return { text: `Up to ${money(max)}${words}`, min: null, max }
  if (form < 0.2) return { text: `From ${money(min)}${words}`, min, max: null }
  if (form < 0.35) return { text: `${money(min)}-${money(max).slice(1)}${words}`, min, max }
  return { text: `${money(min)} ${random.pick(['-', 'to'])} ${money(max)}${words}`, min, max }
}

function signOf({ currency }: TruePay): string {
  return currency === 'EUR' ? '€' : '£'
}
