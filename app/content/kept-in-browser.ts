/** Something that the browser stores for us: its name, its purpose and how long it lasts. */
export type Kept = { name: string; purpose: string; life: string }

/**
 * Every cookie that we set, by name. Over https the names of login cookies start with '__Host-'. A test compares this list and the next with the code.
 */
export const cookies: readonly Kept[] = [
  { name: 'token', purpose: 'Keeps you logged in.', life: 'until you log out, 90 days at most' },
  {
    name: 'second-step',
    purpose: 'Remembers you between the two steps of logging in.',
    life: '10 minutes',
  },
  {
    name: 'provider',
    purpose: 'Remembers that you went to log in with another account, such as Google.',
    life: '10 minutes',
  },
  {
    name: 'provider-identity',
    purpose: 'Remembers that login while we ask for your email address.',
    life: '30 minutes',
  },
  {
    name: 'visitor',
    purpose: 'A random number, set when you hide a job, so that the job stays hidden.',
    life: '90 days',
  },
  {
    name: 'lastvisit',
    purpose: 'The last page you were on, so that we can take you back there after you log in.',
    life: 'an hour',
  },
  { name: 'theme', purpose: 'Remembers whether you chose light or dark colours.', life: 'a year' },
  { name: 'cookies', purpose: 'Remembers that you closed the cookie notice.', life: 'a year' },
  {
    name: 'alertReminder',
    purpose: 'Remembers that you closed the job alert box.',
    life: '6 minutes; 90 days once you have answered it',
  },
  {
    name: 'leadReminder',
    purpose: 'Remembers that you closed the box about hiring.',
    life: '6 minutes; 90 days once you have answered it',
  },
]

/** What pages store in the browser, which is not sent with requests. A name that ends in ':' or '-' is a prefix. */
export const storage: readonly Kept[] = [
  {
    name: 'searches',
    purpose: 'Your last ten searches, while you have no account.',
    life: 'a day, or until you clear them',
  },
  {
    name: 'most-wanted',
    purpose: 'The most popular searches, so that we do not have to fetch them each time.',
    life: '15 days',
  },
  { name: 'cv-draft', purpose: 'A CV that you started without an account.', life: '24 hours' },
  {
    name: 'cv-unsent:',
    purpose: 'Changes to a CV that have not been saved to your account yet.',
    life: '24 hours',
  },
  { name: 'cv-print', purpose: 'How a CV that you started without an account is printed.', life: '24 hours' },
  { name: 'cv-step:', purpose: 'The step of a CV that you last had open.', life: '24 hours' },
  {
    name: 'cv-import',
    purpose: 'What we read from a CV file, while you check it.',
    life: 'until you close the tab',
  },
  { name: 'shortlist:', purpose: 'Your shortlist, so that you can read it offline.', life: 'until you log out' },
  {
    name: 'shortlist-notes:',
    purpose: 'Shortlist notes that have not been saved to your account yet.',
    life: 'until you log out',
  },
  {
    name: 'job-ad-draft',
    purpose: 'The job ad that you started to write without an account.',
    life: 'ten days after you last changed it, or until you log in, when it moves to your account',
  },
  {
    name: 'ad-sections',
    purpose: 'Which sections of the form for a job ad you have opened or folded.',
    life: 'until you close the window',
  },
  {
    name: 'application:',
    purpose: 'What you entered for an application that you have not sent yet.',
    life: 'until you send or discard it, or log out; 7 days at most',
  },
  {
    name: 'job-to-save',
    purpose: 'Remembers the job that you pressed Save on before you logged in.',
    life: 'an hour, or until you close the window',
  },
  {
    name: 'recordings',
    purpose: 'A recording that has not been saved to your account yet.',
    life: 'until it is saved or you record again, 7 days at most',
  },
  {
    name: 'shortcuts',
    purpose: 'Remembers that you switched off keyboard shortcuts.',
    life: 'until you switch them back on',
  },
  {
    name: 'offline-',
    purpose: 'The page we show when you are offline. It contains nothing about you.',
    life: 'until a newer version replaces it',
  },
]
