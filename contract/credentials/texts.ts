/* What the product says back about logins to job boards. */

/** M39 */
export const boardEmailMissing = 'No e-mail supplied!'
/** M40 */
export const boardEmailInvalid = 'Not a valid e-mail!'
/** M41 */
export const boardPasswordMissing = 'No password entered!'
export const boardModeMissing = 'Please choose what becomes of the password'
export const boardConsentMissing = 'Please read what this means, and tick that you agree'
export const boardConsentOutdated = 'These words have changed. Please read them again, and tick that you agree'
export const boardCredentialsNothing = 'There was nothing to save'
export const boardCredentialsNothingDetails = 'Choose at least one site, and fill in its e-mail address and password.'
export const boardCredentialsDeleted = (name: string) => `Your login to ${name} is deleted`
export const boardCredentialsDeletedDetails =
  'It was destroyed at once. Applications that wait for it will ask you instead.'
export const boardChoiceSaved = (name: string) => `Your choice for ${name} is saved`
export const boardPasswordForgotten = 'The password that was kept is destroyed.'
export const boardTestBegun = (name: string) => `We are trying your login to ${name}`
export const boardTestBegunDetails = 'This takes a minute or so. Nothing is sent to an employer.'
export const boardTestNeedsPassword = 'There is no kept password to try'
export const boardTriedAgain = (name: string) => `We will log in to ${name} for you again`
export const boardTriedAgainDetails = 'Applications that were waiting go on.'
