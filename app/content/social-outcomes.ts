import { messages } from '../../contract/texts/messages.ts'

export type SocialOutcome = {
  title: string
  text: (provider: string) => string
  way: { to: string; label: string }
}

const again = { to: '/login', label: 'Back to log in' }
const security = { to: '/settings/security', label: 'Your security settings' }

/** How logging in with another account can fail or stop half-way, by the last part of the address. */
export const socialOutcomes: Readonly<Record<string, SocialOutcome>> = {
  'not-configured': {
    title: messages.couldNotLogIn,
    text: (provider) => `You cannot log in with ${provider} on this site.`,
    way: again,
  },
  cancelled: {
    title: messages.couldNotLogIn,
    text: (provider) => `${provider} did not tell us who you are. You may have cancelled there. Nothing has changed.`,
    way: again,
  },
  'not-this-browser': {
    title: messages.couldNotLogIn,
    text: (provider) =>
      `We could not match the answer from ${provider} to a login that you started in this browser in the last ten minutes. Please start again.`,
    way: again,
  },
  'provider-failed': {
    title: messages.couldNotLogIn,
    text: (provider) => `${provider} is not responding at the moment. Please try again later, or log in another way.`,
    way: again,
  },
  'wrongly-set-up': {
    title: messages.couldNotLogIn,
    text: (provider) =>
      `${provider} does not accept this site at the moment, because of a mistake in our settings. We have made a note of it. Please log in another way.`,
    way: again,
  },
  disabled: {
    title: messages.couldNotLogIn,
    text: () => 'The people who run this site have closed this account. If you think this is a mistake, contact us.',
    way: { to: '/contact', label: 'Contact us' },
  },
  'confirm-email': {
    title: 'Confirm your email address first',
    text: (provider) =>
      `We have sent you an email with a link. Open it, and you can then log in with ${provider}. The link works for 24 hours.`,
    way: { to: '/forgotten-password/email', label: 'Send it again' },
  },
  'check-your-mail': {
    title: 'Check your email',
    text: () => `${messages.signedUp}.`,
    way: { to: '/', label: 'Search jobs' },
  },
  'log-in-and-link': {
    title: 'You already have an account',
    text: (provider) =>
      `There is already an account with the email address that you use at ${provider}. Log in as you usually do, then link ${provider} under Settings, Security. After that you can log in with it.`,
    way: { to: '/login?back=%2Fsettings%2Fsecurity', label: 'Log in' },
  },
  'never-confirmed': {
    title: 'Check your email',
    text: () =>
      'There is an account with your email address, but nobody has confirmed that the address is theirs. We have sent you an email that says how to go on.',
    way: again,
  },
  'prove-again': {
    title: 'Please enter your password again',
    text: (provider) =>
      `We need to be sure that it is you before we link ${provider} to your account. Enter your password on the next page, then link it.`,
    way: security,
  },
  'somebody-elses': {
    title: 'This account is already linked',
    text: (provider) =>
      `That ${provider} account is linked to another account here. Log in to that account and unlink it first.`,
    way: security,
  },
  'has-another': {
    title: 'Another account is already linked',
    text: (provider) => `Your account is linked to another ${provider} account. Unlink that one first.`,
    way: security,
  },
}
