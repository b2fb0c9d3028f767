import { product } from '../../contract/messages.ts'
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
