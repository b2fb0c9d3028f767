import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/* Emails that say that there is a message. What it says is read on the page alone: mail is forwarded, and blind mode hides words there. */

const after = ['We will not email you again about this conversation until you have read it.']

export function toCandidate({ company, jobTitle, url }: { company: string; jobTitle: string; url: string }): Letter {
  return {
    subject: `${company} has written to you: ${jobTitle}`,
    paragraphs: [`${company} has sent you a message about your application: ${jobTitle}.`],
    link: { label: 'Read and answer', url },
    after: [...after, `You can choose which news ${product} sends under ‘Notifications’.`],
  }
}

/** @param about.name as blind mode shows it */
export function toCompany({ name, jobTitle, url }: { name: string; jobTitle: string; url: string }): Letter {
  return {
    subject: `${name} has written to you: ${jobTitle}`,
    paragraphs: [`${name} has sent your company a message about their application: ${jobTitle}.`],
    link: { label: 'Read and answer', url },
    after,
  }
}
