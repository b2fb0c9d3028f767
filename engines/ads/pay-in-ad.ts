import { readFigures, type Figure } from './pay-figures.ts'
import {
  bounds,
  isBasic,
  isExtra,
  isOte,
  isProRata,
  lastClause,
  periodBefore,
  type Bounds,
  type Statement,
} from './pay-statement.ts'
import { pattern } from './pattern.ts'

export type Found = {
  statement: Statement
  /** A pay word, a period or a range beside it: as good as a board's own field. */ isSure: boolean
}

/** No pay stands further down; what does is another company's, or the reader's. */
const longest = 20_000

/**
 * The pay that a title or the text of an ad states; null if there is none that can be told from the other money of an ad:
 * turnover, budgets, bonuses, the price of a course, what a friend is worth.
 */
export function findPay(title: string, text: string, home: 'GBP' | 'EUR' = 'GBP'): Found | null {
  return inTitle(title) ?? inText(text.length > longest ? text.slice(0, longest) : text, home)
}

/** In a title money is pay, unless it is a bonus or somebody's millions. */
function inTitle(title: string): Found | null {
  if (!/\d/.test(title)) return null
  for (const figure of readFigures(title, false)) {
    if (figure.currency === 'other' || isOte(figure) || isExtra(figure) || isOtherMoney(figure)) continue
    if (figure.currency === null && !figure.hasK) continue
    const found = bounds(figure, 'text')
    if (found === null || !isWorthTelling(figure, found)) continue
    return { statement: statementOf(figure, found, title), isSure: true }
  }
  return null
}

const needed = 3

/** Courses that pose as jobs: the money in them is a price, or what somebody may earn one day. */
const course = pattern('i')`
    course cost|job guarantee|fees apply|payment plans|guaranteed a (?:job|starting salary)
    |recruitment support team|self-funded|upon completion of (?:the|your) (?:course|training)`

function inText(text: string, home: 'GBP' | 'EUR'): Found | null {
  if (!hasMoney(text)) return null
  const candidates: Candidate[] = []
  const all: Candidate[] = []
  for (const figure of readFigures(text, false)) {
    const found = candidate(figure, text.length)
    if (found === null) continue
    all.push({ figure, found, score: 0 })
    // An ad for several countries names each one's pay.
    const score = scoreOf(figure, found, text) + (home === 'EUR' && figure.currency === 'EUR' ? 5 : 0)
    if (score >= needed) candidates.push({ figure, found, score })
  }
  const best = bestOf(candidates)
  if (best === null || course.test(text)) return null
  const around = text.slice(Math.max(0, best.figure.start - 60), best.figure.end + 60)
  return { statement: statementOf(best.figure, withOtherRoute(best, all, text), around), isSure: best.score > needed }
}

type Candidate = { figure: Figure; found: Bounds; score: number }

/** The first of those that are clearly the surest; 'up to £68,000' gives way to '£50,000 - £68,000' somewhere else. */
function bestOf(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null
  for (const one of candidates) if (best === null || one.score > best.score + 1) best = one
  if (best === null || best.found.min !== null) return best
  const { max, period } = best.found
  return candidates.find(({ found }) => found.min !== null && found.max === max && found.period === period) ?? best
}

/** '£18.50 PAYE or £23.80 Umbrella' is one rate by two routes: the range of both. */
function withOtherRoute(best: Candidate, all: readonly Candidate[], text: string): Bounds {
  const at = all.findIndex(({ figure }) => figure === best.figure)
  const { min, max, period } = best.found
  for (const other of [all[at + 1], all[at - 1]]) {
    if (other === undefined || other.found.period !== period || min === null || max === null) continue
    const [first, second] = other.figure.start > best.figure.start ? [best, other] : [other, best]
    if (second.figure.start - first.figure.end > longestBetweenRoutes) continue
    const words = text.slice(Math.max(0, first.figure.start - 14), second.figure.end + 14)
    if (!/\bpaye\b/i.test(words) || !/\bumb(?:rella)?\b/i.test(words)) continue
    const [least, most] = [other.found.min ?? min, other.found.max ?? max]
    return { ...best.found, min: Math.min(min, least), max: Math.max(max, most) }
  }
  return best.found
}

