import type { Decision } from '../../contract/candidates/decisions.ts'
import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/* Emails about applications to ads that were posted here. What candidates wrote is never in them. */

type About = { jobTitle: string; employer: string | null }

const at = ({ jobTitle, employer }: About) => (employer === null ? jobTitle : `${jobTitle}, ${employer}`)
const choose = `You can choose which news ${product} sends under ‘Notifications’.`

export function sentToEmployer({ number, url, ...about }: About & { number: number; url: string }): Letter {
  return {
    subject: `You have applied: ${about.jobTitle}`,
    paragraphs: [
      `${at(about)}: your application has been sent to the employer. It cost no credit.`,
      `Receipt ${number} shows everything that you sent. There you can also see whether the employer has opened it, and withdraw it.`,
    ],
    link: { label: 'See your receipt', url },
    after: [choose],
  }
}

/** What the company decided, in its own words. */
export function decisionTold({ to, text, url, ...about }: About & { to: Decision; text: string; url: string }): Letter {
  return {
    subject: `${to === 'offer' ? 'You have an offer' : 'Your application'}: ${about.jobTitle}`,
    paragraphs: [`${at(about)}: the employer has written to you.`, ...linesOf(text)],
    link: { label: 'See your application', url },
    after: [choose],
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}

/** To somebody who still waits when the day is over by which the ad promised an answer. */
export function promiseBroken({ answersBy, url, ...about }: About & { answersBy: string; url: string }): Letter {
  return {
    subject: `No answer yet: ${about.jobTitle}`,
    paragraphs: [
      `${at(about)}: the ad promised you an answer by ${day.format(new Date(`${answersBy}T12:00:00Z`))}. The employer has not given one. We are sorry.`,
      'We have counted it: people see on the employer’s page how often it keeps such promises. Your application still stands, and you can withdraw it.',
    ],
    link: { label: 'See your application', url },
    after: [choose],
  }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** To the company: who applied to one of its ads. */
export function newCandidates({
  jobTitle,
  names,
  url,
}: {
  jobTitle: string
  names: readonly string[]
  url: string
}): Letter {
  const [first] = names
  const isOne = names.length === 1
  return {
    subject: isOne ? `${first} has applied: ${jobTitle}` : `${names.length} people have applied: ${jobTitle}`,
    paragraphs: [
      isOne ? `${first} has applied to your ad ‘${jobTitle}’.` : `These people have applied to your ad ‘${jobTitle}’:`,
      ...(isOne ? [] : [names.join(', ')]),
      `Log in to read what they sent. We never send CVs by email.`,
    ],
    link: { label: 'See who applied', url },
  }
}
