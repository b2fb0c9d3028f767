/* What the product says back about logins to job boards. */

/** M39 */
export const boardEmailMissing = 'No e-mail supplied!'
/** M40 */
export const boardEmailInvalid = 'Not a valid e-mail!'
/** M41 */
export const boardPasswordMissing = 'No password entered!'
export const boardModeMissing = 'Please choose what happens to the password'
export const boardConsentMissing = 'Please read what this means, and tick that you agree'
export const boardConsentOutdated = 'This text has changed. Please read it again, and tick that you agree'
export const boardCredentialsNothing = 'There was nothing to save'
export const boardCredentialsNothingDetails = 'Choose at least one site, and fill in its email address and password.'
export const boardCredentialsDeleted = (name: string) => `Your login to ${name} is deleted`
export const boardCredentialsDeletedDetails =
  'We deleted it at once. Applications that are waiting for it will ask you instead.'
export const boardChoiceSaved = (name: string) => `Your choice for ${name} is saved`
export const boardPasswordForgotten = 'We have deleted the saved password.'
export const boardTestBegun = (name: string) => `We are trying your login to ${name}`
export const boardTestBegunDetails = 'This takes a minute or so. Nothing is sent to an employer.'
export const boardTestNeedsPassword = 'There is no saved password to try'
export const boardTriedAgain = (name: string) => `We will log in to ${name} for you again`
export const boardTriedAgainDetails = 'Applications that were waiting will carry on.'
