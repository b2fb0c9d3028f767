import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'
import { loginLinkLife } from './login-links.ts'

/*
 * Emails about accounts. Each says what happened, has at most one link, and says what to do if it was not the reader. None has
 * a name in it, as a stranger could write a message into that: the outbox greets the owner of a confirmed account.
 */

const notMe = 'If this was not you, you can ignore this email. Nothing happens unless the link is used.'

/** @param alerts that the link starts as well, in words */
export function confirmEmail(url: string, alerts: readonly string[]): Letter {
  return {
    subject: `Confirm your email address for ${product}`,
    paragraphs: [
      `Someone, probably you, has signed up for ${product} with this address. Please confirm that it is yours. The link works for 24 hours.`,
      ...alsoStarts(alerts),
    ],
    link: { label: 'Confirm my email address', url },
    after: [notMe],
  }
}

function alsoStarts(alerts: readonly string[]): string[] {
  if (alerts.length === 0) return []
  const named = alerts.map((alert) => `‘${alert}’`).join(', ')
  return [`This also starts the job ${alerts.length === 1 ? 'alert' : 'alerts'} that you asked for: ${named}.`]
}

/** To an address that already has an account. The page says the same to everyone. */
export function alreadySignedUp(logInUrl: string): Letter {
  return {
    subject: `You already have a ${product} account`,
    paragraphs: [
      `Someone, probably you, has tried to sign up for ${product} with this address, which already has an account. You can log in. If you have forgotten your password, you can set a new one from the login page.`,
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If this was not you, you can ignore this email. Your account has not changed.'],
  }
}

/** To an address whose account nobody has confirmed, after somebody tried to sign up with it. @param takeOverUrl makes the address theirs. */
export function neverConfirmed(takeOverUrl: string): Letter {
  return {
    subject: `Your email address on ${product}`,
    paragraphs: [
      `Someone, probably you, has tried to use this address for a ${product} account. There is already an account with it, but nobody has confirmed that the address is theirs.`,
      'If you made that account, log in, or set a new password from the login page. You keep everything in it.',
      'If somebody else made it, start again with an account of your own. That deletes the other account and everything in it. The link works for 30 minutes.',
    ],
    link: { label: 'Start again with my own account', url: takeOverUrl },
    after: ['If you have not tried to use it, you can ignore this email.'],
  }
}

/**
 * A link that logs in without a password; for somebody new, it is also how their account is made.
 * @param given.title of the job that is saved with it; null: none. @param given.alerts that it starts as well, in words.
 */
export function loginLink(
  url: string,
  { isNew, title, alerts }: { isNew: boolean; title: string | null; alerts: readonly string[] },
): Letter {
  const minutes = isNew ? loginLinkLife.isNew : loginLinkLife.hasAccount
  const toSave = title === null ? `log in to ${product}` : `save ‘${shortened(title)}’ on ${product}`
  return {
    subject: title === null ? `Log in to ${product}` : `Save ‘${shortened(title)}’ on ${product}`,
    paragraphs: [
      `Someone, probably you, wants to ${toSave} with this address. Open the link and press the button, and you are logged in${title === null ? '' : ' with the job saved'}. You do not need a password.`,
      `The link works once, for ${minutes} minutes. If we have sent you several, use the newest.`,
      ...alsoStarts(alerts),
    ],
    link: { label: title === null ? 'Log in' : 'Log in and save the job', url },
    after: [notMe],
  }
}

/** A title of an ad is as long as its board allows; a subject is read to here. */
function shortened(title: string): string {
  const most = 80
  return title.length <= most ? title : `${title.slice(0, most - 1).trimEnd()}…`
}

/** To the owner of an account with a password, after somebody asked for a link to log in with their address. */
export function logInToGoOn(logInUrl: string): Letter {
  return {
    subject: `Log in to ${product}`,
    paragraphs: [
      `Someone, probably you, wants to log in to ${product} with this address. It has an account with a password, so please log in with that. You will then be back where you left off. If you have forgotten the password, you can set a new one from the login page.`,
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If this was not you, you can ignore this email. Your account has not changed.'],
  }
}

/** @param alerts that the link starts as well, in words */
export function setPassword(url: string, alerts: readonly string[]): Letter {
  return {
    subject: `Finish setting up your ${product} account`,
    paragraphs: [
      `Someone, probably you, has created a ${product} account for this address. Choose a password to finish. The link works for 30 minutes.`,
      ...alsoStarts(alerts),
    ],
    link: { label: 'Choose a password', url },
    after: [notMe],
  }
}

/** To an address that is already confirmed. */
export function alreadyConfirmed(logInUrl: string): Letter {
  return {
    subject: `Your email address is already confirmed`,
    paragraphs: [
      `Someone, probably you, has asked ${product} for a link to confirm this address. It is already confirmed, so you can log in.`,
    ],
    link: { label: 'Log in', url: logInUrl },
    after: ['If this was not you, you can ignore this email. Your account has not changed.'],
  }
}

export function resetPassword(url: string): Letter {
  return {
    subject: `Set a new password for ${product}`,
    paragraphs: [
      `Someone, probably you, has asked for a new password for your ${product} account. The link works once, for 30 minutes. If we have sent you several, use the newest.`,
    ],
    link: { label: 'Set a new password', url },
    after: ['If this was not you, you can ignore this email. Your password has not changed.'],
  }
}

/** To the owner, afterwards: only they know whether someone else did it. */
export function passwordChanged(forgottenUrl: string): Letter {
  return {
    subject: `Your ${product} password has been changed`,
    paragraphs: [
      `The password of your ${product} account has just been changed, and all other devices have been logged out.`,
      'If this was you, you do not need to do anything. If not, set a new password now.',
    ],
    link: { label: 'Set a new password', url: forgottenUrl },
  }
}

/** To the owner of an account that had no password until now: only they know whether someone else set it. */
export function passwordSet(forgottenUrl: string): Letter {
  return {
    subject: `Your ${product} account has a password now`,
    paragraphs: [
      `A password has just been set for your ${product} account. You can log in with it from now on.`,
      'If this was you, you do not need to do anything. If not, set another one now.',
    ],
    link: { label: 'Set a new password', url: forgottenUrl },
  }
}

/** To the new address. */
export function confirmNewEmail(url: string): Letter {
  return {
    subject: `Confirm your new email address for ${product}`,
    paragraphs: [
      `Someone, probably you, wants to use this address for their ${product} account. The link works once, for 30 minutes.`,
    ],
    link: { label: 'Use this address', url },
    after: [notMe],
  }
}

/** To the old address, which no longer belongs to the account. */
export function emailChanged(contactUrl: string): Letter {
  return {
    subject: `The email address of your ${product} account has changed`,
    paragraphs: [
      `The email address of your ${product} account has just been changed. We will now write to the new address, and you can no longer log in with this one.`,
      'If this was not you, write to us straight away.',
    ],
    link: { label: 'Write to us', url: contactUrl },
  }
}

export function phoneChanged(settingsUrl: string): Letter {
  return {
    subject: `The phone number of your ${product} account has changed`,
    paragraphs: [
      `The phone number that you use to log in to your ${product} account has just been changed.`,
      'If this was not you, change your password and the number now.',
    ],
    link: { label: 'Open my settings', url: settingsUrl },
  }
}

/** A short text with a link and how long it works. */
export function loginText(url: string): string {
  return `${product}: log in with ${url} (works once, for 10 minutes). Not you? Ignore this.`
}

export function confirmPhoneText(url: string): string {
  return `${product}: confirm this number with ${url} (works once, for 10 minutes). Not you? Ignore this.`
}

/** To the owner, after many wrong passwords or codes. Gives no network address: it would only be that of a hijacked computer. */
export function failedLogIns(howMany: number, forgottenUrl: string): Letter {
  return {
    subject: `Failed attempts to log in to your ${product} account`,
    paragraphs: [
      `There have been at least ${howMany} failed attempts to log in to your ${product} account in the last 24 hours. You can still log in.`,
      'If this was you and you have forgotten your password, you can set a new one. If it was not you, someone is guessing. A long password that you use nowhere else keeps them out. If yours is short, or you use it elsewhere, set a new one now. In your settings, under Security, you can also turn on a second step.',
    ],
    link: { label: 'Set a new password', url: forgottenUrl },
    after: ['We send this email at most once a day.'],
  }
}

/** The people who run the site have closed the account. */
export function accountDisabled(contactUrl: string): Letter {
  return {
    subject: `We have closed your ${product} account`,
    paragraphs: [
      `We have closed your ${product} account, and you can no longer log in.`,
      'If you think that this is wrong, write to us and we will look at it again.',
    ],
    link: { label: 'Write to us', url: contactUrl },
  }
}
