/*
 * Sentences of single pages about accounts. They are imported from here by name, and are not among `messages`, which are in the scripts of
 * every page: the results page has a budget.
 */

/** M107 */
export const confirmByEmail = 'Please confirm your account: open the email that we have sent you and use its link.'
export const exportsUsedUp = 'You can download your data three times a day. Please come back tomorrow.'
export const secondFactorMissing = 'Your account needs a second factor'
export const passkeyNotUsed = 'No passkey was used. You can try again, or log in another way.'
/** M22 */
export const credentialsMissing = 'You have not entered the credentials in order for the applications to be processed!'
export const boardCredentialsSaved = 'Your logins are saved'
export const loginLinkSent = 'We have sent an email with a link to log in.'
export const addressHasAccount =
  'An account has been created with this address since we sent the link. Log in, or ask for a new link.'
export const passwordIsSet = 'Your password is set.'
export const noFirstPassword =
  'Your account has a password, or no confirmed email address to log in with. Change the password or confirm the address first.'
