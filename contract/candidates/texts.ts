/* What the product says about applying to ads that were posted here. The first two, and the last, are the specification's (M76, M96, M97), with their spelling corrected. */

export const dataMissing = 'Data missing'
export const fillInAll = 'Please fill in all required fields!'

export const cvMissing = 'Choose the CV to send'
export const cvGone = 'This CV is not there any more. Choose another'
export const letterGone = 'This letter is not there any more. Choose another, or none'
export const educationMissing = 'Choose your highest level'
export const experienceOutside = 'Enter the years as a whole number from 0 to 99'
export const answerMissing = 'Answer this question'
export const numberUnreadable = 'Enter a number, such as 3 or 2.5'
export const yesOrNo = 'Choose yes or no'
export const oneOfThese = 'Choose one of the answers'
export const recordOrWrite = 'Record an answer, or write one'
export const recordingGone = 'We do not have this recording any more. Record your answer again, or write it'
export const recordingInWork = 'Your recording has not arrived whole yet. Wait a moment, then send again'
export const answerTooLong = (most: number) => `Please use at most ${most.toLocaleString('en-GB')} characters`
export const contactMissing = 'Confirm your email address or your phone number, so that the employer can answer you'
export const adIsClosed = 'This ad has closed'
export const adIsClosedDetails = 'What you entered is still here if you want to copy it.'
export const adChangedMeanwhile = 'The employer has just changed the ad. Read it again, then send'
export const companyBlocked = 'Your company may not see who applied. Write to us if you think that this is wrong.'
export const idUsed = 'This id belongs to another application'
export const tooManyToday = (most: number) =>
  `You have sent ${most} applications today. Send the next one tomorrow: what you entered is still here.`
export const withdrawn = 'Your application is withdrawn.'
export const withdrawnDetails =
  'The employer can no longer see your CV, letter or answers here. What you recorded is deleted.'
export const notWithdrawable = 'This application cannot be withdrawn any more.'
export const unansweredNoted = 'Thank you. We have noted it.'
export const unansweredNotedDetails =
  'We count it in how long this employer usually takes to answer, which everyone can see.'
export const answerNotDue = 'The day of the promised answer has not passed yet.'
export const isAnswered = 'This application has been answered, or is closed.'
export const corrected = 'The employer now has your current contact details.'
export const correctedDetails = 'Your CV, letter and receipt stay as you sent them.'
export const nothingToCorrect = 'The employer already has your current contact details.'
export const notCorrectable = 'The employer no longer sees this application, so there is nothing to correct.'
export const sentDeleted = 'What you sent is deleted.'
export const sentDeletedDetails = 'Your receipt stays in your account.'
export const stillRunning = 'Withdraw this application first. Then you can delete what you sent.'
export const keepAgreed = 'The employer may keep your application for other jobs.'
export const keepTakenBack = 'The employer keeps your application no longer than usual.'
export const nothingToKeep = 'This application cannot be kept, because it is not decided or has been removed.'

/* M96 and M97 of the specification. */
export const applicationFailed = 'Error'
export const applicationProblem = (reason: string) => `There was a problem with your application: ${reason}`
export const applicationAccepted = 'Success'
export const applicationAcceptedDetails = 'Your application was accepted. The recruiter should now contact you further'