const longestBetweenRoutes = 40

function hasMoney(text: string): boolean {
  return (
    text.includes('£') ||
    text.includes('€') ||
    /\d\s?k\b|\d (?:per|an) (?:hour|day|annum)|\d ?p\.?[adh]\b|(?:GBP|EUR) ?\d|\d ?(?:GBP|EUR)\b/i.test(text)
  )
}

function candidate(figure: Figure, length: number): Bounds | null {
  if (figure.currency === 'other' || figure.period === 'other') return null
  // '…paying up to £65' at the end of a snippet is the first half of a number.
  if (figure.end >= length && figure.period === null && !figure.hasK && figure.low < 1_000) return null
  if (figure.currency === null && !figure.hasK && figure.period === null) return null
  // A board's own guess that came along with the page.
  if (/^\W{0,4}estimated?\b/.test(figure.after)) return null
  if (isOte(figure) || isExtra(figure) || isOtherMoney(figure)) return null
  const found = bounds(figure, 'text')
  return found !== null && isWorthTelling(figure, found) ? found : null
}

/** Without a printed period a yearly figure must be one that somebody lives on, and an hour's pay must be called pay. */
function isWorthTelling(figure: Figure, { min, max, period }: Bounds): boolean {
  const top = max ?? min ?? 0
  const isPrinted = figure.period !== null || periodBefore(figure.before) !== null
  if (period === 'year') return top >= (isPrinted ? 4_000 : 12_000) && top <= (isPrinted ? 600_000 : 350_000)
  if (period === 'hour') return top >= 5 && top <= 250 && (isPrinted || payNear.test(figure.before))
  if (period === 'day') return top >= 40 && (isPrinted || payNear.test(figure.before) || afterPay.test(figure.after))
  return isPrinted
}

/** A pay word right before the figure, with no other number between. */
const payNear = pattern()`
    (?:\bsalar(?:y|ies)|\bpay(?:ing|s)?\b|\brates?\b|\bremuneration|\bwages?\b|\bpackage|\bbasic\b
    |\bbase\b|\bstipend|\bcompensation|\bbursary|\bhourly|\bdaily|\bpaid\b)[^.;£€\d]{0,28}$`
const payWord =
  /\b(?:salary|pay|paying|rates?|remuneration|wage|package|basic|stipend|compensation|range|offer(?:s|ing|ed)?)\b/
const afterPay = pattern()`
    ^\W{0,3}(?:doe\b|depend|dep\b|per\b|pro[- ]?rata|\+|plus\b|bonus|benefits|basic|base|negotiable
    |neg\b|(?:inside|outside)\b|umbrella|paye|ltd|ote\b|gross|salary|circa|commensurate|subject
    |including|inc\b|fte|rising|annual)`

function scoreOf(figure: Figure, { period, min, max }: Bounds, text: string): number {
  const before = lastClause(figure.before)
  let score = 0
  if (payNear.test(before)) score += 3
  else if (payWord.test(before)) score += 2
  if (figure.period === 'hour' || figure.period === 'day' || figure.period === 'year') score += 2
  else if (figure.period !== null) score += 1
  if (afterPay.test(figure.after)) score += 1
  if (isBasic(figure)) score += 1
  if (min !== null && max !== null && min !== max && (max - min) / max < 0.6) score += 1
  // The head of an ad, 'Senior Analyst | London | £60,000 – £90,000', and a line of its own, 'Up to £50,000 + benefits'.
  if (figure.start < 250) score += period === 'year' && (max ?? min ?? 0) >= 15_000 ? 3 : 1
  if (period === 'year' && isShortLine(figure, text)) score += 2
  return score
}

const shortLine = 70

/** Looks no further than a short line reaches: an ad may be one long line with a figure at every other word. */
function isShortLine({ start, end }: Figure, text: string): boolean {
  const from = Math.max(0, start - shortLine)
  const around = text.slice(from, end + shortLine)
  const lineBreak = around.lastIndexOf('\n', start - from)
  if (lineBreak < 0 && from > 0) return false
  const opens = from + lineBreak + 1
  const next = around.indexOf('\n', end - from)
  const closes = next < 0 ? from + around.length : from + next
  return closes - opens < shortLine && start - opens < 30
}

