// Mails and texts: into the outbox in the caller's transaction, out of it by a task.
export { postMail, postText, textStates, type PostDeps } from './outbox.ts'
export type { Letter, LetterRow } from './letter.ts'
export { sendBulkMail, sendMessage, sendText, type IsAlertOn } from './send-message.ts'
export { createTransports, type Transports } from './transports.ts'
export { isOptedOut } from './opt-outs.ts'
export { isQuiet } from './quiet-hours.ts'
/** Answers to texts, as the sender of texts hands them over. */
export { answerInboundText, inboundTextsPath, mostInboundBytes } from './inbound-texts.ts'

/** What was written to somebody, for those who look after accounts. */
export { messagesTo, moveMessages, waitingMessages, wasWrittenTo } from './kept-messages.ts'

// Calendar entries, in a mail and as a feed.
export {
  addressIn,
  asCalendar,
  asCalendarFeed,
  type CalendarEvent,
  type CalendarPerson,
  type FeedEvent,
} from './calendar.ts'
