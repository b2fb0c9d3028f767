import type { Hint } from '../../../contract/job-ads/hints.ts'

const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/iu
const phone = /(?:\+44|\+353|\b0)[ -]?\d(?:[ -]?\d){8,10}\b/u
const chat = /\b(?:whats ?app|telegram|signal) (?:us|me|only|on|at)\b|\b(?:via|on|by) (?:whatsapp|telegram)\b/iu

/** Addresses and numbers of people in the text: answers belong in the product, where both sides find them. */
export function contactHints(texts: readonly string[]): Hint[] {
  const whole = texts.join('\n')
  const found = whole.match(email)?.[0] ?? whole.match(phone)?.[0] ?? whole.match(chat)?.[0]
  if (found === undefined) return []
  return [
    {
      id: 'contact-details',
      level: 'hint',
      field: 'jobDescription',
      title: 'Leave out contact details',
      details: 'Anyone can read and collect them, and applications sent to them do not appear in your list.',
      rule: 'Good practice; JobsAware, signs of a scam',
      found,
    },
  ]
}

const requests: readonly (readonly [id: string, match: RegExp, title: string, rule: string])[] = [
  [
    'asks-for-money',
    /\b(?:registration|admin(?:istration)?|joining|application|processing|training|starter[- ]pack) fees? (?:of|is|applies|required|payable)\b|\b(?:you|candidates?|applicants?) (?:will |must |need to |have to )?(?:pay|buy|purchase) (?:for )?(?:the|your|a|an)? ?(?:dbs|uniform|training|course|equipment|starter|registration)|\b(?:paid for|to be paid|payable|funded) by the (?:applicant|candidate)s?\b|\bat the (?:applicant|candidate)'s (?:own )?(?:cost|expense)\b|\brefundable deposit\b/iu,
    'Asks candidates for money',
    'Employment Agencies Act 1973, section 6; CAP Code, section 20; our terms',
  ],
  [
    'asks-for-bank-details',
    /\b(?:send|provide|give|enter|supply|share|what (?:is|are)) (?:us |me )?(?:with )?(?:your )?(?:bank (?:details|account)|card (?:number|details)|sort code|account number|passport (?:copy|scan|number)|copy of your passport|national insurance number|pps number|gift cards?|crypto)/iu,
    'Asks for bank details or identity papers',
    'Our terms: these are for after an offer; JobsAware, signs of a scam',
  ],
]

/** Requests that no employer makes before an offer. */
export function moneyHints(texts: readonly string[]): Hint[] {
  const whole = texts.join('\n').replaceAll('’', "'")
  return requests.flatMap(([id, match, title, rule]): Hint[] => {
    const found = whole.match(match)?.[0]
    if (found === undefined) return []
    return [
      {
        id,
        level: 'block',
        field: 'jobDescription',
        title,
        details: 'Leave it out of the ad and its questions.',
        rule,
        found,
      },
    ]
  })
}
