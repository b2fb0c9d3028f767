import { reasonNames } from '../../../contract/applications/reason-texts.ts'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import { applicationLimits } from '../../../contract/applications/lists.ts'
import { dayOf, shortDayOf, timeOf } from '../dates.ts'
import { waitsForLogin } from './state-words.ts'

/** A step of an application in a word or two, and whether it is behind, under way, or waits for somebody. */
export type RowStep = { name: string; state: 'done' | 'current' | 'needs-you' | 'failed' | 'to-come' }

const day = 86_400_000

/** What has happened to an application and what comes next, for its row in the history. @param now an ISO moment */
export function rowSteps(one: ApplicationEntry, now: string): RowStep[] {
  const { state, way, reason, heldLogin, outcome, appliedAt } = one
  const started: RowStep = { name: 'Started', state: 'done' }
  const filledIn: RowStep = { name: 'Filled in', state: 'done' }
  if (heldLogin !== null) return [started, { name: waitsForLogin(one), state: 'needs-you' }]
  switch (state) {
    case 'queued':
      return [started, { name: queuedText(one, now), state: one.isInHand ? 'current' : 'to-come' }]
    case 'needs-you':
      return [started, { name: needsText(one), state: 'needs-you' }]
    case 'ready':
      if (way === 'by-hand') return [started, { name: `You apply on ${one.sourceName}`, state: 'needs-you' }]
      if (one.isApproved || way === 'automatic') return [filledIn, { name: sendingText(one, now), state: 'current' }]
      return [filledIn, { name: 'Check it and send', state: 'needs-you' }]
    case 'sending':
      return [filledIn, { name: 'Sending', state: 'current' }]
    case 'unsure':
      return [filledIn, { name: 'Not sure whether it was sent', state: 'needs-you' }]
    case 'applied': {
      const sent: RowStep = { name: appliedAt === null ? 'Sent' : `Sent ${shortDayOf(appliedAt)}`, state: 'done' }
      if (outcome === null) return [sent, { name: silenceText(appliedAt, now), state: 'to-come' }]
      return [sent, { name: outcomeNames[outcome], state: outcome === 'rejected' ? 'failed' : 'done' }]
    }
    case 'failed':
      return [{ name: reason === null ? 'Not sent' : `Not sent: ${lowerFirst(reasonNames[reason])}`, state: 'failed' }]
    case 'stopped':
      return [{ name: 'Stopped, not sent', state: 'to-come' }]
  }
}

function needsText({ reason, openQuestions }: ApplicationEntry): string {
  if (reason === 'unknown-question' && openQuestions > 0)
    return openQuestions === 1 ? '1 question needs you' : `${openQuestions} questions need you`
  return reason === null ? 'Needs you' : reasonNames[reason]
}

const outcomeNames = { interview: 'Interview', offer: 'Offer', rejected: 'They said no' } as const

function queuedText({ isInHand, progress, nextTryAt, attempts }: ApplicationEntry, now: string): string {
  if (isInHand) {
    if (progress === null || progress.asked === 0) return 'Filling in'
    return `Filling in: ${progress.answered} of ${progress.asked} fields`
  }
  if (nextTryAt === null || nextTryAt <= now) return 'Waiting its turn'
  return `${attempts > 0 ? 'Trying again' : 'Waiting until'} ${whenOf(nextTryAt, now)}`
}

function sendingText({ nextTryAt }: ApplicationEntry, now: string): string {
  return nextTryAt === null || nextTryAt <= now ? 'About to be sent' : `To be sent ${whenOf(nextTryAt, now)}`
}

function whenOf(moment: string, now: string): string {
  return dayOf(moment) === dayOf(now) ? `at ${timeOf(moment)}` : `on ${shortDayOf(moment)} at ${timeOf(moment)}`
}

function silenceText(appliedAt: string | null, now: string): string {
  if (appliedAt === null) return 'No answer yet'
  const days = Math.floor((Date.parse(now) - Date.parse(appliedAt)) / day)
  return days < applicationLimits.silentDays ? 'No answer yet' : `No answer for ${days} days`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
