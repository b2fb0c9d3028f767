import type { PayPeriod } from '../../contract/jobs/jobs.ts'
import { fragment, pattern } from './pattern.ts'

/** One amount or range of money as printed, with the words around it. Nothing is judged here. */
export type Figure = {
  /** 'other': money that is neither pounds nor euro. */
  currency: 'GBP' | 'EUR' | 'other' | null
  /** Whole units of the currency, 'k' worked in. For a range, low is the first number and high the second, as printed. */
  low: number
  high: number | null
  hasK: boolean
  /** As printed beside the figure; 'other' is a session, a shift, a night and the like, in `unit`. */
  period: PayPeriod | 'other' | null
  unit: string
  /** Lower case: what stands before it, up to the figure before, and after it. */
  before: string
  after: string
  start: number
  end: number
}

// The first form is a slip, '£50.000.00'.
const number = fragment`
  \d{1,3}(?:[,.]\d{3})+\.\d{2}(?!\d)|\d{1,3}(?:[,'’]\d{3})+(?:\.\d{1,2})?|\d{2},\s\d{3}(?!\d)
  |\d{2,3}\s[05]00(?![\d,.])|\d{1,7}(?:\.\d{1,3})?`

/** An amount: a currency and a number, or a number that begins a word. */
const amount = new RegExp(
  fragment`
    (?:(£|€|\$|\b(?:gbp|eur|usd|aud|cad|chf|fcfa|pln|inr|sek|nok|dkk|aed|zar|nzd|sgd|jpy)\b|[₹¥])\s?
    |(?<![\w.,:/#]))(${number})(?![\d,.]{0,20}\d)\s?(k{1,2}(?![a-z])|k(?=pa\b))?`,
  'gi',
)

