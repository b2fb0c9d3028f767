import { messages } from '../../contract/texts/messages.ts'

export type SocialOutcome = {
  title: string
  text: (provider: string) => string
  way: { to: string; label: string }
}

const again = { to: '/login', label: 'Back to log in' }
const security = { to: '/settings/security', label: 'Your security settings' }

/** How logging in with an account elsewhere can end, but for being in: by the last part of the address. */
export const socialOutcomes: Readonly<Record<string, SocialOutcome>> = {
  'not-configured': {
    title: messages.couldNotLogIn,
    text: (provider) => `${provider} is not set up here as a way to log in.`,
    way: again,
  },
  cancelled: {
    title: messages.couldNotLogIn,
    text: (provider) => `${provider} did not say who you are, perhaps because you said no there. Nothing has changed.`,
    way: again,
  },
  'not-this-browser': {
    title: messages.couldNotLogIn,
    text: (provider) =>
      `What came back from ${provider} does not belong to a login that was begun in this browser within the last ten minutes. Please begin again.`,
    way: again,
  },
  'provider-failed': {
    title: messages.couldNotLogIn,
    text: (provider) => `${provider} does not answer at the moment. Please try again later, or log in another way.`,
    way: again,
  },
  disabled: {
    title: messages.couldNotLogIn,
    text: () =>
      'This account has been closed by the people who run this site. Write to them if you think that is a mistake.',
    way: { to: '/contact', label: 'Contact us' },
  },
  'confirm-email': {
    title: 'Confirm your e-mail address first',
    text: (provider) =>
      `We have sent you a mail with a link. Once you have used it, ${provider} logs you in. The link works for 24 hours.`,
    way: { to: '/forgotten-password/email', label: 'Have it sent again' },
  },
  'check-your-mail': {
    title: 'Check your e-mail',
    text: () => `${messages.signedUp}.`,
    way: { to: '/', label: 'Search jobs meanwhile' },
  },
  'log-in-and-link': {
    title: 'You already have an account',
    text: (provider) =>
      `Your e-mail address at ${provider} has an account here already. Log in as you usually do, then link ${provider} under Settings, Security: after that it logs you in.`,
    way: { to: '/login?back=%2Fsettings%2Fsecurity', label: 'Log in' },
  },
  'prove-again': {
    title: 'Please enter your password again',
    text: (provider) =>
      `Before ${provider} is linked with your account we must be sure that it is you. Enter your password on the next page, then link it.`,
    way: security,
  },
  'somebody-elses': {
    title: 'This account is linked already',
    text: (provider) => `That account at ${provider} logs in to another account here. Unlink it there first.`,
    way: security,
  },
  'has-another': {
    title: 'Another one is linked already',
    text: (provider) => `Your account is linked with another account at ${provider}. Unlink that one first.`,
    way: security,
  },
}
