/* What the product says back about accounts and about signing in. Apart from the rest, which every page carries. */

/** M2 */
export const loginFailed = 'Login failed'
export const loginFailedDetails = 'Authentication problem. Please try again or contact support'
/** M4 */
export const success = 'Success'
export const loggedIn = 'You have been logged in.'
/** M5 */
export const loginError = 'Login error'
/** M6 */
export const couldNotLogIn = 'We could not log you in'
/** M7 */
export const loginSuccess = 'Success!'
export const loginSuccessDetails = 'You have been logged in successfully. You can now proceed'
/** M8 */
export const nowLoggedIn = 'You are now logged in!'
/** M25 */
export const passwordChanged = 'Password successfully changed.'
/** M26 */
export const detailsChanged = 'Details successfully changed.'
/** M28 */
export const incorrectPassword = 'Incorrect password'
/** M29 */
export const accountDeleted = 'Account successfully deleted.'
/** M31 */
export const signedUp = 'You have signed up. Now check your e-mail box for our confirmation e-mail'
/** M32 */
export const signedUpByPhone = 'You have signed up. Now wait for a text message with a login link'
/** M33 */
export const systemError = 'System error'
/** M34 */
export const unexpected = "Oh no! This was really unexpected, wasn't it? Please try again."
/** M35 */
export const quicklySignedUp = 'Thank you! Please check your e-mail box to complete your registration!'
/** M38 */
export const requestFailed = (reason: string) => `We could not process your request. Error: ${reason}`
/** M51 */
export const mobileInvalid = 'This does not look like a valid UK mobile phone number.'
/** M52 */
export const nameRequired = 'A name is required'
/** M53 */
export const emailRequired = "What's your email address?"
/** M54 */
export const emailInvalid = "Doesn't look like a valid email."
/** M55 */
export const phoneHint = 'A phone number is required for verification'
/** M56 */
export const companyIncomplete =
  'there is not enough data to create your company, please fill in all the company details data'
/** M57 */
export const companyNameTooShort = 'name too short'
/** M58; the number is decision C2's. */
export const passwordTooShort = 'Password must be at least 8 characters.'
export const passwordTooLong = 'Password must be at most 256 characters.'
export const passwordRequired = 'Please enter your password'
export const passwordCommon = 'This password is one of those that are tried first. Please choose another.'
export const passwordOwnWords = 'This password holds your name or e-mail address. Please choose another.'
/** M59 */
export const passwordsDiffer = 'Passwords must match.'
/** M60 */
export const loginEmailInvalid = 'Please enter a valid email.'
export const termsNotAccepted = 'Please read and accept the terms and conditions'
export const humanCheckMissing = 'Please let the check that you are no robot finish, then try again'
export const waitBeforeNextTry = (seconds: number) =>
  seconds < 90
    ? `Too many tries. Please wait ${seconds} seconds.`
    : `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes.`
export const wrongCredentials = 'The e-mail address or the password is not right'
export const linkNotGood = 'This link cannot be used'
export const linkExpired = 'This link has run out. Ask for a new one.'
export const linkUsed = 'This link has been used already. Each works once.'
export const linkUnknown = 'This link is not complete, or a newer one has been sent.'
export const emailConfirmed = 'Your e-mail address is confirmed'
export const emailChanged = 'Your e-mail address is changed'
export const phoneConfirmed = 'Your phone number is confirmed'
export const confirmationSent =
  'If an account waits for this address to be confirmed, a mail with a new link is on its way to it.'
export const passwordLinkSent =
  'If there is an account with this address, a mail with a link to set a new password is on its way to it.'
export const mailLimit = 'At most three such mails an hour are sent to one address.'
export const loginTextSent = 'If there is an account with this number, a text with a login link is on its way to it.'
export const loginTextHint = 'The link works once, for ten minutes.'
export const textsUsedUp = 'No more texts can be sent at the moment. Please log in by e-mail instead.'
export const proved = 'Thank you, you can go on'
export const openLinkToChange = (to: string) => `We have sent a link to ${to}. It counts once you have opened it.`
export const phoneTaken = 'This number belongs to another account'
export const phoneNeeded = 'Without an e-mail address this number is the only way into your account'
export const otherAccount = 'This link is for another account. Log in to the one that asked for it, then open it again.'
export const proveAgain = 'Please enter your password again to go on'
export const phoneBusinessInvalid = 'This does not look like a valid UK phone number.'
export const codeRequired = 'Please enter the code'
export const codeWrong = 'This code is not right. Codes of an app change every 30 seconds, and each works once.'
export const recoveryCodeWrong = 'This recovery code is not right, or has been used already.'
export const authenticatorUnreadable =
  'We cannot check your authenticator app or your recovery codes, because of a fault on our side. Your code may well be right. ' +
  'Log in with a passkey if you have one. If not, write to us from the contact page and we will help you log in again.'
export const passkeyWrong = 'This passkey could not be checked. Please try again.'
export const secondStepTooLate = 'This took too long, or too many tries. Please log in again.'
export const secondFactorNeeded = 'Your account needs a second factor. Set one up under Settings, Security, to go on.'
export const lastSecondFactor =
  'Your account needs a second factor, and this is the only one. Add another before you remove it.'
export const noPasskeysHere =
  'Browsers make passkeys for a name, not for a number. Open this site by its name, such as localhost, to add one.'
export const lastWayIn = 'This is the only way into your account. Set a password first, then unlink it.'
