import { product } from '../../contract/messages.ts'
import type { Letter } from '../outbox/letter.ts'

/*
 * The mails about accounts. Each names what happened, has one link at most, and says what to do if it was not the reader. No
 * name of the person from outside the account: a stranger could write a message into it.
 */

const notMe = 'If this was not you, you need do nothing: without the link nothing happens.'

export function confirmEmail(url: string): Letter {
  return {
    subject: `Confirm your e-mail address for ${product}`,
    paragraphs: [
      `Somebody, most likely you, has signed up for ${product} with this address. Please confirm that it is yours. The link works for 24 hours.`,
    ],
    link: { label: 'Confirm my e-mail address', url },
    after: [notMe],
  }
}

/** To an address that has an account already: the page said the same as to everybody. */
export function alreadySignedUp(logInUrl: string): Letter {
  return {
    subject: `You already have an account with ${product}`,
    paragraphs: [
      `Somebody, most likely you, has tried to sign up for ${product} with this address, which has an account already. You can log in; if you have forgotten the password, the login page helps you to set a new one.`,
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If this was not you, you need do nothing: your account is as it was.'],
  }
}

export function setPassword(url: string): Letter {
  return {
    subject: `Finish your account with ${product}`,
    paragraphs: [
      `Somebody, most likely you, has made an account with ${product} for this address. Choose a password and it is ready. The link works for 30 minutes.`,
    ],
    link: { label: 'Choose a password', url },
    after: [notMe],
  }
}
