import { messages, product } from '../../contract/texts/messages.ts'

const notAPublisher = messages.notAPublisher(product)

/**
 * The sentences that the response screen may show (C16), all from our own catalogue. Its address is anybody's to write, so words that are
 * not among these are not shown.
 */
const known: readonly string[] = [
  notAPublisher,
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

/** `mayRetry`: the same may go well the next time. */
export type ResponseText = { heading: string; text: string; isSignedUp: boolean; mayRetry: boolean }

/** What to show for the message of an address: dashes stand for spaces. */
export function responseText(mex: string, isSuccess: boolean): ResponseText {
  const asked = spaced(mex)
  if (isSuccess && asked.toLowerCase() === signedUp)
    return { heading: messages.success, text: 'You have successfully signed up.', isSignedUp: true, mayRetry: false }
  const found = known.find((sentence) => spaced(sentence) === asked)
  // Nothing has failed: the page is for others.
  if (found === notAPublisher && !isSuccess)
    return { heading: 'This page is for employers', text: sentence(spaced(found)), isSignedUp: false, mayRetry: false }
  const heading = isSuccess ? messages.success : messages.serverError
  if (found !== undefined) return { heading, text: spaced(found), isSignedUp: false, mayRetry: !isSuccess }
  return {
    heading,
    text: isSuccess ? 'That’s done.' : 'We could not do that. Please try again.',
    isSignedUp: false,
    mayRetry: !isSuccess,
  }
}

/** With a capital letter: the words of an address are in lower case. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function spaced(text: string): string {
  return text.replaceAll('-', ' ').replace(/\s+/gu, ' ').trim()
}
