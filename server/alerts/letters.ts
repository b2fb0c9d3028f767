import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/letter.ts'

/** Asks whether an alert is wanted. The words of the search are the writer's own choice, so they are kept short and bare of links. */
export function confirmAlert(given: { what: string; confirmUrl: string; stopUrl: string }): Letter {
  return {
    subject: `Confirm your job alert: ${given.what}`,
    paragraphs: [
      `Somebody, most likely you, asked ${product} to send new jobs for ‘${given.what}’ to this address. Please confirm that you want them.`,
    ],
    link: { label: 'Confirm this alert', url: given.confirmUrl },
    after: [
      'If this was not you, you need do nothing: without the link no alert is sent.',
      `To stop this alert, now or later: ${given.stopUrl}`,
    ],
  }
}

/** Once a year. */
export function stillLooking(given: { what: string; siteUrl: string; key: string }): Letter {
  return {
    subject: `Still looking? Your job alert: ${given.what}`,
    paragraphs: [
      `For a year we have been sending you new jobs for ‘${given.what}’. Are you still looking? If we hear nothing within 30 days, the alert ends.`,
    ],
    link: { label: 'Yes, keep it', url: `${given.siteUrl}/keep-alert/${given.key}` },
    ways: [
      { label: 'Stop this alert', url: `${given.siteUrl}/stop-alert/${given.key}` },
      { label: 'Stop all alerts', url: `${given.siteUrl}/stop-alert/${given.key}?all=yes` },
    ],
  }
}
