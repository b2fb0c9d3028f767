/* What the product says about messages between a company and a candidate. */

export const isEnded = 'This application has ended. No more messages can be sent about it.'
export const isWithdrawn = 'The application was withdrawn. No more messages can be sent about it.'
export const companyGone = 'This company is no longer on our site, so nobody would read your message.'
export const idUsed = 'This message has already been sent. Reload the page to write another.'
export const textMissing = 'Write a message first'
export const tooManyToday = (most: number) => `That is ${most} messages in a day. Please write again tomorrow.`
export const notSent = 'Your message was not sent.'
export const noMessages = 'No messages yet.'
export const formerMember = 'A former member'

/* About text messages. The first is the specification's (M65). */

export const textTooLong = 'Please limit the text to 150 characters. For longer messages, please use e-mail.'
export const textEmpty = 'Write the text first'
export const notUkMobile = 'We can text UK mobiles only. Please use email, or a message here.'
export const noMobile = 'They did not give a mobile number. Please use email, or a message here.'
export const numberHidden = 'Their number is hidden. Shortlist or invite them to send a text.'
export const optedOut = 'They have stopped texts to their number. Please use email, or a message here.'
export const quietHours = 'It is between 21:00 and 8:00 in the UK. Tick the box to send the text now anyway.'
export const tooManyTexts = (most: number) => `That is ${most} texts to one person in a day. Please use email.`
export const textsUsedUp = 'No more texts can be sent today. Please use email, or a message here.'
export const textNotSent = 'Your text was not sent.'
export const textSent = 'Your text is on its way.'
