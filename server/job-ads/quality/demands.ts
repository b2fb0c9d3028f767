import type { Hint } from '../../../contract/job-ads/hints.ts'
import { loose } from './frames.ts'
import { lowered, sentencesOf } from './sentences-of.ts'

/*
 * Money, bank details and identity papers, which no employer asks for before an offer. No reason excuses them.
 */
type Demand = {
  id: string
  /** Without one of these in a sentence, nothing needs to be matched. */
  about: RegExp
  match: RegExp
  unless: RegExp
  title: string
  rule: string
}

const within = (most: number) => `[^.;!?]{0,${most}}`
const numeral =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred)){0,2}'
const amount = String.raw`(?:[£€] ?\d{1,4}(?:\.\d\d)?(?!\d|,\d| ?k\b| ?m\b)|\b(?:\d{1,4}|(?:a )?hundred|${numeral}) (?:pounds|euros?|quid)\b)`

/** What nobody who is employed pays for. */
const goods =
  '(?:training|uniforms?|tabards?|workwear|ppe|safety (?:boots|gear|equipment)|hi-vis|induction|dbs|disclosure|crb|garda vetting|vetting|screening|(?:police|background|criminal record|credit|reference|security|identity|right to work) checks?|medicals?|health checks?|drug tests?|courses?|equipment|tools|laptop|starter|(?:starter |welcome |sales )?(?:kits?|packs?|packages?)|stock|samples|registration|application|administration|admin|arrangement|joining|processing|handling|onboarding|placement|agency|recruitment|booking|interview|assessment|finders?|introduction|visas?|work permits?|sponsorship|paperwork|documents|badge|id badge|id card|licence|certificates?|certification|membership|software|portal)'
const charge = '(?:fees?|charges?(?! (?:nurses?|hands?)\\b)|deposits?|bonds?|levy)'
const payer =
  '(?:you|candidates?|applicants?|starters?|recruits?|trainees?|staff|employees?|workers?|(?:everyone|anyone|those) who (?:applies|apply|joins?|starts?))'
const pay =
  '(?:pay|pays|paid|buy|buys|purchase|transfer|deposit|wire|remit|invest|lodge|leave|put down|hand over|send|cover|meet|bear|fund|finance|settle)'
const modal =
  "(?: will|'ll| must| should| shall| need to| have to| are asked to| are required to| are expected to| are to| would| may)?(?: be asked to| be required to| be expected to| have to| need to)?(?: first| also| then| yourself)?"
const early =
  '(?:before (?:you|your|starting|first|interview|training|induction)|up[- ]?front|in advance|beforehand|(?:for|by|from) (?:each |every )?(?:applicants?|candidates?)|per (?:applicant|candidate)|on (?:application|acceptance|registration|joining|signing)|(?:to|which) (?:apply|register|secures?|reserves?|holds?|books?|guarantees?|confirms?|be considered))'
const place = '(?:place|start|slot|spot|job|position|interview|shifts?|training|role|seat|offer|contract)'
const words = (most: number) => `(?:[a-zà-ÿ'-]{1,15} ){0,${most}}`

