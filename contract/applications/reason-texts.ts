import type { ApplicationReason } from './applications.ts'

/** Why an application waits or failed, in words: on pages, in letters. */
export const reasonNames: Readonly<Record<ApplicationReason, string>> = {
  'unknown-question': 'There are questions that only you can answer',
  'knock-out': 'The form says that this answer rules you out',
  captcha: 'The board wants to check that you are human',
  'one-time-code': 'The board asks for a code that it has sent you',
  'account-warning': 'The board shows a warning about your account',
  'changed-form': 'The form has changed, and we cannot fill it in',
  'cv-not-attached': 'We could not attach your CV',
  'no-credentials': 'You have not entered the credentials in order for the applications to be processed!',
  'wrong-password': 'The board did not accept the email address and password',
  'own-site': 'The employer takes applications on their own site',
  closed: 'The ad has closed',
  'already-applied': 'The board says that you have applied to this before',
  'daily-limit': 'The board will not take more applications from you today',
  avoided: 'It is on your ‘never show’ list',
  'no-credits': 'You have no credits left',
  refused: 'The board did not accept it',
  'site-down': 'The board did not respond',
  'taken-back': 'It was stopped before it was sent',
  'not-whole': 'We could not print it so that every word can be read',
  'not-sent': 'It had not been sent',
}
