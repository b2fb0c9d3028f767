import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/letter.ts'

/* The mails about accounts that end. */

export function accountDeleted(): Letter {
  return {
    subject: `Your account with ${product} is deleted`,
    paragraphs: [
      `Your account with ${product} has been deleted, with everything that was kept in it. This cannot be undone.`,
      'Copies for emergencies hold it for 35 days at most and are then overwritten.',
      `You are welcome to sign up again at any time. This is the last mail about this account, and its own copy here is deleted as soon as it has been sent.`,
    ],
    after: ['If this was not you, please answer through our contact page at once.'],
  }
}

/** @param day as people write it: '4 March 2028'. */
export function accountSoonDeleted(day: string, logInUrl: string): Letter {
  return {
    subject: `Your account with ${product} will be deleted on ${day}`,
    paragraphs: [
      `You have not used your account with ${product} for almost two years. We keep what belongs to people no longer than they need it, so the account will be deleted on ${day}, with everything in it.`,
      'If you would like to keep it, log in once before that day.',
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If you no longer need it, you need do nothing.'],
  }
}
