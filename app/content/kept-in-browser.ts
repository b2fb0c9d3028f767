/** Something that a browser keeps for us: what it is called there, what for, and for how long. */
export type Kept = { name: string; purpose: string; life: string }

/**
 * Every cookie that is set, by its name; over https those of a login begin with '__Host-'. A test holds this list, and the next, to the code.
 */
export const cookies: readonly Kept[] = [
  { name: 'token', purpose: 'You are logged in.', life: 'until you log out, 90 days at most' },
  {
    name: 'second-step',
    purpose: 'You are between the two steps of logging in.',
    life: '10 minutes',
  },
  {
    name: 'provider',
    purpose: 'You went to log in with an account elsewhere, and are expected back.',
    life: '10 minutes',
  },
  {
    name: 'provider-identity',
    purpose: 'You came back from there, and are asked for an e-mail address.',
    life: '30 minutes',
  },
  { name: 'visitor', purpose: 'You have hidden a job: a random number, so that it stays hidden.', life: '90 days' },
  { name: 'lastvisit', purpose: 'The page you were on last, to lead you back after logging in.', life: 'an hour' },
  { name: 'theme', purpose: 'You chose light or dark colours.', life: 'a year' },
  { name: 'cookies', purpose: 'You have read the note on cookies.', life: 'a year' },
  {
    name: 'alertReminder',
    purpose: 'You closed the invitation to job alerts.',
    life: '6 minutes; 90 days once you have answered it',
  },
  {
    name: 'leadReminder',
    purpose: 'You closed the invitation to talk about hiring.',
    life: '6 minutes; 90 days once you have answered it',
  },
]

/** What pages keep in the browser's own storage, which is not sent with requests. A name that ends in ':' or '-' goes on. */
export const storage: readonly Kept[] = [
  {
    name: 'searches',
    purpose: 'Your last ten searches, while you have no account.',
    life: 'a day, or until you clear them',
  },
  { name: 'most-wanted', purpose: 'What people search for most, so that it need not be asked for.', life: '15 days' },
  { name: 'cv-draft', purpose: 'A CV that you have begun without an account.', life: '24 hours' },
  {
    name: 'cv-unsent:',
    purpose: 'What you typed into a CV of your account and has not reached it yet.',
    life: '24 hours',
  },
  {
    name: 'cv-import',
    purpose: 'What was read out of a CV file, while you look it through.',
    life: 'until you close the tab',
  },
  { name: 'shortlist:', purpose: 'Your shortlist, to be read without a connection.', life: 'until you log out' },
  {
    name: 'shortlist-notes:',
    purpose: 'Notes on it that have not reached your account yet.',
    life: 'until you log out',
  },
  { name: 'shortcuts', purpose: 'You switched off the keys for lists.', life: 'until you switch them on' },
  {
    name: 'offline-',
    purpose: 'A page that stands in when there is no connection. It holds nothing of yours.',
    life: 'until a newer one takes its place',
  },
]
