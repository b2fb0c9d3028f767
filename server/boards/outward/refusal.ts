import { BoardFailure } from '../board.ts'
import { httpDate } from '../reading.ts'
import { challengeIn } from './challenge.ts'
import type { WireAnswer } from './exchange.ts'

/** A day: no board means longer than that, and a wrong date in a header must not silence a board for years. */
const longestWait = 86_400

/** What a 429 that names no time means: their limits are by the minute. */
const waitWithoutWord = 60

/**
 * What an answer says against being used, in our outcomes; null: it is one to read.
 * @param accepted statuses of 400 and above that the connector reads itself
 */
export function refusalIn(answer: WireAnswer, accepted: readonly number[], now: Date): BoardFailure | null {
  const wall = challengeIn(answer)
  if (wall !== null) return new BoardFailure('challenge', `${wall} asks for a human`)

  const { status } = answer
  if (status < 400 || accepted.includes(status)) return null
  const wait = retryAfter(answer.headers, now)
  switch (status) {
    case 429:
      return new BoardFailure('refused', 'asked too often (429)', { retryAfterSeconds: wait ?? waitWithoutWord })
    case 401:
    case 402:
    case 403:
    case 407:
    case 451:
    case 999: // LinkedIn's own.
      return new BoardFailure('refused', `refused our call (${status})`, { retryAfterSeconds: wait })
    default:
      return status >= 500 || status === 408
        ? new BoardFailure('failed', `answered with an error (${status})`, { retryAfterSeconds: wait })
        : new BoardFailure('unreadable', `does not know our call (${status})`)
  }
}

/** Seconds or a date, at most a day; null: not said, or not to be read. */
export function retryAfter(headers: Headers, now: Date): number | null {
  const said = headers.get('retry-after')?.trim()
  if (said === undefined || said === '') return null
  const seconds = /^\d+$/.test(said) ? Number(said) : secondsUntil(httpDate(said), now)
  return seconds === null ? null : Math.min(Math.max(seconds, 0), longestWait)
}

function secondsUntil(date: string | null, now: Date): number | null {
  return date === null ? null : Math.ceil((Date.parse(date) - now.getTime()) / 1000)
}

/** Worth a second try: the server or something before it was busy, and nothing tells us to wait. */
export function isPassing(failure: BoardFailure, status: number | null): boolean {
  if (failure.outcome !== 'failed' || failure.retryAfterSeconds !== null) return false
  return status === null || status === 502 || status === 503 || status === 504
}