/** Words that make money somebody else's wherever they stand in the clause before it. */
const otherBefore = pattern()`
    \b(?:turnover|turning over|revenues?|worth|valued at|sav(?:e|es|ed|ing|ings)\b(?! bank)|discounts?
    |invest(?:s|ed|ing)|rais(?:ed|ing)|prizes?|awarded|contribut\w*|fees?|priced?|deposit|as low as
    |payment plans?|financing|instal\w+|deduct\w*|expenses?|mileage|refer|vouchers?|spend(?:ing|s)?
    |profits?|sales of|contract value|donat\w*|generat\w+|average salar\w+|salaries|professionals
    |graduates earn|in debt|cash ?plan|life assurance|death in service|subscription|allowance|bonus
    |commission|job guarantee|guaranteed a job|funded by|funding of|up to \w+ (?:towards|off)
    |benefit limit|(?:min|max)imum (?:spend|payment)|subject to a minimum|high cost area
    |claims?|reimburse\w*|stipend for|cashback)\b[^\n]{0,45}$`
/** Words that do so only right before it: 'Insurance Underwriter £50k' is pay. */
const otherRightBefore = pattern()`
    \b(?:budgets?|funds?|grants?|portfolios?|assets?|aum|costs?|charge[ds]?|course|training|tuition
    |insurance|cover|pension|loan|debt|mortgage|pot|fine|threshold|projects?|programmes?|contracts?
    |schemes?|deals?|orders?|value|purchase|rent)\s*(?:\((?:of\s)?)?(?:of|is|are|over|up to|totall?ing
    |around|circa|from|between|starting from|worth|managing)?\s*(?:an?\s|up to\s|over\s)?$`
const otherAfter = pattern()`
    ^\W{0,3}(?:(?:of|in|a|an|per|the|to|your|each|every|year|annual|personal|yearly|monthly|weekly|month|towards|training
    |learning|development|wellness|health|home|office|cash|free|employee|gym|referral
    |tax)\s){0,4}(?:turnover|revenue|budgets?|sales\b|worth\b|value|savings?|discount|fund|investment
    |portfolio|assets?|contribution|towards|course|training|learning|cpd|vouchers?|allowance|deposit
    |fees?\b|cost\b|loan|spend|grant|off\b|friend|refer|donat|insurance|cover\b|credit|stipend|wellbeing
    |gym|pension|expenses?|mileage|reimburse\w*|benefits? (?:allowance|budget|pot)|wellness|perks?|equipment|phone|internet|broadband|raise|raised|aum|projects?|programme of|upon completion)\b`

/** For somebody else whom one brings. Not with the words above: 'for a project manager' is pay. */
const forAFriend = /^\W{0,3}for (?:a|an|any|each|every|your) (?:successful )?(?:friend|referr?al|recommendation)/u

/** 'Salary: up to ', with no other word between it and the figure. */
const payWordAlone = pattern()`
  \b(?:salary|salary range|pay rate|rate|hourly rate|day rate)\b\W{0,4}(?:(?:of|is|from|up to
  |between|circa|range|up|to|starting|at|:)\W{0,2}){0,3}$`

/** Money that is not this person's pay. */
function isOtherMoney(figure: Figure): boolean {
  const before = lastClause(figure.before)
  if (/^\W{0,3}(?:a |per )?(?:turnover|revenue|budget)/.test(figure.after)) return true
  // 'Salary', and nothing else before the figure, outweighs any word before the salary.
  if (payWordAlone.test(before) && !/average|deduct/.test(before)) return false
  return (
    otherBefore.test(before) ||
    otherRightBefore.test(before) ||
    otherAfter.test(figure.after) ||
    forAFriend.test(figure.after)
  )
}

function statementOf(figure: Figure, found: Bounds, around: string): Statement {
  return {
    currency: figure.currency === 'other' ? null : figure.currency,
    min: found.min,
    max: found.max,
    period: found.period,
    isAbout: found.isAbout,
    isProRata: found.period === 'year' && isProRata(around),
    weighting: null,
    ote: null,
    isEstimate: false,
  }
}