const money = loose(
  [
    String.raw`\b${goods} ${charge} (?:of|is|are|applies|apply|required|payable|must|to be)\b`,
    String.raw`${amount} (?:non-?refundable |returnable |refundable |one-off |small )?${words(1)}(?:${goods} )?(?:fee|deposit|charge|bond|contribution)\b|\bnon-?(?:refundable|returnable) ${words(1)}(?:fee|deposit|charge|bond|payment)\b`,
    String.raw`\b${goods}\b${within(40)}\b(?:costs?|is priced at|comes to|is charged at|will cost(?: you)?|charged at|priced at) ${amount}`,
    String.raw`\b${payer}${modal} ${pay} ${words(3)}(?:for )?(?:(?:own )?${goods}\b|${charge}\b|${amount})`,
    String.raw`(?:^|[,;:] |\b(?:please|kindly|then|first|and|must) )(?:pay|transfer|send|deposit|wire|lodge|bring|remit) (?:us |over )?(?:just |only |first |sum of |fee of |deposit of )?${amount}|\bpay(?:ing|ment of)? ${amount} (?:for|towards) ${words(1)}${goods}\b`,
    String.raw`\b${payer} (?:will be|are|may be|would be|is|gets?) (?:charged|billed|invoiced)(?! with\b)`,
    String.raw`\b(?:we|agency|company|client|office|employer) (?:will |would |must |do |also )?(?:ask|asks|require|requires|take|takes|charge|charges|collect|collects|request|requests|need|needs)(?: for| you for| you to pay| candidates? for| applicants? for)? ${words(1)}(?:(?:${goods} )?(?:fee|deposit|charge|bond|contribution)\b|${amount}${within(20)}\b(?:for|towards|to cover) ${words(2)}${goods}\b)`,
    String.raw`\b${charge}\b${within(60)}\b${early}\b`,
    String.raw`\bto (?:hold|secure|reserve|book|guarantee|confirm|keep) ${words(1)}${place}\b${within(60)}(?:${amount}|\b(?:fee|deposit|charge|bond)\b)`,
    String.raw`(?:${amount}|\bmoney)\b${within(40)}\b(?:(?:to|which|that|and) (?:register|secures?|reserves?|holds?|books?|guarantees?) ${words(1)}|(?:before|until) (?:you|your (?:first|start)|start))`,
    String.raw`${amount}${within(15)}\b(?:which|that|and|to be) ${payer}?${modal} ?${pay}\b`,
    String.raw`\b${goods}\b${within(20)}\b(?:must|has to|have to|needs? to|is to|are to) be (?:bought|paid|purchased|funded|ordered|paid for)\b(?! by (?:us|company|employer))`,
    String.raw`\b(?:(?:buy|purchase) (?:their |own ){0,2}|pay for (?:their |own ){0,2}${words(1)})${goods}\b`,
    String.raw`(?:\b(?:costs?|fees?|charges?|expenses?|checks?|clearance|${goods})\b${within(60)}\b(?:paid|borne|covered|met|funded|payable)|\b(?:paid for|to be paid|payable|funded)) (?:for )?by (?:yourself|you|applicants?|candidates?|employees?|successful)\b`,
    String.raw`\b${goods}\b${within(50)}\b(?:at|on) (?:your|their|(?:applicant|candidate|employee)s?'s?)(?: own)? (?:cost|expense)\b`,
    String.raw`\bat (?:applicant|candidate)'s (?:own )?(?:cost|expense)\b`,
    String.raw`\b(?:refundable|returnable) ${words(1)}(?:deposit|bond)\b`,
    String.raw`\b(?:${goods}|(?:cost|price) of ${words(2)}${goods})\b${within(50)}\b(?:deducted|taken|recovered|stopped|docked|withheld|recouped|comes?|come out) (?:off|from|out of) (?:your )?(?:wages?|pay|salary|first|own pocket|pocket)`,
    String.raw`${amount}${within(40)}\b(?:off|from|out of) (?:your )?first (?:wages?|pay|salary|week|month|pay packet)\b`,
    String.raw`\b(?:receive|accept|take|process) ${words(1)}(?:payments|money|funds|transfers) (?:in|into|through|via|to) (?:own |personal )?(?:bank )?account\b`,
  ].join('|'),
  'u',
)
const innocentMoney =
  /\b(?:refunds?|we(?:'ll| will)? (?:pay|cover|fund|reimburse|meet|refund|bear)|(?:is|are) on us|(?:covered|met|paid|funded|borne|reimbursed) by (?:the |our )?(?:company|employer|us|trust|hospital|school|council|charity|firm|agency|client|business|organisation)|no (?:upfront |hidden |registration |joining |agency )?(?:fees?|charges?|costs?|payments?|deposits?)|never|free of charge|(?:our|company's) (?:own )?(?:pocket|expense|cost)|not (?:ask|require|request|charge|pay|be charged|have to pay|need to pay|cost)|nothing to pay|customers?|clients?|guests?|tenants?|parents|patients|invoices?|suppliers?|reimburs[a-z]{0,4}|refunded by us|budgets?|projects?|(?:your|quote your) own (?:fee|prices?)|pupils|donors?|members of the public)\b/iu

const bank =
  '(?:bank cards?|(?:bank|card|account|credit card|debit card) (?:details|account|numbers?|statements?|information)|sort codes?|iban|online banking|cvv|pin number)'
const paper =
  '(?:passports?|(?:residence|work) permits?|visas?|identity (?:cards?|documents?|papers)|papers|travel documents|id(?: cards?| documents?)?|birth certificates?|national insurance numbers?|ni numbers?|pps numbers?|ppsn)'
/** Which many jobs need, so that asking for a copy alone says nothing. */
const licence = 'driving licen[cs]es?|utility bills?'
const numberPaper = '(?:national insurance number|ni number|pps number|ppsn|passport number)'
const copy = '(?:cop(?:y|ies)|scans?|photos?|pictures?|images?|photographs?|selfies?|snaps?|screenshots?)'
const sends =
  'send|e-?mail|attach|include|upload|submit|forward|enclose|text|whatsapp|message|apply with|reply with|give|provide|share|supply|post|snap'
const send = `(?:${sends}|enter|need|require|want|take|ask for|what (?:is|are))`

