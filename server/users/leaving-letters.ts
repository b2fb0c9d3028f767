import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/* Emails about accounts that are deleted. */

export function accountDeleted(): Letter {
  return {
    subject: `We have deleted your ${product} account`,
    paragraphs: [
      `We have deleted your ${product} account and everything in it. This cannot be undone.`,
      'Backups keep a copy for up to 35 days, until they are overwritten.',
      `You are welcome to sign up again at any time. This is the last email about this account. We delete our copy of it as soon as it has been sent.`,
    ],
    after: ['If this was not you, please write to us through our contact page straight away.'],
  }
}

/** @param day as people write it: '4 March 2028'. */
export function accountSoonDeleted(day: string, logInUrl: string): Letter {
  return {
    subject: `We will delete your ${product} account on ${day}`,
    paragraphs: [
      `You have not used your ${product} account for almost two years. We do not keep people’s data for longer than they need it, so we will delete the account and everything in it on ${day}.`,
      'To keep it, log in before that day.',
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If you no longer need it, you do not have to do anything.'],
  }
}
