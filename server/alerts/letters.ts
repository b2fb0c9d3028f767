import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/** Asks whether the person wants the alert. Anyone who made it chose the words of the search, so they are cut short and links are removed. */
export function confirmAlert(given: { what: string; confirmUrl: string; stopUrl: string }): Letter {
  return {
    subject: `Confirm your job alert: ${given.what}`,
    paragraphs: [
      `Someone, probably you, asked ${product} to send new jobs for ‘${given.what}’ to this address. Please confirm that you want them.`,
    ],
    link: { label: 'Confirm alert', url: given.confirmUrl },
    after: [
      'If this was not you, you can ignore this email. We only send alerts if the link is used.',
      `To stop this alert, now or later: ${given.stopUrl}`,
    ],
  }
}

/** Once a year. */
export function stillLooking(given: { what: string; siteUrl: string; key: string }): Letter {
  return {
    subject: `Still looking? Your job alert: ${given.what}`,
    paragraphs: [
      `We have been sending you new jobs for ‘${given.what}’ for a year. Are you still looking? If we do not hear from you within 30 days, we will stop the alert.`,
    ],
    link: { label: 'Yes, keep it', url: `${given.siteUrl}/keep-alert/${given.key}` },
    ways: [
      { label: 'Stop this alert', url: `${given.siteUrl}/stop-alert/${given.key}` },
      { label: 'Stop all alerts', url: `${given.siteUrl}/stop-alert/${given.key}?all=yes` },
    ],
  }
}
