import type { Hint } from '../../../contract/job-ads/hints.ts'
import type { CodedPhrase } from './coded-phrase.ts'
import { loose } from './frames.ts'
import { sentencesOf } from './sentences-of.ts'
import { ratesOn } from '../../../contract/job-ads/wage-rates.ts'
import { countryWith, currencySigns } from '../../../contract/places/countries.ts'

const wage = 'National Minimum Wage Act 1998; National Minimum Wage Act 2000 (Ireland)'
const time =
  '(?:trial|training|induction|probation|internship|placement|shifts?|days?|weeks?|fortnights?|months?|period|work)'
const noPay =
  '(?:without (?:pay|wages?|payment|salary|being paid)|with no (?:pay|wages?|payment|salary)|for no (?:pay|money))'

/** Unpaid work, and work without what every employee has, in the words of the ad. */
export const payPhrases: readonly CodedPhrase[] = [
  {
    id: 'oth-unpaid-trial',
    match: loose(
      [
        String.raw`\bunpaid (?:[a-zà-ÿ-]{1,12} )?(?:trial|shift|training|induction|internship|probation|overtime|work experience)s?\b`,
        String.raw`\b${time}\b[^.;!?]{0,40} (?:is|are|be|remains?|being) (?:not paid|unpaid)\b`,
        String.raw`\b${time}\b[^.;!?]{0,30} ${noPay}\b`,
        String.raw`\b${time}[ ,(]{1,3}unpaid\b`,
        String.raw`\b(?:below|less than|under) minimum wage\b`,
        String.raw`\bfree (?:trial|work) (?:shifts?|days?|weeks?)\b`,
        String.raw`\bfirst (?:shifts?|days?|weeks?|fortnight|months?) (?:is|are) free\b`,
      ].join('|'),
    ),
    unless: /\b(?:volunt[a-z]{1,8}|charity|leave|lunch|breaks?|customers?|students?|subscription|software)\b/iu,
    level: 'hint',
    title: 'Unpaid work',
    details: 'A trial that is longer than needed to show a skill is work, and so is training. Both must be paid.',
    rule: wage,
  },
  {
    id: 'oth-no-contract',
    match:
      /\bno (?:written |formal )?contract\b(?! (?:hours|phones?|tie))|\bwithout (?:a |any )?(?:written |formal )?contracts?\b|\b(?:no|without) (?:a )?pay ?slips?\b|\bcash[- ]in[- ]hand\b|\boff the books\b/giu,
    unless: /\b(?:customers?|clients?|sims?|broadband|members|membership|suppliers?|phones?)\b/iu,
    level: 'hint',
    title: 'Work without papers',
    details: 'Everybody who works has a right to written terms from the first day, and to a payslip.',
    rule: 'Employment Rights Act 1996, sections 1 and 8; Terms of Employment (Information) Act 1994 and Payment of Wages Act 1991 (Ireland)',
  },
  {
    id: 'oth-no-holiday',
    match:
      /\bno (?:paid )?(?:holidays?|annual leave|holiday pay|holiday entitlement)\b(?! (?:cover|work|season|during|in|between))/giu,
    unless: /\b(?:self-employed|freelance[a-z]?|contractors?|umbrella|limited company)\b/iu,
    level: 'hint',
    title: 'No paid holiday',
    details: 'Everybody who is employed has a right to paid holiday.',
    rule: 'Working Time Regulations 1998; Organisation of Working Time Act 1997 (Ireland)',
  },
  {
    id: 'oth-opt-out',
    match:
      /\b(?:must|required to|have to|need to|agree to|obliged to|expected to|has to)(?: [a-z]{1,12}){0,4} opt(?:ing)?[- ]?out\b[^.;!?]{0,40}\b(?:48|forty-eight|working time|working hours)\b|\bopt[- ]?out\b[^.;!?]{0,40}\b(?:is|as) (?:an? )?(?:mandatory|compulsory|required|condition)\b/giu,
    unless:
      /\b(?:pensions?|cookies?|emails?|marketing|if you (?:wish|want|choose)|voluntar[a-z]{1,3}|not (?:have|need|be required) to)\b/iu,
    level: 'hint',
    title: 'An opt-out must be free',
    details: 'Nobody may be refused work because they keep to an average of 48 hours a week.',
    rule: 'Working Time Regulations 1998, regulations 4 and 5; Employment Rights Act 1996, section 45A',
  },
]

const hourly = /([£€]) ?(\d{1,2}(?:\.\d{1,2})?) ?(?:an|per|a|\/|p\/|p\.) ?(?:hour|hr|h)\b/iu
/** Something on top of the wage, for apprentices, or that others pay. */
const notWage =
  /\b(?:plus|bonus[a-z]{0,2}|extra|premium|supplements?|allowances?|enhance[a-z]{0,4}|uplift|additional|on top|more|charges?|customers?|clients?|parking|hire|apprentice[a-z]{0,5}|under 1\d|under 2[01]|1[678] ?(?:-|to) ?\d\d|tips?|commission|accrue|holiday pay|increase|rising|piece|expenses?|save|costs?)\b|\+/iu

/** An hourly wage in the text that is below the minimum of its currency. @param today 'yyyy-mm-dd' */
export function payInWordsHints(texts: readonly string[], today: string): Hint[] {
  for (const sentence of sentencesOf(texts)) {
    const [found, symbol, amount] = hourly.exec(sentence) ?? []
    if (found === undefined || notWage.test(sentence)) continue
    const { full, from } = ratesOn(countryWith(symbol === currencySigns.EUR ? 'EUR' : 'GBP'), today)
    if (Math.round(Number(amount) * 100) >= full) continue
    return [
      {
        id: 'wage-in-words',
        level: 'hint',
        field: 'jobDescription',
        title: 'A wage in the text is below the minimum',
        details: `Since ${from} the minimum is ${symbol}${(full / 100).toFixed(2)} an hour, with exceptions by age and for apprentices.`,
        rule: wage,
        found,
      },
    ]
  }
  return []
}
