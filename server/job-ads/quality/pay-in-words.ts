import type { CodedPhrase } from './coded-phrase.ts'
import { loose } from './frames.ts'

const wage = 'National Minimum Wage Act 1998; National Minimum Wage Act 2000 (Ireland)'
const time =
  '(?:trials?|training|induction|probation(?:ary period)?|internships?|placements?|shifts?|days?|weeks?|fortnights?|months?|period|work|overtime|hours|handovers?|travel(?:ling)? time|shadowing|stocktakes?|meetings|sessions?|role|position|job)'
const noPay =
  '(?:without (?:extra |any |being )?(?:pay|wages?|payment|salary|paid|money|remuneration)|with no (?:extra )?(?:pay|wages?|payment|salary)|for (?:no (?:pay|money|wages?)|nothing|free)|(?:in exchange|in return) for (?:experience|exposure|meals?|food|board|lodgings?|accommodation|reference|portfolio))'
const insurance =
  "(?:prsi|national insurance|ni|ni contributions|tax|paye|holiday pay|sick pay|pension|employer'?s? contributions)"

/** Unpaid work, and work without what every employee has, in the words of the ad. */
export const payPhrases: readonly CodedPhrase[] = [
  {
    id: 'oth-unpaid-trial',
    match: loose(
      [
        String.raw`\bunpaid (?:[a-zà-ÿ-]{1,12} ){0,2}(?:trial|shift|training|induction|internship|probation|overtime|work experience|hours|day|week|month|period|placement)s?\b`,
        String.raw`\b${time}\b[^.;!?]{0,40} (?:is|are|be|remains?|being|will be|goes|go) (?:not (?:be )?paid|unpaid|unrewarded)\b`,
        String.raw`\b${time}\b[^.;!?]{0,30} ${noPay}\b(?! (?:interview|parking|to))`,
        String.raw`\b(?:work|works|working|stay|help|come in) (?:first )?[^.;!?]{0,30} ${noPay}\b`,
        String.raw`\b(?:in exchange|in return) for (?:experience|exposure|reference|portfolio)\b[^.;!?]{0,40}\b(?:work|join|weeks?|months?|hours|shifts?)\b`,
        String.raw`\b${time}[ ,(]{1,3}unpaid\b`,
        String.raw`\b(?:below|less than|under|beneath) (?:national |legal |adult )?minimum(?: wage)?\b`,
        String.raw`\bfree (?:trial|work)(?: (?:shifts?|days?|weeks?|period))?\b(?! (?:of|for|lesson|class|account|version))`,
        String.raw`\bfirst (?:[a-z]{2,6} )?(?:shifts?|days?|weeks?|fortnight|months?) (?:is|are) (?:for )?free\b`,
        String.raw`\b(?:no (?:pay|wages?|payment|salary)|(?:pay|wages?|salary) (?:only )?(?:starts?|begins?|kicks in)) (?:for|during|in|until|till|after|from|once) (?:first |second |third |end of |you |trial|training|probation)`,
        String.raw`\bearn (?:nothing|no (?:money|wage)) (?:for|during|until)\b`,
        String.raw`\b(?:paid|pay|wages) (?:is |are )?(?:only )?in (?:meals|experience|exposure|food|kind|tips|pints|vouchers|products?)\b|\b(?:tips only|only tips|tips are (?:your )?(?:wage|pay|only))\b`,
      ].join('|'),
    ),
    unless:
      /\b(?:volunt[a-z]{1,8}|charity|leave|lunch|breaks?|customers?|students?|subscription|software|trustees?|invoices?|(?:is|are) (?:fully )?paid)\b/iu,
    level: 'hint',
    title: 'Unpaid work',
    details: 'A trial that is longer than needed to show a skill is work, and so is training. Both must be paid.',
    rule: wage,
  },
  {
    id: 'oth-commission-only',
    match: loose(
      [
        String.raw`\b(?:commission[- ]only|commission only|100 ?% commission|pure commission)\b`,
        String.raw`\b(?:paid|pay|earnings|wages?|salary|income|earn|basic)\b[^.;!?]{0,40}\b(?:entirely|only|solely|wholly|purely|completely|exclusively|all|whatever) (?:is |are )?(?:by|through|from|on|in|made up of|via|of)? ?commission\b`,
        String.raw`\b(?:no|without) (?:fixed |guaranteed )?(?:basic(?! (?:knowledge|skills?|training|experience|requirements?))|basic (?:salary|pay|wage)|base (?:salary|pay)|guaranteed (?:salary|pay|wage))\b`,
        String.raw`\b(?:no (?:sales?|sale|clients|bookings)|nothing sold|sell nothing|if you (?:do not|don't) sell|unless you sell)\b[^.;!?]{0,30}\b(?:no (?:pay|wages?|salary|money)|nothing paid|(?:earn|get|paid|paid for) nothing|not (?:be )?paid|no earnings)\b`,
      ].join('|'),
    ),
    unless: /\b(?:self[- ]employed|freelance[a-z]?|agents?|franchise[a-z]?|no commission|not commission)\b/iu,
    level: 'hint',
    title: 'Pay by commission alone',
    details: 'Whoever is employed is owed the minimum wage for every hour, whatever they sell. Give the basic pay.',
    rule: wage,
  },
  {
    id: 'oth-sham-self-employed',
    match: loose(
      [
        String.raw`\b(?:must|need to|needs to|have to|has to|required to|asked to|expected to|will|you)(?: then| first)? (?:register|be registered|be treated|be classed|be engaged|be taken on|be paid|sign up|set yourself up|declare yourself|invoice(?: us)?|bill us|go down|count|be put down|be listed|be shown|work) as (?:self[- ]employed|(?:sub-?)?contractors?|sole traders?|freelance[a-z]{0,2}|limited company)\b`,
        String.raw`\b(?:(?:saves?|saving) (?:us|firm|company|employer|both of us)|avoids?|avoiding|gets? (?:us|firm|everyone) out of|sidesteps?) (?:[a-z]{2,10} ){0,2}${insurance}\b`,
        String.raw`\bso (?:that )?(?:we|company|firm) (?:do not|don't|need not|can avoid|avoid|never|won't|does not|doesn't)(?: have to| need to)? (?:pay(?:ing)?|owe|deal with|bother with) ${insurance}`,
        String.raw`\b(?:neither|none|nobody)(?: of us| of you)? (?:has to|have to|needs to|need|will|would) (?:pay|owe|bother with) ${insurance}`,
        String.raw`\b(?:self[- ]employed|contractor) (?:on paper|in name|for tax purposes|for paperwork)\b|\b(?:on paper|officially|technically) (?:you are |you're |you will be )?(?:self[- ]employed|contractor|freelance)\b`,
        String.raw`\b(?:self[- ]employed|contractor|freelance) (?:status|basis|terms)?[^.;!?]{0,60}\b(?:set hours|fixed hours|our rota|our uniform|no other work|only for us|exclusively for us|our manager|nine to five|9 ?(?:-|to) ?5)\b`,
        String.raw`\b(?:set hours|fixed hours|our rota|our uniform|no other work|only for us|exclusively for us|our manager|nine to five|9 ?(?:-|to) ?5)\b[^.;!?]{0,80}\b(?:self[- ]employed|invoice us|contractor|sole trader)\b`,
      ].join('|'),
    ),
    unless:
      /\b(?:own (?:prices?|hours|clients|van|tools|insurance)|price per job|free to work|outside ir35|inside ir35)\b/iu,
    level: 'hint',
    title: 'Work called self-employed',
    details:
      'Somebody with your hours, rota and manager is an employee or a worker, whatever the contract calls it, and is owed pay, holiday and contributions.',
    rule: 'Employment Rights Act 1996, section 230; Autoclenz v Belcher [2011] UKSC 41; Revenue v Karshan [2023] IESC 24',
  },
  {
    id: 'oth-no-contract',
    match: loose(
      [
        String.raw`\bno (?:written |formal |proper )?contract\b(?! (?:hours|phones?|tie|term))|\bwithout (?:written |formal )?contracts?\b`,
        String.raw`\b(?:no|without) (?:pay ?slips?|paperwork for tax|tax (?:and|or) insurance|tax,? no|questions asked)\b`,
        String.raw`\bcash[- ]in[- ]hand\b|\b(?:off|(?:not|[a-z]{2,4}n't|never) (?:put |go |goes |run )?(?:it |this |that |them |anything |everything )?(?:goes |go )?through|outside|(?:not|[a-z]{2,4}n't) on) books\b|\boff record\b|\bunder (?:table|counter)\b|\bunofficial(?:ly)? paid\b|\bundeclared\b`,
        String.raw`\b(?:pay|paid|wages?|rest|balance|half|part|remainder|money|salary)\b[^.;!?]{0,40}\b(?:in (?:brown )?envelopes?|cash,? no (?:tax|questions|slip)|cash on side|on side|in cash,? (?:so|which|and) (?:no|nothing))\b`,
        String.raw`\bhalf\b[^.;!?]{0,40}\b(?:in cash|cash)\b|\bcash\b[^.;!?]{0,40}\b(?:no tax|tax[- ]free|not taxed|nothing goes|nobody needs to|no records?|revenue (?:does|need)|taxman|nothing declared)\b`,
      ].join('|'),
    ),
    unless:
      /\b(?:customers?|clients?|sims?|broadband|members|membership|suppliers?|phones?|takings?|tills?|sick|mental health|returns|refunds?|bookkeep[a-z]{2,3}|tax[- ]free (?:childcare|shopping)|banking)\b/iu,
    level: 'hint',
    title: 'Work without papers',
    details: 'Everybody who works has a right to written terms from the first day, and to a payslip.',
    rule: 'Employment Rights Act 1996, sections 1 and 8; Terms of Employment (Information) Act 1994 and Payment of Wages Act 1991 (Ireland)',
  },
  {
    id: 'oth-no-holiday',
    match: loose(
      [
        String.raw`\b(?:no|without) (?:paid )?(?:holidays?|annual leave|holiday pay|holiday entitlement)\b(?! (?:cover|work|season|during|in|between|let|home|park))`,
        String.raw`\b(?:holidays?|annual leave|bank holidays) (?:is|are) (?:unpaid|not paid)\b|\bunpaid holidays?\b`,
        String.raw`\b(?:no|without) (?:statutory )?(?:sick pay|maternity pay)\b`,
        String.raw`\b(?:no|without) (?:rest |meal |lunch |tea )?breaks? (?:during|on|in|for) (?:shift|day|ten|twelve|\d)`,
      ].join('|'),
    ),
    unless: /\b(?:self[- ]employed|freelance[a-z]?|contractors?|umbrella|limited company)\b/iu,
    level: 'hint',
    title: 'No paid holiday or sick pay',
    details: 'Everybody who is employed has a right to paid holiday, to breaks and to statutory sick pay.',
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
