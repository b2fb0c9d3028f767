import { messages, product } from '../../contract/texts/messages.ts'

/**
 * What the response screen may say (C16): the sentences of our own catalogue. Its address is anybody's to write, so words that are
 * not among these are not shown.
 */
const known: readonly string[] = [
  messages.notAPublisher(product),
  messages.signedUp,
  messages.signedUpByPhone,
  messages.quicklySignedUp,
  messages.systemError,
  messages.unexpected,
  messages.serverErrorDetails,
  messages.loadFailed,
  messages.noData,
  messages.notMarkedIrrelevant,
  messages.shortlistNeedsLogin,
  messages.applicationNotSent,
  messages.loginFailedDetails,
  messages.passwordChanged,
  messages.detailsChanged,
  messages.accountDeleted,
  messages.alertSavedDetails,
  messages.messageSent,
]

/** The message that the specification gives a screen of its own (M107). */
const signedUp = 'successfully signed up'

export type ResponseText = { text: string; isSignedUp: boolean }

/** What to show for the message of an address: dashes stand for spaces. */
export function responseText(mex: string, isSuccess: boolean): ResponseText {
  const asked = spaced(mex)
  if (isSuccess && asked.toLowerCase() === signedUp)
    return { text: 'You have successfully signed up.', isSignedUp: true }
  const found = known.find((sentence) => spaced(sentence) === asked)
  if (found !== undefined) return { text: spaced(found), isSignedUp: false }
  return {
    text: isSuccess ? 'What you asked for is done.' : 'What you asked for could not be done. Please try again.',
    isSignedUp: false,
  }
}

function spaced(text: string): string {
  return text.replaceAll('-', ' ').replace(/\s+/gu, ' ').trim()
}
