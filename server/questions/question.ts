import type { RoundState } from '../../contract/questions/rounds.ts'
import * as texts from '../../contract/questions/texts.ts'
import type { StoredState } from '../candidates/index.ts'

/** What decides whether an invitation still takes answers. */
export type Standing = {
  finished_at: Date | null
  closes_at: Date
  state: StoredState
  /** Null once the account is gone. */
  candidate_id: string | null
  /** Null once the company is gone. */
  company_id: string | null
  is_blocked: boolean
}

/** Why no more answers can be sent; null: some can, or all are sent. An application that has ended weighs more than the time. */
export function whyClosed(one: Standing, now: Date): string | null {
  if (one.state === 'withdrawn' || one.candidate_id === null) return texts.isWithdrawn
  if (one.company_id === null || one.is_blocked) return texts.companyGone
  if (one.state === 'rejected') return texts.isEnded
  if (one.finished_at !== null) return null
  return one.closes_at <= now ? texts.timeIsOver : null
}

export function stateOf(one: Standing, now: Date): RoundState {
  if (whyClosed(one, now) !== null) return 'closed'
  return one.finished_at === null ? 'open' : 'finished'
}

/** By video or in writing, exactly one. */
export type GivenAnswer = { kind: 'video'; recording: string } | { kind: 'writing'; text: string }

/** @returns what was given; a problem where it was nothing, or both */
export function readAnswer(body: {
  videoId?: string | undefined
  text?: string | undefined
}): GivenAnswer | { kind: 'bad'; why: string } {
  const { videoId, text = '' } = body
  if (videoId !== undefined && text !== '') return { kind: 'bad', why: texts.oneOfBoth }
  if (videoId !== undefined) return { kind: 'video', recording: videoId }
  return text === '' ? { kind: 'bad', why: texts.answerEmpty } : { kind: 'writing', text }
}
