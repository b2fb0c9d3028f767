/* What the product says about interviews. The first six, and 'upcoming', are the specification's (M81 to M86, M110). */

export const failedToLoad = 'Failed to load appointment details'
export const confirmed = 'You have successfully confirmed your appointment.'
export const deleted = 'The job interview appointment has been deleted'
export const failedToDelete = 'Failed to delete interview'
export const updated = 'Your job interview appointment has been updated'
export const failedToUpdate = 'Failed to update interview'
export const upcoming = 'Upcoming'

export const invited = 'Your invitation has been sent.'
export const suggestedTo = (company: string) => `We have told ${company}. Nothing is booked until they accept.`
export const declined = 'We have told the employer that you cannot attend.'
export const suggestionAccepted = 'The new time is booked. We have told the candidate.'
export const suggestionRefused = 'The earlier time still holds. We have told the candidate.'
export const linkAsked =
  'If we know of an interview for this address, a new link is on its way. It may take a few minutes.'

export const movedSince =
  'Somebody else moved this interview while you were typing. Look at the time that is held now, then decide.'
export const timeMissing = 'Enter a date and a time'
export const timeUnreadable = 'Enter a date and a time, such as 4 March 2026, 16:00'
export const timePast = 'Choose a time that is still to come'
export const timeFar = 'Choose a time within the next twelve months'
export const timeStep = 'Choose a time on the quarter of an hour, such as 16:00 or 16:15'
export const timeNotThere = 'The clocks go forward then, so this time does not exist. Choose another'
export const timeTwice = 'You have entered this time already'
export const placeMissing = 'Enter the address where you will meet'
export const phoneMissing = 'Enter the phone number'
export const linkMissing = 'Enter the link for the video call. It must begin with https://'
export const memberGone = 'Someone you chose is no longer a member of your company'
export const idUsed = 'This id is of another interview'
export const tooManyMails =
  'This candidate has had many emails about interviews for this application. Write a message instead, or try again later.'
export const notInvitable = 'This application is withdrawn or rejected, so nobody can be invited.'
export const isOver = 'This interview is over.'
export const isEnded = 'This interview is cancelled.'
export const nothingSuggested = 'There is no suggestion to answer. It may have been withdrawn.'
export const replyUnreadable = 'This is not a reply from a calendar program.'
export const replyNotTaken =
  'This reply cannot be accepted. Ask for the interview file again, or answer by the link in the email.'
export const saved = 'Saved.'

export const stateNames = {
  invited: 'Unconfirmed',
  confirmed: 'Confirmed',
  suggested: 'Another time suggested',
  declined: 'Cannot attend',
  cancelled: 'Cancelled',
} as const
