import { product } from '../../../contract/texts/messages.ts'
import type { Letter } from '../../outbox/index.ts'

/** To whoever set a feed up, when it cannot be read, or so much of it is missing that nothing was closed. */
export function feedNeedsLook({ company, message, url }: { company: string; message: string; url: string }): Letter {
  return {
    subject: `The job feed of ${company} needs your attention`,
    paragraphs: [
      message,
      `We will keep trying about every half hour. Until then, your ads on ${product} do not change. We will not write again today.`,
    ],
    link: { label: 'See the feed', url },
  }
}
