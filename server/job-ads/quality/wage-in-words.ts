import type { Hint } from '../../../contract/job-ads/hints.ts'
import { ratesOn } from '../../../contract/job-ads/wage-rates.ts'
import { countryWith, currencySigns } from '../../../contract/places/countries.ts'
import { sentencesOf } from './sentences-of.ts'

/*
 * Wages that stand in the text: by the hour, or for a day, a shift or a week of so many hours.
 */

const small = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
)
const tens = 'twenty thirty forty fifty sixty seventy'.split(' ')
const numeral = String.raw`(?:\d{1,2}(?:\.\d{1,2})?|${small.join('|')}|(?:${tens.join('|')})(?:[- ](?:${small.slice(0, 9).join('|')}))?)`
const sum = String.raw`(?<sign>[£€]) ?(?<digits>\d{1,3}(?:\.\d{1,2})?)(?![\d,.]\d| ?k\b)|\b(?<word>${numeral}) (?<unit>pounds|euros?|quid)`
const each = String.raw`(?:an?|per|each|every|\/|p\/|p\.)`
const hourly = new RegExp(String.raw`(?:${sum}) ?(?:${each} ?(?:hours?|hrs?|h)\b|hourly\b)`, 'giu')
const spell = new RegExp(
  String.raw`(?:${sum}) ?(?:${each} ?|for (?:an? |each |the )?)?(?:\w+ )?(?:day|shift|night|week|weekly|daily)\b[^.;!?£€]{0,25}\b(?<hours>${numeral})[- ]?(?:hours?|hrs?)\b`,
  'giu',
)
const forHours = new RegExp(
  String.raw`(?:${sum}) (?:\w+ ){0,2}(?:for|per) (?:an? |each |the )?(?<hours>${numeral})[- ](?:hours?|hrs?)(?: (?:days?|shifts?|weeks?|nights?))?\b`,
  'giu',
)

const hoursFirst = new RegExp(
  String.raw`\b(?<hours>${numeral})[- ]?(?:hours?|hrs?) ?(?:${each} ?)?(?:day|shift|week|night)?\b[^.;!?£€]{0,25}(?:${sum}) ?(?:${each} ?)?(?:day|shift|night|week|weekly|daily)\b`,
  'giu',
)

/** For people whom lower rates apply to, or who are not paid by the ad. */
const others =
  /\b(?:apprentice[a-z]{0,5}|under[- ]?1\d|under[- ]?2[01]|1[678] ?(?:-|to) ?\d\d|aged? 1[678]|volunt[a-z]{1,8})\b/iu
/** Before an amount: something on top of the wage, or that others pay. */
const before =
  /(?:\b(?:plus|bonus[a-z]{0,2}|extra|premium|supplements?|allowances?|enhance[a-z]{0,4}|uplift|additional|on top|more|charges?|customers?|clients?|parking|hire|tips|commission|accrue|holiday pay|increase[a-z]?|rising by|piece|expenses?|save|costs?|lunch|meals?|accommodation|rent|up to)\b|\+)[^.;!?]{0,30}$/iu
/** After it. */
const after =
  /^[^.,;!?]{0,30}\b(?:extra|on top|more|bonus|supplements?|allowances?|enhancement|uplift|premium|parking|(?:in|of|from) tips|per child|holiday pay|deduct[a-z]{2,3}|discount|off)\b/iu

/** A wage in the text that is below the minimum of its currency. @param today 'yyyy-mm-dd' */
export function wageInWordsHints(texts: readonly string[], today: string): Hint[] {
  for (const sentence of sentencesOf(texts)) {
    if (others.test(sentence)) continue
    for (const pattern of [hourly, spell, forHours, hoursFirst]) {
      for (const { 0: found, groups, index } of sentence.matchAll(pattern)) {
        const { sign, digits = '', word = '', unit, hours = '1' } = groups ?? {}
        if (before.test(sentence.slice(Math.max(0, index - 60), index))) continue
        if (after.test(sentence.slice(index + found.length))) continue
        const isEuro = sign === currencySigns.EUR || unit?.startsWith('euro') === true
        const { full, from } = ratesOn(countryWith(isEuro ? 'EUR' : 'GBP'), today)
        const pennies = Math.round((digits === '' ? numberOf(word) : Number(digits)) * 100)
        const worked = numberOf(hours)
        if (worked < 1 || pennies >= full * worked) continue
        const floor = `${isEuro ? currencySigns.EUR : currencySigns.GBP}${(full / 100).toFixed(2)}`
        return [
          {
            id: 'wage-in-words',
            level: 'hint',
            field: 'jobDescription',
            title: 'A wage in the text is below the minimum',
            details: `Since ${from} the minimum is ${floor} an hour, with exceptions by age and for apprentices.`,
            rule: 'National Minimum Wage Act 1998; National Minimum Wage Act 2000 (Ireland)',
            found,
          },
        ]
      }
    }
  }
  return []
}

/** Of digits or words below a hundred; NaN for anything else. */
function numberOf(text: string): number {
  const [first = '', second] = text.toLowerCase().split(/[- ]/u)
  const ten = tens.indexOf(first)
  if (ten !== -1) return (ten + 2) * 10 + (second === undefined ? 0 : small.indexOf(second) + 1)
  const one = small.indexOf(first)
  return one === -1 ? Number(text) : one + 1
}
