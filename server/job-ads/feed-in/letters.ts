import { product } from '../../../contract/texts/messages.ts'
import type { Letter } from '../../outbox/letter.ts'

/** To whoever set a feed up, when it cannot be read, or so much of it is missing that nothing was closed. */
export function feedNeedsLook({ company, message, url }: { company: string; message: string; url: string }): Letter {
  return {
    subject: `The job feed of ${company} needs a look`,
    paragraphs: [
      message,
      `We go on trying every half hour. Your ads on ${product} stay as they are until then, and we will not write again today.`,
    ],
    link: { label: 'See the feed', url },
  }
}
