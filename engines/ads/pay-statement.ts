import type { PayPeriod } from '../../contract/jobs/jobs.ts'
import { lastUsed } from '../../contract/platform/last-used.ts'
import { readFigures, type Figure } from './pay-figures.ts'
import { isBelievable, periodByAmount } from './pay-period.ts'
import { pattern } from './pattern.ts'

/** What an ad says of pay, in whole units of the currency, before it is put into the words and the pennies of a job. */
export type Statement = {
  /** Null: none printed. */
  currency: 'GBP' | 'EUR' | null
  min: number | null
  max: number | null
  period: PayPeriod
  /** 'circa £30,000' */
  isAbout: boolean
  /** The yearly figure is for full time, the job is not. */
  isProRata: boolean
  /** A London or high cost area payment that is part of min and max. */
  weighting: { from: number; to: number; name: 'London weighting' | 'high cost area supplement' } | null
  /** What a good year brings, commission included: never pay. */
  ote: { min: number | null; max: number | null; period: PayPeriod } | null
  /** The board says that it guessed: '(Glassdoor est.)'. */
  isEstimate: boolean
}

export type FieldReading =
  | { kind: 'pay'; statement: Statement }
  /** Earnings with commission are printed, and no base pay. */
  | { kind: 'ote'; currency: 'GBP' | 'EUR' | null; ote: NonNullable<Statement['ote']> }
  /** Money, but not pounds or euro, or for a session, a shift and the like: to be shown, not reckoned with. */
  | { kind: 'other'; text: string }
  | { kind: 'words' }

/** 'Competitive', '£12.21 per hour': boards print the same few thousand again and again. */
const kept = lastUsed<FieldReading>(10_000)

/** Reads a board's pay field. Figures that cannot be pay are left out; what is left may be nothing. Equal texts share one reading. */
export function readPayField(text: string): FieldReading {
  return kept(text, () => fieldReading(text))
}

function fieldReading(text: string): FieldReading {
  const figures = /\d/.test(text) ? readFigures(text, true) : []
  const money = figures.filter(
    (figure) => figure.currency === 'other' || (figure.period === 'other' && !/mile/.test(figure.unit)),
  )
  const own = figures
    .filter((figure) => !money.includes(figure) && (isOte(figure) || !isExtra(figure)))
    .map((figure) => ({ figure, bounds: bounds(figure, 'field') }))
    .flatMap(({ figure, bounds }) => (bounds === null ? [] : [{ figure, ...bounds }]))

  const ote = own.find(({ figure }) => isOte(figure))
  let base = own.filter(({ figure }) => !isOte(figure))
  const marked = base.filter(({ figure }) => isBasic(figure))
  if (marked.length > 0) base = marked
  // '17,000 - 25,000 a year 17k - 20k, OTE 25k': the first range ends in the earnings, the second is the pay.
  if (ote !== undefined && base.length > 1 && base[0]?.max === (ote.max ?? ote.min)) base = base.slice(1)

  const first = base[0]
  if (first === undefined) {
    if (ote !== undefined) return { kind: 'ote', currency: known(ote.figure), ote: oteOf(ote) }
    return money.some(({ low }) => low > 0) && !nought.test(text) ? { kind: 'other', text } : { kind: 'words' }
  }
  // '8a (£45,753 - £51,668) or 8b (£53,168 - £62,001)' is one range.
  const alike = base.filter((other) => other.period === first.period && isNear(other, first))
  const weighting = first.period === 'year' ? weightingOf(figures, text) : null
  const min = least(alike.map(({ min }) => min))
  const max = greatest(alike.map(({ min, max }) => (alike.length > 1 ? (max ?? min) : max)))
  return {
    kind: 'pay',
    statement: {
      currency: known(first.figure) ?? figures.map(known).find((currency) => currency !== null) ?? null,
      min: min === null ? null : min + (weighting?.from ?? 0),
      max: max === null ? null : max + (weighting?.to ?? 0),
      period: first.period,
      isAbout: first.isAbout,
      isProRata: isProRata(text),
      weighting,
      ote: ote === undefined ? null : oteOf(ote),
      isEstimate: /\bglassdoor est|(?<!employer )\bestimated?\b/i.test(text),
    },
  }
}

/** '£0', which no ad means. */
const nought = /[£€$]\s?0+(?:[.,]0+)?(?![.,]?\d)/

export type Bounds = { min: number | null; max: number | null; period: PayPeriod; isAbout: boolean }

/**
 * The bounds that a figure gives, and its period: the printed one, or by the amount. In a board's field a printed period that
 * cannot be right ('£11,000 per hour') gives way to the amount; in the text of an ad the figure is dropped.
 */
