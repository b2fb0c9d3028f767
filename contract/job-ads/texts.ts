import { adDays } from './costs.ts'

/* What the product says about ads. The first ones are the specification's (M74, M75, M88 to M90, M94), with their spelling corrected. */

export const questionEmpty = 'Empty question field: Please enter an assessment question.'
export const benefitEmpty = 'Field empty: Please enter a benefit before.'
export const published = 'Success!: You have just published your job advert and it is already online'
export const draftFound = 'Saved job detected: we have loaded a job that was previously started'
export const noCredits = 'You do not have credits in your account. Buy credits to be able to publish your vacancy.'
export const reactivated = 'The job was successfully reactivated'

export const titleMissing = 'Enter the job title'
export const placeMissing = 'Enter where the job is, or choose ‘Remote’'
export const placeUnknown = 'We do not know this place. Enter a town, a county or a postcode in the UK or Ireland'
export const placeAbroad = 'This place is not in the UK or Ireland. Ads here are for jobs in these countries'
export const contractMissing = 'Choose the kind of contract'
export const hoursMissing = 'Choose full time, part time or either'
export const hoursOutside = 'Enter the hours a week as a number from 1 to 60'
export const daysOutside = 'Enter the days on site as a number up to 5'
export const industryUnknown = 'Choose an industry from the list, or leave it empty'
export const descriptionMissing = 'Describe the job'
export const educationMissing = 'Choose a level'
export const experienceOutside = 'Enter the years as a whole number from 1 to 99'
export const dayUnreadable = 'Enter a day, such as 31 March 2026'
export const dayGone = 'Choose a day that has not passed'
export const answerBeforeClosing = 'Choose a day that is not before the closing date'
export const payUnreadable = 'Enter an amount, such as 24,500 or 12.71'
export const payMissing = 'Enter the pay, or choose ‘Don’t disclose’'
export const payTurnedRound = 'The highest pay is below the lowest'
export const tooFewOptions = 'Enter at least two answers, each on its own line'
export const tooManyOptions = (most: number) => `Enter at most ${most} answers`
export const figureUnreadable = 'Enter a number, or leave it empty'
export const rangeTurnedRound = 'The highest number is below the lowest'
export const authorityMissing = 'Confirm that you have this job and the client’s authority to advertise it'
export const adUnreadable = 'We could not read this ad. Check the title and the place'

/* Audio and video ads. The first ones are the specification's (M67 to M70); that of videos is with the recorder. */
export const logInToRecordAudio = 'You can only record audio if you are currently logged in'
export const recordingTitleMissing = 'Please enter a title'
export const mandatoryEmpty = 'Empty mandatory fields'
export const fillInTitleAndPlace = 'Please make sure job title and location fields are filled in'
export const mandatoryMissing = 'Mandatory field missing'
export const fieldMissing = (names: readonly string[]) => `Please fill in: ${names.join(' and ')}`
export const recordingMissing = {
  text: '',
  audio: 'Record your ad first. An audio ad needs a recording',
  video: 'Record your ad first. A video ad needs a recording',
} as const
export const recordingGone = 'We do not have this recording any more. Please record it again'
export const recordingInWork = 'We are still preparing your recording. Try again in a few seconds'
export const transcriptMissing = 'Type or upload what is said in the recording. Not everybody can hear it'
export const questionRecordingGone =
  'We do not have the recording of this question any more. Record it again or remove it'

export const draftChangedElsewhere = 'You have since changed this ad in another window. Choose which version to keep.'
export const tooManyDrafts = (most: number) => `You have ${most} drafts. Delete one to start another.`
export const notAMember = 'To publish an ad, you need an employer’s account with a company.'
export const confirmEmailFirst = 'Confirm your email address before you publish. The link is in the email we sent you.'
export const waitsForApproval =
  'We look at a company’s first ad before it goes online. Your draft is kept, and we email you as soon as we have looked; then publish it.'
export function mayNotPublish(reason: string | null): string {
  return `Your company may not publish ads here${reason === null ? '' : `: ${reason}`}. Write to us if you think that this is wrong.`
}
export const publishBlocked = 'Put right what is marked, then publish.'
export const stillOnline = 'This ad is still online. You can reactivate it when it has expired.'
export function takenDown(reason: string): string {
  return `We took this ad offline, and it cannot be re-activated for now. Our reason: ${reason}`
}
export const notOnline = 'This ad is not online.'
export const adClosed = 'The ad is closed. People can no longer find it or apply.'
export const adChanged = 'Your changes are online.'
export const newAdNeeded = 'Someone has already applied to this ad. Post a new one for another title or place'
export const promiseStands =
  'People have applied and were promised an answer by that day. You can move it forward, but not back'
export const draftSaved = 'Draft saved'
export const guestCannotSave =
  'Without scripts, a draft cannot be saved in this browser. Copy your text, log in and save the draft in your account.'
export const draftDeleted = 'Draft deleted'
export const draftRestored = 'Draft restored'
export const draftRenamed = 'Draft renamed'
export const onlineFor = `online for ${adDays} days`

/* For programs. */
export const sameReference = (id: string) =>
  `There is an ad with this reference number or idempotency key and other content: ${id}. Change that one instead.`
export const companyHasNoCredits = 'Your company does not have enough credits for this ad.'

/* What those who run the site read. */
export const adReasonNeeded = 'Give a reason. The company will read it.'
export const adDecided = (title: string, isOffline: boolean) =>
  isOffline ? `‘${title}’ is offline, and its company has been told.` : `‘${title}’ may go online again.`
export const adNotNow = (isOffline: boolean) =>
  isOffline ? 'This ad is already offline' : 'This ad can already go online'
