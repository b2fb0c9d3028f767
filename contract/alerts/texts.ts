import { alertsAtMost } from './frequencies.ts'

/* What the product says back about alerts, beyond what a results page may say. */

export const alertsTooMany = `You have ${alertsAtMost} alerts, which is as many as there can be. Delete one to add another.`
export const alertTwice = 'You have an alert for that search already'
export const alertNeeds = 'An alert needs a place and one more thing: a job title or words of the ad'
export const alertPlaceUnknown = 'We do not know that place. Please enter a town, a county or a postcode'

/** Why an alert that is on is not sent, and what to do about it. */
export const alertNotSent = {
  'email-unconfirmed': {
    message: 'Waiting for your email address to be confirmed',
    details: 'We send alerts once you have used the link in our confirmation email.',
  },
  'no-email': {
    message: 'Add an email address to get alerts',
    details: 'Your account has only a phone number, and we send alerts by email.',
  },
  'mails-off': {
    message: 'Emails about alerts are turned off',
    details: 'You can turn them on under Settings, Notifications.',
  },
} as const

/** At most three an hour go to one address: see server/users/account-links.ts. */
export const confirmationOnItsWay = 'The confirmation email is on its way'
export const confirmationLook = (email: string) =>
  `Please use the link in it. It goes to ${email}; look among your spam too. We send at most three an hour.`
