import { product } from '../../contract/texts/messages.ts'
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

/** To an address that is confirmed already. */
export function alreadyConfirmed(logInUrl: string): Letter {
  return {
    subject: `Your e-mail address is confirmed already`,
    paragraphs: [
      `Somebody, most likely you, has asked ${product} for a link to confirm this address. It is confirmed already: you can log in.`,
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If this was not you, you need do nothing: your account is as it was.'],
  }
}

export function resetPassword(url: string): Letter {
  return {
    subject: `Set a new password for ${product}`,
    paragraphs: [
      `Somebody, most likely you, has asked for a new password for your account with ${product}. The link works once, for 30 minutes, and the newest only.`,
    ],
    link: { label: 'Set a new password', url },
    after: ['If this was not you, you need do nothing: your password stays as it is.'],
  }
}

/** After the fact, to the owner: by whom else it was done is theirs to tell. */
export function passwordChanged(forgottenUrl: string): Letter {
  return {
    subject: `Your password for ${product} has been changed`,
    paragraphs: [
      `The password of your account with ${product} has just been changed, and all other devices have been logged out.`,
      'If this was you, there is nothing to do. If not, set a new password now.',
    ],
    link: { label: 'Set a new password', url: forgottenUrl },
  }
}

/** To the new address. */
export function confirmNewEmail(url: string): Letter {
  return {
    subject: `Confirm your new e-mail address for ${product}`,
    paragraphs: [
      `Somebody, most likely you, wants to use this address for their account with ${product}. The link works once, for 30 minutes.`,
    ],
    link: { label: 'Use this address', url },
    after: [notMe],
  }
}

/** To the old address, which is not the account's any more. */
export function emailChanged(contactUrl: string): Letter {
  return {
    subject: `Your account with ${product} has another e-mail address now`,
    paragraphs: [
      `The e-mail address of your account with ${product} has just been changed. Mails go to the new one from now on, and this one no longer logs in.`,
      'If this was not you, write to us at once.',
    ],
    link: { label: 'Write to us', url: contactUrl },
  }
}

export function phoneChanged(settingsUrl: string): Letter {
  return {
    subject: `The phone number of your account with ${product} has been changed`,
    paragraphs: [
      `The phone number that logs in to your account with ${product} has just been changed.`,
      'If this was not you, change your password and the number now.',
    ],
    link: { label: 'Open my settings', url: settingsUrl },
  }
}

/** A text: short, its link, and how long it works. */
export function loginText(url: string): string {
  return `${product}: log in with ${url} (works once, for 10 minutes). Not you? Do nothing.`
}

export function confirmPhoneText(url: string): string {
  return `${product}: confirm this number with ${url} (works once, for 10 minutes). Not you? Do nothing.`
}

/** To the owner, after many wrong passwords or codes. Says no address: it would only be that of somebody's stolen machine. */
export function failedLogIns(howMany: number, forgottenUrl: string): Letter {
  return {
    subject: `Failed attempts to log in to your ${product} account`,
    paragraphs: [
      `There have been at least ${howMany} failed attempts to log in to your ${product} account in the last 24 hours. You can still log in.`,
      'If this was you and you have forgotten your password, you can set a new one. If it was not you, somebody is guessing. A long password that you use nowhere else keeps them out; if yours is short or used elsewhere, set a new one now. In your settings, under Security, you can also turn on a second step.',
    ],
    link: { label: 'Set a new password', url: forgottenUrl },
    after: ['We send this email once a day at most.'],
  }
}
