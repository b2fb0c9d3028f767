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
export const applicationsBegun = (count: number) =>
  count === 1 ? 'Your application has begun' : `${count} applications have begun`
export const applicationRemoved = 'The application is out of your history'
export const notStoppable = 'This has been sent already'
export const answersChanged = 'The form has changed since you looked at it. Please check it again.'
export const alreadyAppliedBefore = 'You have applied to this job before'
export const settingsSaved = 'Your choices are kept'
export const consentNeeded = 'Automatic applying needs your consent'
export const answerForgotten = 'This answer is forgotten'
export const keyUsedOtherwise = 'This Idempotency-Key was used for something else'
export const keyInUse = 'A call with this Idempotency-Key is being answered'
export const applicationChanged = 'What you noted is corrected'
export const madeHere = 'This application was made here: what was sent stays as it was'
