import type { RoundState } from '../../../contract/questions/rounds.ts'
import type { BadgeTone } from '../parts/badge.tsx'
import { dayOf } from '../dates.ts'

export const stateNames: Readonly<Record<RoundState, string>> = {
  open: 'Open',
  finished: 'All answered',
  closed: 'Closed',
}

export const stateTones: Readonly<Record<RoundState, BadgeTone>> = {
  open: 'attention',
  finished: 'good',
  closed: 'plain',
}

/** The last day on which answers are taken: a round ends at midnight. */
export function lastDay(closesAt: string): string {
  return dayOf(new Date(Date.parse(closesAt) - 1).toISOString())
}

/** '1 question', '3 questions'. */
export function questionsInWords(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}
