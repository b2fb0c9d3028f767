import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/letter.ts'

/* The mails to those who stay in a company when somebody leaves it. */

export function nowCompanyAdmin(company: string): Letter {
  return {
    subject: `You now look after ${company} on ${product}`,
    paragraphs: [
      `The person who looked after the company account of ${company} has left ${product}. From now on you look after it: its details and its members.`,
      'Accounts that look after a company need a second step at login. You will be asked to set one up.',
    ],
  }
}

export function companyClosed(company: string): Letter {
  return {
    subject: `The company account of ${company} is closed`,
    paragraphs: [
      `The person who looked after the company account of ${company} has left ${product} and closed it. Your own account stays as it is.`,
    ],
  }
}
