/* Messages about accounts and signing in. Kept apart from the others, which every page loads. */

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
export const companyNameMissing = `Company name missing: ${companyIncomplete}`
export const companyTypeMissing = `Type of organisation missing: ${companyIncomplete}`
export const companyPhoneMissing = `Business phone missing: ${companyIncomplete}`
export const companyIsHere = (name: string) =>
  `${name} already has an account here. Ask its admin to invite you under ‘Members’: then you share its ads and credits.`
/** M57 */
export const companyNameTooShort = 'name too short'
/** M58; the number is decision C2's. */
export const passwordTooShort = 'Password must be at least 8 characters.'
export const passwordTooLong = 'Password must be at most 256 characters.'
export const passwordRequired = 'Please enter your password'
export const passwordCommon = 'This password is too easy to guess. Please choose another.'
export const passwordOwnWords = 'This password contains your name or email address. Please choose another.'
/** M59 */
export const passwordsDiffer = 'Passwords must match.'
/** M60 */
export const loginEmailInvalid = 'Please enter a valid email.'
export const termsNotAccepted = 'Please read and accept the terms and conditions'
export const humanCheckMissing = 'Please wait for the check that you are not a robot, then try again'
export const waitBeforeNextTry = (seconds: number) =>
  seconds < 90
    ? `Too many attempts. Please wait ${seconds} seconds.`
    : `Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes.`
export const wrongCredentials = 'The email address or password is not right'
export const linkNotGood = 'This link does not work'
export const linkExpired = 'This link has expired. Ask for a new one.'
export const linkUsed = 'This link has already been used. Each link works once.'
export const linkUnknown = 'Part of this link is missing, or we have sent a newer one.'
export const emailConfirmed = 'Your email address is confirmed'
export const emailChanged = 'Your email address has changed'
export const phoneConfirmed = 'Your phone number is confirmed'
export const confirmationSent =
  'If an account is waiting for this address to be confirmed, we have sent it an email with a new link.'
export const passwordLinkSent =
  'If there is an account with this address, we have sent it an email with a link to set a new password.'
export const mailLimit = 'We send at most three of these emails an hour to one address.'
export const loginTextSent = 'If there is an account with this number, we have sent it a text with a login link.'
export const loginTextHint = 'The link works once, for ten minutes.'
export const textsUsedUp = 'We cannot send any more texts at the moment. Please log in by email instead.'
export const proved = 'Thank you, you can continue'
export const openLinkToChange = (to: string) => `We have sent a link to ${to}. Open it to confirm the change.`
export const phoneTaken = 'This number belongs to another account'
export const phoneNeeded = 'You have no email address, so this number is the only way into your account'
export const otherAccount =
  'This link is for another account. Log in to the account that asked for it, then open the link again.'
export const proveAgain = 'Please enter your password again to continue'
export const phoneBusinessInvalid = 'This does not look like a valid UK phone number.'
export const codeRequired = 'Please enter the code'
export const codeWrong = 'This code is not right. App codes change every 30 seconds, and each works once.'
export const recoveryCodeWrong = 'This recovery code is not right, or has already been used.'
export const authenticatorUnreadable =
  'A fault on our side stops us checking authenticator apps and recovery codes. Your code may well be right.  ' +
  'Log in with a passkey if you have one. If not, write to us from the contact page and we will help you log in again.'
export const passkeyWrong = 'We could not check this passkey. Please try again.'
export const secondStepTooLate = 'This took too long, or there were too many attempts. Please log in again.'
export const secondFactorNeeded =
  'Your account needs a second factor. Set one up under Settings, Security, to continue.'
export const lastSecondFactor =
  'Your account needs a second factor, and this is the only one. Add another before you remove it.'
export const noPasskeysHere =
  'Passkeys only work with a domain name, not an IP address. Open this site by its name, such as localhost, to add one.'
export const lastWayIn = 'This is the only way into your account. Set a password first, then unlink it.'
