import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/letter.ts'

/* E-mails to the people who stay in a company when somebody leaves it. */

export function nowCompanyAdmin(company: string): Letter {
  return {
    subject: `You now manage ${company} on ${product}`,
    paragraphs: [
      `The person who managed the company account of ${company} has left ${product}. You now manage its details and its members.`,
      'People who manage a company need a second step to log in. We will ask you to set one up.',
    ],
  }
}

export function companyClosed(company: string): Letter {
  return {
    subject: `The company account of ${company} has been closed`,
    paragraphs: [
      `The person who managed the company account of ${company} has left ${product} and closed it. Your own account has not changed.`,
    ],
  }
}