export function bounds(figure: Figure, where: 'field' | 'text'): Bounds | null {
  if (figure.period === 'other') return null
  let low: number | null = figure.low
  let high = figure.high
  if (high !== null && high <= 0) high = null
  if (low <= 0) {
    if (high === null) return null
    low = null
  }
  if (low !== null && high !== null) {
    if (high < low) {
      // '£45,000 - £40,000' was meant the other way round; '£30,000 - 35' was not meant at all.
      if (high * 3 >= low) [low, high] = [high, low]
      // '£387,694 - £49,036': a digit too many.
      else if (low > 200_000 && high >= 10_000) return bounds({ ...figure, low: high, high: null }, where)
      else return bounds({ ...figure, high: null }, where)
    } else if (high > low * 20) {
      // '£1 - £70,000' has a placeholder, '£82,096 - £11,068,310' a slip.
      if (low < 5_000) low = null
      else high = null
    } else if (high > low * 10 && high > 250_000) high = null
  }
  const top = high ?? low
  const bottom = low ?? high
  if (top === null || bottom === null) return null
  // '10 PA Locum Consultant': programmed activities. No sign, and no amount that a year could have.
  if (figure.currency === null && !figure.hasK && figure.period !== null && !isBelievable(top, figure.period))
    return null

  const printed = figure.period ?? periodBefore(figure.before)
  let period = printed
  if (period === null || !isBelievable(top, period) || !isBelievable(bottom, period)) {
    if (figure.period !== null && where === 'text') return null
    // '£50/yr - £70/yr' may be thousands, or an hour's pay: nobody can tell.
    if (period === 'year' && bottom >= 15 && top <= 100 && Number.isInteger(bottom) && Number.isInteger(top))
      return null
    // '£60 a month' is a benefit, and no hour's pay.
    if (figure.period === 'month' && top < 150) return null
    const byAmount = periodByAmount(bottom, top)
    // 'Day rate £15.40' is the hour's pay by day; 'Day rate £400500' lost its dash.
    if (period !== null && where === 'text' && byAmount !== 'hour') return null
    period = byAmount
  }
  if (period === null || !isBelievable(top, period) || !isBelievable(bottom, period)) return null

  const isRange = low !== null && high !== null && low !== high
  if (isRange) return { min: low, max: high, period, isAbout: false }
  if (low === null) return { min: null, max: high, period, isAbout: false }
  // '£90,000 - €00': an upper bound was meant to be there.
  if (figure.high !== null && high === null) return { min: low, max: null, period, isAbout: false }
  if (upTo.test(figure.before)) return { min: null, max: low, period, isAbout: false }
  if (from.test(figure.before) || plus.test(figure.after)) return { min: low, max: null, period, isAbout: false }
  return { min: low, max: low, period, isAbout: about.test(figure.before) }
}

const upTo = /(?:\bup\s?to|\bupto|\bmax(?:imum|\.)?(?: of)?|\bto|\bunder|<)\s*(?:an?\s)?(?:circa\s|c\.?\s?)?$/
const from = pattern()`
    (?:\bfrom|\bmin(?:imum|\.)?(?: of)?|\bstart(?:s|ing)?(?: salary)?(?: at| from)|\bat least|\bover
    |\bmore than|\bupwards of|\bin excess of|>)\s*(?:a\s)?$`
const plus = pattern()`
    ^\s?(?:\+(?=\s*(?:$|[).,;|/\]–-]|(?:per|a|an)\s(?:hour|day|week|month|year|annum)|doe|dependi))
    |(?:and|or) (?:above|upwards|more|over)\b|upwards\b)`
const about = /(?:\bcirca|\bca?\.?|\bapprox(?:imately|\.)?|\baround|\babout|\biro|\bin the region of|~)\s*$/

const periodWords = pattern()`
    \b(?:(day|daily)|(hour|hourly)|(week|weekly)|(month|monthly)|(annual|yearly))\s+(?:pay\s|salary\s
    |base\s|basic\s)?(?:rates?|pay|salary|wage|earnings|basic|package)\b[^.;|\n£€\d]{0,24}$`
const perWords = /\bper (?:(day)|(hour)|(week)|(month)|(annum|year))\)?\s?[:=-]\s*$/

/** 'Day rate: ', 'hourly rate of ': the period stands before the figure. */
export function periodBefore(before: string): PayPeriod | null {
  const found = periodWords.exec(before) ?? perWords.exec(before)
  if (found === null) return null
  return found[1] ? 'day' : found[2] ? 'hour' : found[3] ? 'week' : found[4] ? 'month' : 'year'
}

/** 'You can earn up to £50,000' is what sales people are told; 'you will earn £12.50 an hour' is pay. */
const earns = /\bearn(?:ing)?(?: up to| from| between| in excess of| over)?\W*$/
const oteBefore = pattern()`
    \b(?:ote|on[- ]target earnings?|earning potential|potential (?:earnings?|to earn)|earnings? (?:of
    |up to|from)|total (?:comp(?:ensation)?|package|earnings?|remuneration)|first[- ]year earnings?
    |uncapped)\b\W*(?:of|is|potential|of up to|up to|circa|around|year \w+|y\d|can be)?\W*$`
const oteAfter = pattern()`
    ^\W{0,3}(?:(?:ote|on[- ]target|total (?:comp|package|earning))\b(?!\W*(?:of|up to|is
    |year 1)?\W*[£€\d])|(?:uncapped )?earning potential\b)|^[\s,a-z-]{0,40}, ote\b(?!\W*[£€\d])`

