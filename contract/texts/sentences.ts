/*
 * Every sentence that the product says back, by its id in the specification's checklist where it has one. Spelling is corrected
 * (decision C15), the words are kept.
 */

export * from '../users/texts.ts'
export * from '../credentials/texts.ts'
export * from '../cvs/texts.ts'
export * from '../shortlists/texts.ts'
export * from '../applications/texts.ts'
export * from '../companies/texts.ts'
export * from '../payments/texts.ts'
export * from './page-texts.ts'

/** M11 */
export const fallbackJobs = 'No jobs found with your search criteria. We have found the following jobs for you'
/** M12 */
export const noJobs = 'No jobs found with your search criteria. Please try with different search criteria'
/** M13 */
export const markedIrrelevant =
  'We marked the job as irrelevant. This will help us get better results for you next time'
/** M14 */
export const notMarkedIrrelevant = 'We could not mark the job as irrelevant due to a server error'
/** M42 */
export const geolocationUnsupported = 'Geolocation not supported.'
/** M43 */
export const geolocationNoResults = 'No results found'
/** M44 */
export const geocoderFailed = (reason: string) => `Geocoder failed due to: ${reason}`
/** M45 */
export const geolocationNoDetails = 'No details available for input'
/** M46 */
export const loadFailed = 'Failed to load data from server'
/** M47 */
export const noData = 'no data returned'
/** M48 */
export const shortlistNeedsLogin = 'You do not have access to shortlisted jobs at the moment. You need to login first.'
/** M49 */
export const titleRequired = 'Please tell us what job you are looking for'
/** M50 */
export const locationRequired = 'Please enter a location'
/** M108 */
export const outsideIr35Search = 'Outside IR35 search'
/** M112 */
export const noMaximum = '>200k'
/** M113 */
export const anyDistance = '>50mi'
export const serverError = 'Server error'
export const serverErrorDetails = 'Something went wrong on our side. Please try again.'
/** For a save that may have been interrupted part of the way. */
export const maybeNotSaved =
  'Something went wrong on our side, and this may not have been saved. Please check, then try again.'
/** Goes before the reason why a save was refused. */
export const notSaved = 'This was not saved.'
export const notFound = 'We could not find that'
export const badInput = 'Some of what you sent is not valid'
/** Beside a field whose text has a character that the database refuses, such as NUL. */
export const badText = 'This contains a character that we cannot store. Delete it, or type the text again.'
export const unknownParameter = (name: string) => `This call has no parameter called ‘${name}’`
export const unknownField = (name: string) => `This call has no field called ‘${name}’`
export const addressUnreadable =
  'This address contains characters that are not used on this site. Please check the link that you followed.'
export const formUnreadable = 'We could not read this form, and nothing in it was saved. Go back and send it again.'
export const tooMany = 'Too many requests'
export const tooManyDetails = (seconds: number) =>
  `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
export const tooLarge = 'That is too large'
export const tooLargeDetails =
  'Nothing was saved. Files can be up to 8 MB. Go back and choose a smaller file, or save yours with smaller pictures.'
const kilobytesOrMegabytes = (bytes: number) =>
  bytes < 2 ** 20 ? `${Math.floor(bytes / 2 ** 10)} kB` : `${Math.floor(bytes / 2 ** 20)} MB`
export const formTooLargeDetails = (bytes: number) =>
  `Nothing was saved. This form can hold up to ${kilobytesOrMegabytes(bytes)}. Go back and shorten what you wrote.`
/** For programs. People also get advice on what to do next. */
export const bodyTooLargeDetails = (bytes: number) =>
  `This call accepts at most ${kilobytesOrMegabytes(bytes)}. Nothing was saved.`
export const fileTooLargeDetails = 'Files can be up to 8 MB. Nothing was saved.'
export const wrongType = 'We cannot read that type of content'
export const wrongMethod = 'This address does not support that method'
export const keyNeeded = 'This call needs a key of your company'
export const keyNeededDetails =
  'Send it as ‘Authorization: Bearer rolecall_key_…’. An admin of the company can make one under ‘My company’, ‘API keys’. A revoked key no longer works.'
export const keyMayNot = 'This key may not do that. An admin of the company can make one that may.'
export const bearerNeeded = 'This address is for programs that send a bearer token. Use the same call by POST.'
export const crossSite = 'This request came from another site, so we did not carry it out'
export const busy = 'We are busy'
export const busyDetails = 'Please try again in a few seconds.'
export const busyPage = 'More people than usual are using this site. Please wait a few seconds, then reload this page.'
export const busySent =
  'More people than usual are using this site. What you sent was not saved. Please go back, wait a few seconds, and send it again.'
/** Shown on a board's line when the server is too busy to search it. */
export const busyBoard = 'not asked, because we are busy'
export const placeUnknown = (text: string) => `We do not know a place called ‘${text}’`
export const placeAbroad = (name: string) => `${name} is outside the United Kingdom and Ireland, where we search`
/** M1 */
export const notAPublisher = (product: string) =>
  `you-are-not-registered-as-a-publisher,-you-cannot-access-this-page.-Contact-${product}-staff-to-change-your-profile.`
/* M27, M30, M104 and M106 are here so that the catalogue is whole; our pages say the same in words of their own. */
/** M27: beside a field whose new value was saved. @public */
export const changed = 'changed.'
/** M30 @public */
export const error = 'Error'
/** M104: what a program that draws a check of its own may say; ours does its work unseen and has `humanCheckMissing`. @public */
export const recaptchaMissing = 'Please check the recaptcha button'
/** M106 @public */
export const requestNotAnswered = 'Request failed'
/** M36 */
export const alertSaved = 'Alert saved'
export const alertSavedDetails = 'Your alert was saved successfully'
/** M37 */
export const alertFailed = (reason: string) => `There was an error. ${reason}`
/** M61 */
export const alertEmailInvalid = 'Please enter a valid e-mail'
/** M102 */
export const messageSent = 'Your message was sent successfully'
/** M103 */
export const messageFailed = (reason: string) => `There was an error: ${reason}`
export const contentRequired = 'Please write your message'
export const contentTooLong = 'Please keep your message to 10,000 characters'
export const sessionEnded = 'This session has ended'
export const otherSessionsEnded = 'All other sessions have ended'
export const registerUnavailable = 'The company register is not responding. Please enter the details yourself.'
export const companyNeedsAdmin =
  'You are the only person who manages your company’s account. Please choose who takes over, or close the company account.'
