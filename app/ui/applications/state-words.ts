import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import type { StartProblem } from '../../../contract/applications/plan.ts'
import type { ApplicationReason, ApplicationState } from '../../../contract/applications/applications.ts'

/** What a state is called. */
export const stateNames: Readonly<Record<ApplicationState, string>> = {
  queued: 'Queued',
  'needs-you': 'Needs you',
  ready: 'Ready to send',
  sending: 'Sending',
  applied: 'Applied',
  failed: 'Failed',
  unsure: 'Not sure',
  stopped: 'Stopped',
}

/** What a state is called for this application. */
export function stateName(
  one: Pick<ApplicationEntry, 'state' | 'way' | 'isInHand' | 'isApproved' | 'reason' | 'heldLogin'>,
): string {
  if (one.state === 'queued' && one.heldLogin !== null) return 'Waiting'
  if (one.state === 'queued' && one.isInHand) return 'Filling in'
  if (one.state === 'ready' && one.way === 'by-hand') return 'To do by hand'
  if (one.state === 'ready' && one.isApproved) return 'About to be sent'
  if (one.state === 'failed' && one.reason === 'already-applied') return 'Applied before'
  return stateNames[one.state]
}

const neverShow = { to: '/settings/never-show', label: 'What I never want to see' }

export const wayNames = {
  'by-hand': 'By hand',
  assisted: 'We fill it in, you send it',
  automatic: 'We send it',
  elsewhere: 'Elsewhere',
} as const

/** A step that helps; `link` says where it is done, and 'board' that it is done there. */
export type NextStep = { text: string; link?: { to: string; label: string } | 'board' }

const finishYourself: NextStep = { text: 'Finish it yourself: everything is ready to paste.', link: 'board' }

/** What to do next, for each reason why an application waits or failed. */
export const nextSteps: Readonly<Record<ApplicationReason, NextStep>> = {
  'unknown-question': { text: 'Answer them below. If we remember an answer for you, we do not ask again.' },
  'knock-out': {
    text: 'Look at the ad again. If the answer is wrong, correct it below; it must be true.',
    link: 'board',
  },
  captcha: finishYourself,
  'one-time-code': finishYourself,
  'account-warning': { text: 'Log in there and read it before anything else is sent.', link: 'board' },
  'changed-form': finishYourself,
  'cv-not-attached': finishYourself,
  'no-credentials': {
    text: 'Add your login and we will carry on, or apply by hand.',
    link: { to: '/credentials', label: 'Add login' },
  },
  'wrong-password': {
    text: 'Correct your login and we will carry on, or apply by hand.',
    link: { to: '/credentials', label: 'Correct login' },
  },
  'own-site': { text: 'Apply there: everything is ready to paste.', link: 'board' },
  closed: { text: 'Look for similar jobs.' },
  'already-applied': {
    text: 'Look at your applications there. If it is among them, tell us here.',
    link: 'board',
  },
  'daily-limit': { text: 'We tried on several days. Apply by hand, or try again later.', link: 'board' },
  avoided: { text: 'Nothing was sent. Change the list if that is wrong.', link: neverShow },
  'no-credits': { text: 'Apply by hand, which is free.', link: 'board' },
  refused: { text: 'Check your credentials or apply manually.', link: 'board' },
  'site-down': { text: 'Try again later. If it goes on, check your credentials or apply manually.', link: 'board' },
  'taken-back': { text: 'Nothing was sent.' },
  'not-whole': {
    text: 'Choose another template, change those words, or upload a file of your own. Then start again.',
    link: { to: '/manage-my-cv', label: 'My CVs' },
  },
  'not-sent': { text: 'You can apply again.' },
}

/** Why an application cannot be started. */
export const problemNames: Readonly<Record<StartProblem, string>> = {
  'already-applied': 'You have applied to this',
  'apply-here': 'You apply to the employer directly, and it costs no credit',
  closed: 'The ad has closed',
  avoided: 'It is on your ‘never show’ list',
  'no-credentials': 'We have no login for this board yet',
  'no-cv': 'There is no CV to send yet',
  'no-credits': 'Not enough credits left. Applying by hand is free',
  'source-off': 'You have switched this source off. You can still apply by hand',
  'low-match': 'Your CV matches less of the ad than the minimum you set for sending without asking',
  'unknown-job': 'We no longer have this job',
  'no-such-cv': 'The CV that you chose is no longer there',
  'no-such-letter': 'The cover letter that you chose is no longer there',
  'no-consent': 'You have not agreed to automatic sending on this source',
}

/** In which words it waits for the login to its board. */
export function waitsForLogin({ heldLogin, sourceName }: Pick<ApplicationEntry, 'heldLogin' | 'sourceName'>): string {
  return heldLogin?.reason === 'account-warning'
    ? `Waiting: ${sourceName} shows a warning about your account`
    : `Waiting: your login at ${sourceName} was refused`
}

/** Whether nothing goes on before the person has done something. */
export function waitsForPerson({
  state,
  way,
  isApproved,
  heldLogin = null,
}: Pick<ApplicationEntry, 'state' | 'way' | 'isApproved'> & Partial<Pick<ApplicationEntry, 'heldLogin'>>): boolean {
  if (heldLogin !== null) return true
  return state === 'needs-you' || state === 'unsure' || (state === 'ready' && !isApproved && way !== 'automatic')
}

/** What its person can do for an application that waits for them. */
export function whatToDo({
  state,
  way,
  reason,
  heldLogin,
}: Pick<ApplicationEntry, 'state' | 'way' | 'reason' | 'heldLogin'>): string {
  if (heldLogin !== null) return 'Check your login'
  if (state === 'unsure') return 'Say whether it was sent'
  if (state === 'ready') return way === 'by-hand' ? 'Apply by hand' : 'Check and send'
  if (reason === 'unknown-question' || reason === 'knock-out') return 'Answer'
  return reason === 'no-credentials' || reason === 'wrong-password' ? 'Add login' : 'Finish it'
}