export function isOte(figure: Figure): boolean {
  if (isBasic(figure)) return false
  if (earns.test(figure.before) && figure.period !== 'hour' && figure.period !== 'day') {
    return /commission|uncapped|\bote\b|target|bonus|incentive|realistic|potential/.test(figure.before + figure.after)
  }
  // '£30,000 + OTE' is the base.
  return oteBefore.test(figure.before) || (oteAfter.test(figure.after) && !/^\s*[+&]/.test(figure.after))
}

export function isBasic(figure: Figure): boolean {
  return (
    /\b(?:basic|base)(?: salary| pay| rate| wage)?[\s:=–-]*(?:of|is|from|up to|circa|between)?[\s:=–-]*$/.test(
      figure.before,
    ) || /^\W{0,2}(?:basic|base)\b/.test(figure.after)
  )
}

const extraWord = pattern('g')`
    \b(?:bonus(?:es)?|allowances?|commission|refer|referral|sign[- ]?on|joining|welcome|golden hello
    |retention|tips|service charge|overtime|supplement|pension|enhance\w*|unsocial|weekends?
    |nights?\s?[/&]|night rate|sat(?:urday)?s?|sun(?:day)?s?|bank hol\w*|car|worth|vouchers?|relocation
    |bursary|reimburse\w*)\b`
const payWord = /\b(?:salar(?:y|ies)|pay|paying|rates?|wages?|basic|base|package|remuneration)\b/g
const extraAfter = pattern()`
    ^\s?\(?(?:[a-z][a-z%-]*\s){0,2}?(?:(?:welcome|sign[- ]?on|signing|joining|referral|retention|loyalty
    |start(?:er|ing)?|annual|guaranteed|performance)?\s?bonus\b(?!es)|allowance\b|vouchers?\b
    |golden hello|referral|refer|relocation|supplement\b|reimburse\w*|stipend for|gym\b|wellness|wellbeing)`

/** Money beside the pay: bonuses, allowances, tips, and what follows a plus sign. The word that stands nearer tells. */
export function isExtra(figure: Figure): boolean {
  if (isWeighting(figure)) return true
  if (isBasic(figure)) return false
  if (/(?:[+&]|\bplus)\s*(?:an?\s)?(?:additional\s|extra\s)?(?:up to\s)?$/.test(figure.before)) return true
  const clause = lastClause(figure.before)
  const extra = lastMatch(extraWord, clause)
  if (extra >= 0 && extra > lastMatch(payWord, clause)) return true
  return figure.low < 12_000 && (figure.period === null || figure.period === 'month') && extraAfter.test(figure.after)
}

/** What stands before, back to the end of the sentence or the line: a word of an earlier one says nothing of this figure. */
export function lastClause(before: string): string {
  const cut = Math.max(...['\n', '. ', '! ', '? ', ';', '|'].map((mark) => before.lastIndexOf(mark)))
  return cut < 0 ? before : before.slice(cut + 1)
}

function lastMatch(pattern: RegExp, text: string): number {
  let last = -1
  for (const found of text.matchAll(pattern)) last = found.index
  return last
}

const weightingWords =
  /(?:london|inner|outer|fringe|high[- ]cost)[\w\s-]{0,20}(?:weighting|allowance|supplement|payment|area)|\bweighting\b|\bhcas?\b|\b(?:ilw|olw|lw)\b/

function isWeighting(figure: Figure): boolean {
  if (figure.low > 9_000 || figure.period === 'hour' || figure.period === 'day') return false
  const lead = /(?:[+&]|\bplus\b)([^+&;|]{0,50})$/.exec(figure.before)
  if (lead === null) return false
  return weightingWords.test(lead[1] ?? '') || weightingWords.test(figure.after.slice(0, 45).split(/[+;|]/)[0] ?? '')
}

function weightingOf(figures: readonly Figure[], text: string): Statement['weighting'] {
  if (!/weight|hca|london|cost area|\blw\b/i.test(text)) return null
  const found = figures.find(isWeighting)
  if (found === undefined || found.low < 100) return null
  const to = found.high !== null && found.high > found.low ? found.high : found.low
  return { from: found.low, to, name: /hca|cost area/i.test(text) ? 'high cost area supplement' : 'London weighting' }
}

export function isProRata(text: string): boolean {
  return /\bpro[- ]?rat(?:a|er)\b|\bpro[- ]rota\b|\bfte\b|full[- ]time equivalent/i.test(text)
}

function oteOf({ min, max, period }: Bounds): NonNullable<Statement['ote']> {
  return { min, max, period }
}

function known(figure: Figure): 'GBP' | 'EUR' | null {
  return figure.currency === 'other' ? null : figure.currency
}

function isNear(a: Bounds, b: Bounds): boolean {
  const [x, y] = [a.max ?? a.min ?? 0, b.max ?? b.min ?? 0]
  return x <= y * 2.2 && y <= x * 2.2
}

function least(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function greatest(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : Math.max(...known)
}
