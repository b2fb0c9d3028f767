/* What the product says of applications. */

/** M19 */
export const applicationNotSent = 'Your application could not be sent. Please retry later.'
/** M20 */
export const noCreditsLeft =
  'Your application could not be sent because you do not have credits left. Please add more credits to your account'
/** M21 */
export const applied = 'You have successfully applied'
/** M22 */
export const noCredentials = 'You have not entered the credentials in order for the applications to be processed!'
/** M23 */
export const overAllowance = (left: number) => `You are exceeding your applications allowance of ${left} jobs.`
export const jobsRequired = 'Please choose at least one job'
export const answerRequired = 'Please answer at least one question'
export const applicationsBegun = (count: number) =>
  count === 1 ? 'We have started your application' : `We have started ${count} applications`
export const applicationRemoved = 'Removed from your history'
export const applicationRestored = 'Back in your history'
export const notStoppable = 'This has already been sent'
export const answersChanged = 'The form has changed since you looked at it. Please check it again.'
export const alreadyAppliedBefore = 'You have applied to this job before'
export const jobClosed = 'This job is closed'
export const jobAvoided = 'This job is on your ‘never show’ list'
export const sourceOff = 'You have switched this source off. You can still apply by hand.'
/** M95 */
export const jobUnknown = 'This job does not exist'
export const settingsSaved = 'Your choices are saved'
export const consentNeeded = 'Automatic applying needs your consent'
export const answerChanged = 'We have saved your answer'
export const answerForgotten = 'We have forgotten this answer'
export const keyUsedOtherwise = 'This Idempotency-Key was used for something else'
export const keyInUse = 'A call with this Idempotency-Key is being answered'
export const applicationChanged = 'Your changes are saved'
export const madeHere = 'This application was made here, so what was sent cannot be changed'
