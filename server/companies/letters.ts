import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/* Emails to the people who stay in a company when somebody leaves it. */

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

export function madeCompanyAdmin(company: string): Letter {
  return {
    subject: `You now manage ${company} on ${product}`,
    paragraphs: [
      `An admin of ${company} has made you an admin as well. You can now manage its details, its members and its credits.`,
      'People who manage a company need a second step to log in. We will ask you to set one up.',
    ],
  }
}

export function removedFromCompany(company: string): Letter {
  return {
    subject: `You are no longer a member of ${company} on ${product}`,
    paragraphs: [
      `An admin of ${company} has removed you from its company account. The company keeps its ads, its credits and what you wrote about applicants.`,
      `Your own ${product} account has not changed.`,
    ],
  }
}

/** What the operator decided about the company's ads. */
export function companyDecision({
  name,
  decision,
  reason,
  siteUrl,
}: {
  name: string
  decision: 'approve' | 'refuse' | 'block' | 'unblock'
  reason: string | null
  siteUrl: string
}): Letter {
  const because = reason === null ? [] : [`Our reason: ${reason}`]
  switch (decision) {
    case 'approve':
      return {
        subject: `${name} can now publish job ads on ${product}`,
        paragraphs: [`We have approved ${name}. Its job ads can go online. If you have a draft, publish it now.`],
        link: { label: 'See your drafts', url: `${siteUrl}/manage-my-job-ads?show=drafts` },
      }
    case 'refuse':
      return {
        subject: `We have not approved ${name} on ${product}`,
        paragraphs: [
          `We have looked at ${name} and cannot put its job ads online as things stand.`,
          ...because,
          'Once you have put this right, you can ask again on the company’s page.',
        ],
        link: { label: 'Go to the company’s page', url: `${siteUrl}/manage-company/verification` },
      }
    case 'block':
      return {
        subject: `${name} has been blocked on ${product}`,
        paragraphs: [
          `We have blocked ${name}. It cannot publish job ads or invite anyone.`,
          ...because,
          'If you think this is wrong, write to us.',
        ],
        link: { label: 'Write to us', url: `${siteUrl}/contact` },
      }
    case 'unblock':
      return {
        subject: `${name} is no longer blocked on ${product}`,
        paragraphs: [`${name} is no longer blocked. Its next job ad needs our approval.`],
        link: { label: 'Manage your job ads', url: `${siteUrl}/manage-my-job-ads` },
      }
  }
}

/** To an address that may or may not have an account: the page behind the link tells which. */
export function invitedToCompany({
  company,
  url,
  days,
}: {
  company: string | null
  url: string
  days: number
}): Letter {
  return {
    subject: `Join your company’s account on ${product}`,
    paragraphs: [
      `An admin of ${company ?? 'a company account'} has asked you to join it on ${product}, where companies publish job ads and look after applicants. The link works once, for ${days} days.`,
    ],
    link: { label: 'See the invitation', url },
    after: ['If you do not know the company, you can ignore this email. Nothing happens unless the link is used.'],
  }
}
