import { alertsAtMost } from './frequencies.ts'

/* What the product says back about alerts, beyond what a results page may say. */

export const alertsTooMany = `You have ${alertsAtMost} alerts, which is the most you can have. Delete one to add another.`
export const alertTwice = 'You already have an alert for that search'
export const alertNeeds = 'An alert needs a place, and a job title or words to look for'
export const alertPlaceUnknown = 'We do not know that place. Please enter a town, a county or a postcode'

/** Why an alert that is on is not sent, and what to do about it. */
export const alertNotSent = {
  'email-unconfirmed': {
    message: 'Confirm your email address to get alerts',
    details: 'We start sending once you have opened the link in our confirmation email.',
  },
  'no-email': {
    message: 'Add an email address to get alerts',
    details: 'Your account has only a phone number, and we send alerts by email.',
  },
  'mails-off': {
    message: 'Alert emails are turned off',
    details: 'You can turn them on under Settings, Notifications.',
  },
} as const

/** At most three an hour go to one address: see server/users/account-links.ts. */
export const confirmationOnItsWay = 'We have sent the confirmation email'
export const confirmationLook = (email: string) =>
  `Open the link that we sent to ${email}. If you cannot find the email, check your spam folder. We send at most three an hour.`
