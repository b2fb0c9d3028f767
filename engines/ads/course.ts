import type { ContractType } from '../../contract/jobs/jobs.ts'
import { pattern } from './pattern.ts'

/** Firms whose ads for beginners sell a course, by the beginning of their names as they sign their ads. */
const seller = pattern('i')`
  ^(?:(?:\w+ ){0,3}(?:at )?itol\b|it ?online ?learning|it career s(?:witch|wap)|newto\b|netcom (?:training|online)
  |e-?careers\b|learning people|career(?:s)? ?(?:box|switch)|robust it|qualify nation|the training room|just it training
  |ideal schools|train(?:ing)?2employ)`
/** They also hire tutors and sales people for themselves. */
const forBeginners = pattern('i')`
  \b(?:trainee\w*|junior|entry[ -]level|beginner\w*|no experience|placement|programme|program|course|certif\w*|career
  |graduate|apprentice\w*|academy|bootcamp|retrain\w*|qualification|first line|helpdesk)\b`

const price = pattern()`
  \b(?:self-funded|(?:course|training|programme) (?:fees?|costs?|price)|fees apply|payment plans?|interest[- ]free
  |finance (?:options|available|plans?)|pay (?:monthly|in instal\w+)|instal?ments|(?:one-off|upfront) (?:cost|fee|payment)
  |fully[- ]funded (?:\w+ ){0,3}(?:course|training|bootcamp|qualification))\b`
const promise = pattern()`
  \b(?:job guarantee|guaranteed? (?:a |an )?(?:job|role|interview|starting salary)|money back
  |course fees back|refund(?:ed)?|your (?:course )?fees back|100% of your (?:course )?fees|until you(?:'|’)re hired|recruitment support
  |job placement support|place (?:\w+ ){0,3}graduates|hire (?:our|from our) (?:graduates|traineeship)|career support)\b`
const study = pattern()`
  \b(?:online (?:course|training|stud\w+|learning)|complete (?:the|this|your|our) (?:\w+ ){0,2}(?:course|programme|training|traineeship)
  |completion of (?:the|your|this|our) (?:\w+ ){0,2}(?:course|training|programme|traineeship)|once (?:you are )?(?:qualified|certified)
  |stud(?:y|ied|ying) (?:part[- ]time|at (?:home|your own pace)|online|from home)|traineeship|career change|course programme
  |train(?:ed)?[.,] certif(?:y|ied)|our course|this course)\b`
const ownWords = [
  'no experience',
  'no prior experience',
  'no previous experience',
  'zero experience',
  'career changer',
  'new career',
] as const
const own = RegExp(`\\b(?:${ownWords.join('|')})s?\\b`, 'u')

/**
 * Whether the ad offers a course and not a post: 'no experience, £30,000 to £50,000' by firms that sell training. A known seller with
 * a title for beginners is enough; of anybody else the text must name a price, and a promise or the study itself, to beginners.
 */
export function isCourse(ad: {
  title: string
  employer: string | null
  contractType: ContractType | null
  /** The text in lower case. */
  lower: string
}): boolean {
  const near = ad.lower.slice(0, longest)
  if (ad.employer !== null && seller.test(ad.employer)) {
    return forBeginners.test(ad.title) || [price, promise, study, own].filter((sign) => sign.test(near)).length >= 2
  }
  // A cheap look first: most ads have no words for beginners.
  if (ad.contractType === 'apprenticeship' || !ownWords.some((words) => near.includes(words))) return false
  return own.test(near) && price.test(near) && (promise.test(near) || study.test(near))
}

/** The offer is told at the head of an ad. */
const longest = 8_000
