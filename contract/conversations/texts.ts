/* What the product says about messages between a company and a candidate. */

export const isEnded = 'This application has ended. No more messages can be sent about it.'
export const isWithdrawn = 'The application was withdrawn. No more messages can be sent about it.'
export const companyGone = 'This company is no longer on our site, so nobody would read your message.'
export const idUsed = 'This message has been sent already. Load the page again to write another.'
export const textMissing = 'Write a message first'
export const tooManyToday = (most: number) => `That is ${most} messages in a day. Please write again tomorrow.`
export const notSent = 'Your message was not sent.'
export const noMessages = 'No messages yet.'
export const formerMember = 'A former member'