const papers = loose(
  [
    String.raw`\b${send} (?:us |me |him |her )?(?:with )?(?:[a-zà-ÿ'&-]{1,15} ){0,5}${bank}\b`,
    String.raw`\b(?:${sends}) (?:us |me |him |her |over )?(?:[a-zà-ÿ'-]{1,12} ){0,3}${copy} of ${words(3)}${paper}\b`,
    String.raw`\b(?:${sends}|enter|what is) (?:us |me )?(?:passport|${numberPaper}|passport (?:copy|scan|number|photo))\b`,
    String.raw`\b(?:${paper}|${licence})\b${within(40)}\b(?:with|in|by|over|on|via) (?:your )?(?:application|cv|first (?:e-?mail|message)|whatsapp|telegram|text|messenger|facebook)\b`,
    String.raw`\b(?:send|buy|pay (?:us )?in) ${words(1)}(?:gift cards?|vouchers|crypto[a-z]{0,8}|bitcoin)\b`,
    String.raw`\b${paper}\b${within(40)}\b${bank}\b`,
    String.raw`\b${bank}\b${within(40)}\b${copy} of ${words(3)}${paper}\b`,
    String.raw`\b${bank}\b${within(40)}\b(?:by|over|on|via|through|with) (?:your )?(?:whatsapp|telegram|text|messenger|facebook|application|cv|e-?mail)\b`,
  ].join('|'),
  'u',
)
const innocentPapers =
  /\b(?:never|do not|don't|not ask|(?:after|once|until) (?:an|the|your|you have an) offer|once (?:we've made|you (?:have |are |join|start|accept))|after you have|(?:first|start) (?:day|date)|when you (?:start|join)|payroll|customers?|clients?|suppliers?|guests?|you will|you'll|right to work check|(?:at|to) (?:the |your )?interview|scams?|fraud)\b/iu

const keeps =
  '(?:kept|held|retained|locked|stored|taken|collected|looked after|surrendered|confiscated|handed (?:in|over))'
const keeping = loose(
  [
    String.raw`\b${paper}\b${within(30)}\b(?:is|are|be|stays?|remains?|was|were|goes|go) (?:all )?(?:${keeps}|(?:in|into) (?:[a-z']{2,12} )?(?:safe|office|custody|keeping|drawer|hands)|with (?:us|manager|office|employer|supervisor))\b`,
    String.raw`\b(?:keep|keeps|hold|holds|retain|retains|hold on to|holds on to|look after|take|takes|collect|collects|lock away) ${words(3)}${paper}\b${within(40)}\b(?:until|till|while|during|for (?:as long|season|duration|safe)|safe|safekeeping|throughout|end of|at start|on arrival|when you arrive)`,
    String.raw`\b(?:hand|give|surrender|leave|deposit|turn) (?:over |in |us |up )?${words(3)}${paper}\b${within(40)}\b(?:to|with|at) ${words(3)}(?:us|manager|supervisor|office|employer|foreman|boss|agency|owner|gangmaster|agent|reception|safe)\b${within(60)}\b(?:until|till|while|holds?|keeps?|for season|on arrival|during|safe|returned|back)|\bsurrender ${words(3)}${paper}\b`,
    String.raw`\bon arrival\b${within(20)}\b(?:hand|give|surrender|leave) (?:over |in |us )?${words(2)}${paper}\b`,
  ].join('|'),
  'u',
)
const innocentKeeping =
  /\b(?:guests?|customers?|clients?|visitors?|never|not (?:keep|hold|take|ask)|straight back|cop(?:y|ies)|passport (?:office|control|applications?)|lost property|patients?)\b/iu

const demands: readonly Demand[] = [
  {
    id: 'asks-for-money',
    about:
      /[£€]|\b(?:pounds?|euros?|quid|fees?|charge[sd]?|deposits?|bonds?|levy|contribution|pay|pays|paid|payable|payments?|buy|buys|bought|purchase[sd]?|costs?|expenses?|fund(?:s|ed)?|billed|invoiced|money|transfers?|invest|cover(?:ed)?|borne|bear|meet|met|deducted|docked|stopped|recovered|recouped|withheld|taken|come|comes|ordered)\b/u,
    match: money,
    unless: innocentMoney,
    title: 'Asks candidates for money',
    rule: 'Employment Agencies Act 1973, section 6; CAP Code, section 20; our terms',
  },
  {
    id: 'asks-for-bank-details',
    about:
      /\b(?:passports?|permits?|visas?|identity|papers|documents?|ids?|licen[cs]es?|bills?|certificates?|numbers?|ppsn|bank|banking|cards?|account|sort|iban|cvv|gift|vouchers|crypto[a-z]{0,8}|bitcoin|selfies?)\b/u,
    match: papers,
    unless: innocentPapers,
    title: 'Asks for bank details or identity papers',
    rule: 'Our terms: these are for after an offer; JobsAware, signs of a scam',
  },
  {
    id: 'keeps-papers',
    about: /\b(?:passports?|permits?|visas?|identity|papers|documents?|ids?|certificates?|numbers?|ppsn)\b/u,
    match: keeping,
    unless: innocentKeeping,
    title: 'Keeps identity papers',
    rule: 'ILO, indicators of forced labour: retention of identity documents',
  },
]

/** Requests that no employer makes before an offer. */
export function demandHints(texts: readonly string[]): Hint[] {
  const sentences = sentencesOf(texts)
  return demands.flatMap(({ id, about, match, unless, title, rule }): Hint[] => {
    for (const sentence of sentences) {
      const lower = lowered(sentence)
      const words = about.test(lower) ? match.exec(lower) : null
      if (words === null || unless.test(sentence)) continue
      const found = sentence.slice(words.index, words.index + words[0].length)
      const details = 'Leave it out of the ad and its questions.'
      return [{ id, level: 'block', field: 'jobDescription', title, details, rule, found }]
    }
    return []
  })
}
