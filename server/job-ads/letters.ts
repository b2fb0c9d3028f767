import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/* Emails to the people of a company about its ads. */

const candidates = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'candidate' : 'candidates'}`

/** Those who run the site have taken an ad offline. */
export function adTakenDown({ title, reason, url }: { title: string; reason: string; url: string }): Letter {
  return {
    subject: `We have taken your ad ‘${title}’ offline`,
    paragraphs: [
      `We have looked at your ad ‘${title}’ on ${product} and taken it offline. Nobody can find it or apply any more.`,
      `Our reason: ${reason}`,
      'It cannot be re-activated for now. If you think this is wrong, or have put it right, write to us.',
    ],
    link: { label: 'See your ads', url },
  }
}

/** An ad that was taken offline may go online again. */
export function adAllowedAgain({ title, url }: { title: string; url: string }): Letter {
  return {
    subject: `Your ad ‘${title}’ can go online again`,
    paragraphs: [`We have looked again at your ad ‘${title}’ on ${product}. You can re-activate it whenever you like.`],
    link: { label: 'See your ads', url },
  }
}

/** The day by which an ad promised an answer is near, and somebody still waits. */
export function answersDue(given: {
  title: string
  /** '12 September 2026' */
  day: string
  isToday: boolean
  waiting: number
  url: string
}): Letter {
  const { title, day, isToday, waiting, url } = given
  const are = waiting === 1 ? 'is' : 'are'
  return {
    subject: isToday
      ? `Your answers are due today: ${candidates(waiting)} for ‘${title}’`
      : `${candidates(waiting)} for ‘${title}’ ${waiting === 1 ? 'expects' : 'expect'} an answer by ${day}`,
    paragraphs: [
      `Your ad ‘${title}’ promises an answer by ${isToday ? 'today' : day}. ${candidates(waiting)} ${are} still waiting for one.`,
      'A short answer is enough, even a no. If anyone is still waiting when the day is over, we tell them that you are late, and your company’s page counts the promise as not kept.',
    ],
    link: { label: 'See your ads', url },
  }
}
