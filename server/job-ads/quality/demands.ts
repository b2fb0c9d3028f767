import type { Hint } from '../../../contract/job-ads/hints.ts'
import { loose } from './frames.ts'
import { sentencesOf } from './sentences-of.ts'

/*
 * Money, bank details and identity papers, which no employer asks for before an offer. No reason excuses them.
 */
type Demand = { id: string; match: RegExp; unless: RegExp; title: string; rule: string }

const amount = String.raw`[£€] ?\d{1,4}(?:\.\d\d)?(?![\d,]| ?k\b| ?m\b)`
const forWork =
  '(?:training|uniforms?|induction|dbs|disclosure|police check|background check|criminal record check|medical|course|courses|equipment|tools|starter|kit|registration|application|administration|admin|joining|processing|onboarding|vetting|licence|certificate)'
const fee = '(?:fees?|charges?|deposits?)'
const payer = '(?:you|candidates?|applicants?|starters?|recruits?|trainees?|staff)'
const modal =
  '(?: will| must| should| need to| have to| are asked to| are required to| are expected to| would| may)?(?: be asked to| be required to| have to| need to| first)?'
const early =
  '(?:before (?:you|your first|starting)|up[- ]?front|in advance|(?:for|by|from) (?:each |every )?(?:applicants?|candidates?)|per (?:applicant|candidate)|to (?:apply|register|secure|reserve|be considered))'
const within = (most: number) => `[^.;!?]{0,${most}}`

const money = loose(
  [
    String.raw`\b(?:registration|admin(?:istration)?|joining|application|processing|training|induction|starter[- ]pack|onboarding|vetting) (?:fees?|charges?|deposits?) (?:of|is|are|applies|apply|required|payable)\b`,
    String.raw`${amount} (?:non-?refundable )?(?:${forWork} )(?:fee|deposit|charge)\b|\bnon-?refundable (?:[a-zà-ÿ-]{1,12} )?(?:fee|deposit|charge)\b|\b${forWork} costs? ${amount}`,
    String.raw`\b${payer}${modal} (?:pay|buy|purchase|transfer|deposit)(?: [a-zà-ÿ-]{1,15}){0,2} (?:for )?(?:(?:own )?${forWork}|deposit|fee|${amount})`,
    String.raw`\b(?:please|kindly) (?:pay|transfer|send|deposit|bring) (?:us )?${amount}|\bpay ${amount} (?:for|towards) (?:[a-zà-ÿ-]{1,12} )?${forWork}\b`,
    String.raw`\b${payer} (?:will be|are|may be|would be|is) charged(?! with\b)`,
    String.raw`\b${fee}\b${within(60)}\b${early}\b`,
    String.raw`(?:${amount}|\bmoney)\b${within(30)}\b(?:to (?:register|secure|reserve|hold)|before you (?:start|begin))\b`,
    String.raw`\b(?:buy|purchase|pay for) (?:own )?(?:[a-zà-ÿ-]{1,12} )?(?:training|starter|uniform|induction|dbs|course|equipment)\b`,
    String.raw`(?:\b(?:costs?|fees?|charges?|expenses?|checks?|clearance|disclosure|crb|dbs|${forWork})\b${within(60)}\b(?:paid|borne|covered|met)|\b(?:paid for|to be paid|payable|funded)) by (?:yourself|you|applicants?|candidates?|employees?)\b`,
    String.raw`\b${forWork}\b${within(50)}\bat (?:your|their|(?:applicant|candidate|employee)s?'s?)(?: own)? (?:cost|expense)\b`,
    String.raw`\bat (?:applicant|candidate)'s (?:own )?(?:cost|expense)\b`,
    String.raw`\brefundable (?:[a-zà-ÿ-]{1,12} )?deposit\b`,
    String.raw`\b(?:cost|price) of (?:[a-zà-ÿ-]{1,12} ){0,2}${forWork}\b${within(50)}\b(?:deducted|taken|recovered|stopped) from (?:wages?|pay|salary|first)`,
  ].join('|'),
)
const innocentMoney =
  /\b(?:we(?:'ll| will)? (?:pay|cover|fund|reimburse)|no (?:upfront |hidden )?(?:fees?|charges?|costs?|payments?|deposits?)|never|free of charge|not (?:ask|require|request|charge|pay|be charged|have to pay)|customers?|clients?|guests?|tenants?|parents|invoices?|suppliers?|reimburs[a-z]{0,4}|refunded by us|budgets?|projects?)\b/iu

const bank =
  '(?:bank cards?|(?:bank|card|account) (?:details|account|numbers?|statements?|information)|sort code|iban|online banking)'
const paper =
  '(?:passports?|identity (?:card|documents?|papers)|id(?: cards?)?|birth certificate|national insurance number|ni number|pps number)'
const send =
  '(?:send|e-?mail|provide|give|enter|supply|share|attach|include|upload|submit|forward|enclose|text|whatsapp|apply with|reply with|message|need|require|what (?:is|are))'

const papers = loose(
  [
    String.raw`\b${send} (?:us |me )?(?:with )?(?:[a-zà-ÿ'&-]{1,15} ){0,5}${bank}\b`,
    String.raw`\b(?:send|e-?mail|attach|include|upload|submit|forward|enclose|text|apply with|reply with|give|provide|share|supply) (?:us |me )?(?:[a-zà-ÿ'-]{1,12} ){0,2}(?:cop(?:y|ies)|scans?|photos?|pictures?|images?|photographs?|selfie) of (?:[a-zà-ÿ'-]{1,12} )?${paper}\b`,
    String.raw`\b(?:send|e-?mail|attach|forward|enclose|include|provide|give|supply|share|enter|what is) (?:us |me )?(?:passport|national insurance number|pps number|passport (?:copy|scan|number))\b`,
    String.raw`\b(?:send|buy|pay (?:us )?in) (?:gift cards?|crypto[a-z]{0,8})\b`,
    String.raw`\b${paper}\b${within(40)}\b${bank}\b`,
    String.raw`\b${bank}\b${within(40)}\b(?:cop(?:y|ies)|scans?|photos?|pictures?) of (?:[a-zà-ÿ'-]{1,12} )?${paper}\b`,
  ].join('|'),
)
const innocentPapers =
  /\b(?:never|do not|don't|not ask|after (?:an|the|your) offer|once you (?:have |are |join|start|accept)|(?:first|start) (?:day|date)|when you (?:start|join)|payroll|customers?|clients?|suppliers?|you will|you'll|right to work check|at (?:the )?interview|scam|fraud)\b/iu

const demands: readonly Demand[] = [
  {
    id: 'asks-for-money',
    match: money,
    unless: innocentMoney,
    title: 'Asks candidates for money',
    rule: 'Employment Agencies Act 1973, section 6; CAP Code, section 20; our terms',
  },
  {
    id: 'asks-for-bank-details',
    match: papers,
    unless: innocentPapers,
    title: 'Asks for bank details or identity papers',
    rule: 'Our terms: these are for after an offer; JobsAware, signs of a scam',
  },
]

/** Requests that no employer makes before an offer. */
export function demandHints(texts: readonly string[]): Hint[] {
  const sentences = sentencesOf(texts)
  return demands.flatMap(({ id, match, unless, title, rule }): Hint[] => {
    for (const sentence of sentences) {
      const found = sentence.match(match)?.[0]
      if (found === undefined || unless.test(sentence)) continue
      const details = 'Leave it out of the ad and its questions.'
      return [{ id, level: 'block', field: 'jobDescription', title, details, rule, found }]
    }
    return []
  })
}
