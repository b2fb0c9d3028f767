import { reasonNames } from '../../../contract/applications/reason-texts.ts'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { ApplyingStep } from '../../../contract/applications/progress.ts'
import { exactTimeOf } from '../dates.ts'
import { isAnswered, openAnswers } from './open-answers.ts'
import { wayNames } from './state-words.ts'

/** A line of the roll: what was done, when, and whether it is done. */
export type RollLine = {
  name: string
  state: 'done' | 'current' | 'needs-you' | 'failed' | 'to-come'
  note?: string
}

/**
 * How a form is filled in, line by line, as it happens: opened, logged in, read, answered, sent, found in the board's own list. Lines that
 * are still to come are there too, so that one sees what will happen.
 */
export function rollOf(application: ApplicationDetail): RollLine[] {
  return application.way === 'by-hand' ? byHand(application) : byUs(application)
}

function byHand({ sourceName, created, state, appliedAt }: ApplicationDetail): RollLine[] {
  const isOver = state === 'failed' || state === 'stopped'
  const isSent = appliedAt !== null
  return [
    { name: 'CV and answers ready to copy', state: 'done', note: exactTimeOf(created) },
    { name: `You apply on ${sourceName}`, state: isSent ? 'done' : isOver ? 'to-come' : 'needs-you' },
    isSent
      ? { name: 'You told us that you sent it', state: 'done', note: exactTimeOf(appliedAt) }
      : { name: 'You tell us when you have sent it', state: 'to-come' },
  ]
}

function byUs(application: ApplicationDetail): RollLine[] {
  const { sourceName, state, reason, progress, isInHand } = application
  const steps = progress?.steps ?? []
  /** Null if it has not begun; else when the step after it did, or null for that. */
  const step = (name: ApplyingStep): { endedAt: string | null } | null => {
    const at = steps.findIndex((one) => one.step === name)
    return at === -1 ? null : { endedAt: steps[at + 1]?.at ?? null }
  }
  const line = (names: readonly [toCome: string, current: string, done: string], name: ApplyingStep): RollLine => {
    const found = step(name)
    if (found === null) return { name: names[0], state: 'to-come' }
    if (found.endedAt !== null) return { name: names[2], state: 'done', note: exactTimeOf(found.endedAt) }
    return { name: isInHand ? names[1] : names[0], state: isInHand ? 'current' : 'to-come' }
  }
  const isQuestion = reason === 'unknown-question' || reason === 'knock-out'
  const isStuck = (state === 'needs-you' && !isQuestion) || state === 'failed'
  const lines = [
    line([`Open ${sourceName}`, `Opening ${sourceName}`, `Opened ${sourceName}`], 'open-ad'),
    // Some forms are open to everybody.
    ...(step('open-form') !== null && step('log-in') === null
      ? []
      : [line(['Log in as you', 'Logging in as you', 'Logged in as you'], 'log-in')]),
    ...questionLines(application),
  ]
  if (isStuck && reason !== null) {
    const done = lines.filter((one) => one.state === 'done')
    return [...done, { name: reasonNames[reason], state: state === 'failed' ? 'failed' : 'needs-you' }]
  }
  if (state === 'stopped')
    return [...lines.filter((one) => one.state === 'done'), { name: 'Stopped', state: 'to-come' }]
  return [...lines, ...sendingLines(application)]
}

function questionLines(application: ApplicationDetail): RollLine[] {
  const { answers, progress, state, isInHand } = application
  const reading = progress?.steps.find(({ step }) => step === 'read-questions')
  const filled = progress?.steps.find(({ step }) => step === 'review')
  const isLive = isInHand && state === 'queued'
  const asked = isLive ? (progress?.asked ?? 0) : answers.length
  if (asked === 0 || reading === undefined) {
    const isReading = isLive && reading !== undefined
    return [
      { name: isReading ? 'Reading the form' : 'Read the form', state: isReading ? 'current' : 'to-come' },
      { name: 'Fill it in', state: 'to-come' },
    ]
  }
  const read: RollLine = { name: `Read ${questions(asked)}`, state: 'done', note: exactTimeOf(reading.at) }
  if (isLive) {
    return [read, { name: `${progress?.answered ?? 0} of ${asked} fields`, state: filled ? 'done' : 'current' }]
  }
  const open = openAnswers(application).length
  const last = filled?.at ?? progress?.steps.at(-1)?.at
  const hasAnswers = answers.some(isAnswered)
  const answered: RollLine = { name: `${answers.filter(isAnswered).length} answered`, state: 'done' }
  return [
    read,
    ...(hasAnswers ? [last === undefined ? answered : { ...answered, note: exactTimeOf(last) }] : []),
    ...(open > 0 ? [{ name: open === 1 ? '1 needs you' : `${open} need you`, state: 'needs-you' } as const] : []),
  ]
}

function sendingLines({ state, way, isApproved, sourceName, appliedAt }: ApplicationDetail): RollLine[] {
  const find = `Look for it in your ${sourceName} account`
  if (state === 'applied')
    return [{ name: 'Sent', state: 'done', note: appliedAt === null ? '' : exactTimeOf(appliedAt) }]
  if (state === 'unsure')
    return [
      { name: 'Pressed send', state: 'done' },
      { name: 'Not sure whether it arrived', state: 'needs-you' },
    ]
  if (state === 'sending')
    return [
      { name: 'Sending', state: 'current' },
      { name: find, state: 'to-come' },
    ]
  const isAgreed = isApproved || way === 'automatic'
  return [
    ...(way === 'assisted'
      ? [
          {
            name: isApproved ? 'Checked by you' : 'You check it',
            state: isApproved ? 'done' : state === 'ready' ? 'needs-you' : 'to-come',
          } as const,
        ]
      : []),
    { name: 'Send', state: state === 'ready' && isAgreed ? 'current' : 'to-come' },
    { name: find, state: 'to-come' },
  ]
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}

/** What the roll is called. */
export function rollTitle({ way, isInHand, state }: ApplicationDetail): string {
  if (way === 'by-hand') return wayNames[way]
  return isInHand && state === 'queued' ? 'The form, as we fill it in' : 'How the form was filled in'
}
