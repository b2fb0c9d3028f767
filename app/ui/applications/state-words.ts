import type { ApplicationEntry } from '../../../contract/applications-history.ts'
import type { PlanProblem } from '../../../contract/applications-plan.ts'
import type { ApplicationReason, ApplicationState } from '../../../contract/applications.ts'

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
export function stateName(one: Pick<ApplicationEntry, 'state' | 'way' | 'isInHand' | 'isApproved'>): string {
  if (one.state === 'queued' && one.isInHand) return 'Filling in'
  if (one.state === 'ready' && one.way === 'by-hand') return 'To do by hand'
  if (one.state === 'ready' && one.isApproved) return 'About to be sent'
  return stateNames[one.state]
}

export const wayNames = {
  'by-hand': 'By hand',
  assisted: 'We fill it in, you send it',
  automatic: 'We send it',
  elsewhere: 'Elsewhere',
} as const

/** A step that helps; `link` says where it is done, and 'board' that it is done there. */
export type NextStep = { text: string; link?: { to: string; label: string } | 'board' }

/** Why, in words, and what to do next. */
export const reasonSteps: Readonly<Record<ApplicationReason, { name: string; step: NextStep }>> = {
  'unknown-question': { name: 'There are questions that only you can answer', step: { text: 'Answer them below.' } },
  'knock-out': {
    name: 'The form says that this answer rules you out',
    step: { text: 'Look at the ad again. If the answer is wrong, correct it below; it must be true.', link: 'board' },
  },
  captcha: {
    name: 'The board wants to see a person',
    step: { text: 'Finish it yourself: everything is ready to paste.', link: 'board' },
  },
  'one-time-code': {
    name: 'The board asks for a code that it has sent you',
    step: { text: 'Finish it yourself: everything is ready to paste.', link: 'board' },
  },
  'account-warning': {
    name: 'The board shows a warning about your account',
    step: { text: 'Log in there and read it before anything else is sent.', link: 'board' },
  },
  'changed-form': {
    name: 'The form is not as we know it',
    step: { text: 'Finish it yourself: everything is ready to paste.', link: 'board' },
  },
  'no-credentials': {
    name: 'You have not entered the credentials in order for the applications to be processed!',
    step: {
      text: 'Enter them, then try again; or apply by hand.',
      link: { to: '/credentials', label: 'Enter credentials' },
    },
  },
  'wrong-password': {
    name: 'The board did not take the e-mail address and password',
    step: {
      text: 'Check your credentials, or apply by hand.',
      link: { to: '/stored-passwords', label: 'Check credentials' },
    },
  },
  'own-site': {
    name: 'The employer takes applications on a site of their own',
    step: { text: 'Apply there: everything is ready to paste.', link: 'board' },
  },
  closed: { name: 'The ad has closed', step: { text: 'Look for others like it.' } },
  'already-applied': {
    name: 'The board says that you have applied to this before',
    step: { text: 'Look at your applications there.', link: 'board' },
  },
  'daily-limit': { name: 'The board takes no more applications from you today', step: { text: 'Try again tomorrow.' } },
  avoided: {
    name: 'It is on your list of what you want nothing to do with',
    step: { text: 'Nothing was sent. Change the list if that is wrong.' },
  },
  'no-credits': {
    name: 'You have no credits left',
    step: { text: 'Apply by hand, which is free.', link: 'board' },
  },
  refused: {
    name: 'The board did not take it',
    step: { text: 'Check your credentials or apply by hand.', link: 'board' },
  },
  'site-down': {
    name: 'The board did not answer',
    step: { text: 'Apply by hand, or try again later.', link: 'board' },
  },
  'taken-back': { name: 'It was taken back', step: { text: 'Nothing was sent.' } },
  'not-sent': { name: 'It had not been sent', step: { text: 'You can apply again.' } },
}

export const problemNames: Readonly<Record<PlanProblem, string>> = {
  'already-applied': 'You have applied to this',
  closed: 'The ad has closed',
  avoided: 'It is on your list of what you want nothing to do with',
  'no-credentials': 'We have no login for this board yet',
  'no-credits': 'Not enough credits left: by hand it is free',
  'source-off': 'You have switched this source off: by hand it still works',
  'unknown-job': 'We no longer have this job',
}
