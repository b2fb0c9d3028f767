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