/** What makes a number no amount, right after it: its other half was cut off, millions, shares, dates. */
const noMoney =
  /^\/\d{1,2}\/\d|^\s?(?:,?\s?(?:…|\.\.\.)|,\(|m\b|mn\b|mil\b|million|bn\b|billion|b\b|trillion|tn\b|%|\s?per ?cent|(?:st|nd|rd|th)\b)/i
const counted = pattern('i')`
    ^\+?\s?(?:-\s?)?(?:(?:x|hours?|hrs?|h\b(?!\/)|days?|nights?|weeks?|wks?|months?|mths?|years?|yrs?
    |miles?|mins?|minutes?|people|staff|beds?|pupils?|children|sites?|posts?|positions?|vacancies
    |sessions?|wte|fte|pas\b|employees|members|stores|locations|countries|am\b|pm\b|a\.m|p\.m)
    |[a-z]\b(?!\/|\s?(?:year|day|week|month|hour)))`
/** A number after these names a grade, a reference or a date, not money. */
const named = pattern('i')`
    (?:\b(?:band|bands|grade|level|lvl|spine|points?|scp|step|scale|year|class|ref|reference|id|no
    |number|page|phase|stage|tier|key stage|ks|q|room|unit|suite|floor|ir|iso|b|january|february|march
    |april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?
    |oct|nov|dec)\.?|[#/])[\s:.-]*$`

/** Between the two amounts of a range. */
const range = new RegExp(
  fragment`
    ^(?:\s*(?:gbp|eur|euros?|pounds?))?(?:\s*gross)?(?:\s*(?:p\.?\s?a\b\.?|p\/a|per annum|\/\s?(?:yr|year|annum
    |hour|hr|day|h|d)|p\.?h\b\.?|p\/h|p\.?d\b\.?|p\/d|an? (?:hour|day|year)|per (?:hour|day|year|week
    |month)|ltd))?\s*(?:\\?[-–—‒−~]|to|\?|and|or|\/|(?:rising|increasing|up|progressing
    |moving)\s(?:up\s)?to)(?:\s*(?:up to|c\.?|circa)\s|\s*)$`,
  'i',
)

const unitsOfTime = String.raw`(?:per|pre|pr|an?|each|every|\/|p\/)\s?`
const periodAfter = new RegExp(
  // Each part takes its own space: between parts that may all be missing, a run of spaces could be shared out in too many ways.
  String.raw`(?<!\s)(?:\s*(?:gbp|eur|euros?|(?:uk )?pounds?(?: sterling)?))?(?:\s*[,(*])?` +
    String.raw`(?:\s*(?:gross|basic|base|salary|fte|paye|umbrella|umb|ltd))?(?:\s*[,(-])?\s*(?:` +
    String.raw`(?<year>${unitsOfTime}(?:ann?um|ann\b|year|yr\b)|p\.?\s?a\b\.?|p\/a\b|\/\s?y\b|ann?um\b|annual(?:ly)?\b|yearly\b)|` +
    String.raw`(?<hour>${unitsOfTime}(?:hour|hr\b)|p\.?\s?h\b\.?|p\/h(?:r|our)?\b|\/\s?h\b|hourly\b)|` +
    String.raw`(?<day>${unitsOfTime}(?:working\s)?day(?!s|time|care)|p\.?\s?d\b\.?|p\/d\b|\/\s?d\b|daily\b|day rate)|` +
    String.raw`(?<week>${unitsOfTime}(?:week\b|wk\b)|p\.?\s?w\b\.?|weekly\b)|` +
    String.raw`(?<month>${unitsOfTime}(?:calendar\s)?(?:month\b|mth\b)|pcm\b|p\/m\b|monthly\b)|` +
    fragment`
      (?<other>${unitsOfTime}(?:fortnight|session|shift|night|visit|class|lesson|sleep[- ]?in|delivery
      |drop|mile|assignment|project|term|quarter|half day|appointment|patient|call)\b))`,
  'iy',
)

const context = 70

/** Every amount of money in the text that may be pay. `isField`: the text is a board's pay field, where bare numbers are money. */
export function readFigures(text: string, isField: boolean): Figure[] {
  const figures: Figure[] = []
  let from = 0
  amount.lastIndex = 0
  for (let found = amount.exec(text); found !== null; found = amount.exec(text)) {
    const next = figureAt(text, found, figures.at(-1), from, isField)
    if (next === null) continue
    if (next.joins) figures.pop()
    figures.push(next.figure)
    from = next.figure.end
    amount.lastIndex = from
  }
  return figures
}

function figureAt(
  text: string,
  found: RegExpExecArray,
  last: Figure | undefined,
  from: number,
  isField: boolean,
): { figure: Figure; joins: boolean } | null {
  const [whole, sign, digits = ''] = found
  const hasK = found[3] !== undefined
  const isMoney = sign !== undefined || hasK
  const start = found.index
  const end = start + whole.trimEnd().length
  const rest = text.slice(end, end + context)
  // A telephone number or a reference, or its second half.
  if (
    !isMoney &&
    (/^0\d/.test(digits) || /^\s\d{3}/.test(rest) || /\d\s$/.test(text.slice(Math.max(0, start - 2), start)))
  )
    return null
  const value = toNumber(digits, isMoney) * (hasK && toNumber(digits, isMoney) < 1000 ? 1000 : 1)
  if (!Number.isFinite(value) || noMoney.test(rest)) return null

  const gap = text.slice(from, start)
  const joins =
    last !== undefined &&
    last.high === null &&
    (isMoney || !counted.test(rest)) &&
    joinsRange(last, gap, { value, isMoney, sign })
  periodAfter.lastIndex = end
  const period = periodAfter.exec(text)
  if (!isMoney && !joins) {
    if (!isField && period === null) {
      // '25 - 30k', '400-450 per day': the first number of a range is money if the second is.
      if (!/^\s?[-–—]\s?\d|^\s?to\s\d/i.test(rest)) return null
    }
    if (period === null && counted.test(rest)) return null
    if (named.test(text.slice(Math.max(0, start - 12), start))) return null
  }
  const groups = period?.groups ?? {}
  const own =
    (['year', 'hour', 'day', 'week', 'month', 'other'] as const).find((name) => groups[name] !== undefined) ?? null
  const afterEnd = period === null ? end : period.index + period[0].length
  const currency = currencyOf(sign, text.slice(end, end + 14))

  if (joins && last !== undefined) {
    if (last.period !== null && own !== null && own !== last.period) return asOwn()
    const [low, high] = sameScale(last, value, hasK)
    return {
      joins: true,
      figure: {
        ...last,
        currency: last.currency ?? currency,
        low,
        high,
        hasK: last.hasK || hasK,
        period: own ?? last.period,
        unit: groups.other ?? last.unit,
        after: text.slice(afterEnd, afterEnd + context).toLowerCase(),
        end: afterEnd,
      },
    }
  }
  return asOwn()

  function asOwn(): { figure: Figure; joins: boolean } {
    return {
      joins: false,
      figure: {
        currency,
        low: value,
        high: null,
        hasK,
        period: own,
        unit: groups.other ?? '',
        before: wordsBefore(text, start, from, last),
        after: text.slice(afterEnd, afterEnd + context).toLowerCase(),
        start,
        end: afterEnd,
      },
    }
  }
}

/** '(allowance of £500 a month/£6,000 a year)': the words before the first figure are those of the second too. */
function wordsBefore(text: string, start: number, from: number, last: Figure | undefined): string {
  const own = text.slice(Math.max(from, start - context), start).toLowerCase()
  return last !== undefined && own.length <= 8 && !own.includes('\n') ? (last.before + own).slice(-context) : own
}

function joinsRange(
  last: Figure,
  gap: string,
  next: { value: number; isMoney: boolean; sign: string | undefined },
): boolean {
  if (gap.length > 40) return false
  const lastIsMoney = last.currency !== null || last.hasK
  // '£30,000£65,000': the dash was lost.
  if (gap.trim() === '') return next.sign !== undefined && last.period === null && next.value > last.low
  if (!range.test(gap)) return false
  if (/\band\s*$/i.test(gap) && !/between\W*$/.test(last.before) && !/^\W*and\W*$/.test(gap)) return false
  return lastIsMoney || next.isMoney || last.period !== null || next.value >= 5 || last.low >= 5
}

/** '£40k - 65k', '40-65k', '30-45000', '£33 - £40k': the numbers of a range are on one scale. */
function sameScale(last: Figure, value: number, hasK: boolean): [number, number] {
  let low = last.low
  let high = value
  if (hasK && !last.hasK && low < 1000) low *= 1000
  else if (last.hasK && !hasK && high < 1000) high *= 1000
  else if (low < 1000 && high >= 10_000 && low * 1000 <= high * 1.05 && low * 1000 >= high / 4) low *= 1000
  return [low, high]
}

function currencyOf(sign: string | undefined, rest: string): Figure['currency'] {
  if (sign === '£' || /^gbp$/i.test(sign ?? '')) return 'GBP'
  if (sign === '€' || /^eur$/i.test(sign ?? '')) return 'EUR'
  if (sign !== undefined) return 'other'
  const after = /^\s?(gbp|eur|€|(?:uk )?pounds?\b|usd|dollars?|chf|aud)/i.exec(rest)?.[1]?.toLowerCase()
  if (after === undefined) return null
  if (after.startsWith('eur') || after === '€') return 'EUR'
  return after === 'gbp' || after.includes('pound') ? 'GBP' : 'other'
}

/** '37,578.60', '31, 365', and '45.000' where a currency says that it is money written as on the continent. */
function toNumber(digits: string, isMoney: boolean): number {
  const plain = digits.replace(/[,\s'’]/g, '').replace(/\.(?=\d{3}\.\d{2}$)/, '')
  return Number(isMoney && /^\d{1,3}\.\d{3}$/.test(plain) ? plain.replace('.', '') : plain)
}
