import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { dayOf, timeOf } from '../dates.ts'
import { openAnswers } from './open-answers.ts'

/** What has been sent so far, and what happens next. @param now an ISO moment */
export function whatComesNext(application: ApplicationDetail, now: string): string {
  const { state, way, isApproved, sourceName, nextTryAt, heldLogin, reason } = application
  if (heldLogin !== null)
    return `Nothing has been sent. It is waiting until you have checked your login to ${sourceName}.`
  switch (state) {
    case 'queued':
      return `Nothing has been sent. ${queuedText(application, now)}`
    case 'needs-you': {
      const open = openAnswers(application).length
      if (reason === 'no-credentials')
        return `Nothing has been sent. Once you add a login, we will carry on. ${untilClosed(application)}`
      if (open > 0)
        return `Nothing has been sent. Answer ${open === 1 ? 'the question' : `the ${open} questions`}, and we will carry on. ${untilClosed(application)}`
      return `Nothing has been sent. You can finish it on ${sourceName}. ${untilClosed(application)}`
    }
    case 'ready':
      if (way === 'by-hand')
        return `Nothing has been sent. Apply on ${sourceName}, then tell us here and you get a receipt. ${untilClosed(application)}`
      if (isApproved || way === 'automatic')
        return nextTryAt !== null && nextTryAt > now
          ? `Nothing has been sent yet. We send it ${whenOf(nextTryAt, now)}. You can close this page.`
          : 'We are about to send it. You can close this page.'
      return `Nothing has been sent. Send it when you have checked it. ${untilClosed(application)}`
    case 'sending':
      return 'We are sending it now. You can close this page.'
    case 'unsure':
      return 'It may have been sent. We do not send it again, so that the employer never gets it twice.'
    case 'applied':
      return way === 'elsewhere'
        ? 'Note here what the employer says.'
        : `${messages.applied}. Note here what the employer says.`
    case 'failed':
    case 'stopped':
      return 'Nothing was sent, and nothing will be unless you start again.'
  }
}

function queuedText({ isInHand, sourceName, nextTryAt, attempts, reason }: ApplicationDetail, now: string): string {
  if (isInHand)
    return 'We are filling in the form. You can close this page. We will carry on, and email you if we need you.'
  if (nextTryAt === null || nextTryAt <= now) return 'It is waiting its turn. You can close this page.'
  const why = reason === 'daily-limit' ? `${sourceName} will not take more applications from you today. ` : ''
  const count = attempts > 0 && attempts <= 3 && reason !== 'daily-limit' ? ` (${attempts} of 3)` : ''
  return `${why}We will try ${whenOf(nextTryAt, now)}${count}. You can close this page.`
}

/** 'You can close this page: it will wait until 24 November 2026, when the ad closes.' */
function untilClosed({ ad: { closes } }: ApplicationDetail): string {
  const until = closes === null || Number.isNaN(Date.parse(closes)) ? '' : ` until ${dayOf(closes)}, when the ad closes`
  return `You can close this page: it will wait${until}.`
}

/** 'at 14:05', 'on 24 November 2026 at 08:00' */
function whenOf(moment: string, now: string): string {
  return dayOf(moment) === dayOf(now) ? `at ${timeOf(moment)}` : `on ${dayOf(moment)} at ${timeOf(moment)}`
}
