import type { SandboxAd } from '../board.ts'
import type { Line } from './field.ts'
import { publishedScale } from './pay-scales.ts'
import type { Random } from './random.ts'
import type { Town } from './towns.ts'

/** What a vacancy pays, whether or not an ad tells it. */
export type TruePay = {
  currency: 'GBP' | 'EUR'
  period: SandboxAd['pay']['period']
  min: number
  max: number
  /** Whole pounds or euro a year, to compare with what was asked for. */
  yearly: number
  yearlyLow: number
  /** With commission, in a good year. */
  onTarget: number | null
  /** London weighting that comes on top, pounds a year. */
  weighting: number | null
  /** 'Band 5', 'MPS/UPS' */
  scale: string | null
  told: 'amount' | 'competitive' | 'not at all'
}

/** How far a word in a title moves pay from the middle of its line. The first that fits counts. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/\bchief\b/iu, 2.2],
  [/\b(?:director|managing)\b/iu, 1.8],
  [/\bhead of\b/iu, 1.6],
  [/\b(?:principal|lead|staff)\b/iu, 1.32],
  [/\bsenior\b/iu, 1.2],
  [/\b(?:manager|consultant)\b/iu, 1.12],
  [/\b(?:trainee|apprentice|intern)\b/iu, 0.72],
  [/\b(?:graduate|junior|assistant|clerk)\b/iu, 0.84],
]

/** The lowest legal wage for adults in pounds an hour from April 2026, and what a year of 37.5 hours makes of it. */
const lowestHour = 12.71
const lowestYear = 24_800

type Post = { line: Line; title: string; town: Town; contract: SandboxAd['contract']; isHealthService: boolean }

export function payFor(post: Post, random: Random): TruePay {
  const { line, title, town, contract } = post
  const told = random.chance(0.1) ? 'competitive' : random.chance(0.07) ? 'not at all' : 'amount'
  const rank = line.flat ? 1 : (ranks.find(([word]) => word.test(title))?.[1] ?? 1)
  const factor = rank * regional(town) * (0.93 + random.next() * 0.16)
  const isTraining = contract === 'apprenticeship' || contract === 'internship'
  const floor = isTraining ? 15_600 : lowestYear
  const low = Math.max(floor, line.pay[0] * factor)
  const high = Math.max(low * 1.03, line.pay[1] * factor)
  const currency = town.country === 'IE' ? 'EUR' : 'GBP'
  const common = { currency, onTarget: null, weighting: null, scale: null, told } as const

  const period = periodFor(post, low, random)
  if (period === 'year') {
    const scale = town.country === 'GB' ? publishedScale(post, low) : null
    if (scale)
      return {
        ...common,
        period,
        ...scale,
        yearly: scale.max,
        yearlyLow: scale.min,
        told: told === 'competitive' ? 'amount' : told,
      }
    const step = low > 40_000 ? 2_500 : random.pick([500, 1_000])
    const min = round(low, step)
    const max = random.chance(0.3) ? min : Math.max(min + step, round(high, step))
    const onTarget = line.commission ? round(max * (1.25 + random.next() * 0.7), 5_000) : null
    const weighting =
      town.county === 'Greater London' && random.chance(0.08) ? random.pick([2_500, 3_300, 4_500]) : null
    return { ...common, period, min, max, yearly: max, yearlyLow: min, onTarget, weighting }
  }
  const { perYear, step, premium } = periods[period]
  const min = Math.max(period === 'hour' && !isTraining ? lowestHour : 0, round((low / perYear) * premium, step))
  const max = random.chance(0.45) ? min : Math.max(min + step, round((high / perYear) * premium, step))
  return { ...common, period, min, max, yearly: Math.round(max * perYear), yearlyLow: Math.round(min * perYear) }
}

/** `premium`: those who are paid by the day or the hour have no paid leave, and ask for more. */
const periods = {
  day: { perYear: 220, step: 25, premium: 1.45 },
  hour: { perYear: 1950, step: 0.05, premium: 1.03 },
  week: { perYear: 52, step: 10, premium: 1.05 },
  month: { perYear: 12, step: 50, premium: 1 },
}

function periodFor({ line, contract }: Post, low: number, random: Random): TruePay['period'] {
  if (contract === 'contract') return low > 33_000 || random.chance(0.3) ? 'day' : 'hour'
  if (contract === 'temporary') {
    if (line.scale === 'teachers') return 'day'
    return random.chance(0.78) ? 'hour' : random.pick(['week', 'day', 'year', 'month'])
  }
  if (contract === 'apprenticeship') return random.chance(0.35) ? 'hour' : random.chance(0.2) ? 'week' : 'year'
  if (line.hourly) return random.chance(0.75) ? 'hour' : 'year'
  if (random.chance(0.97)) return 'year'
  return random.pick(['month', 'week'])
}

function regional(town: Town): number {
  if (town.country === 'IE') return town.county === 'County Dublin' ? 1.24 : 1.12
  if (town.county === 'Greater London') return 1.17
  return /Berkshire|Surrey|Hertfordshire|Oxfordshire|Cambridgeshire/u.test(town.county) ? 1.06 : 1
}

function round(amount: number, step: number): number {
  return Math.round(Math.round(amount / step) * step * 100) / 100
}
