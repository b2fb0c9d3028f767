import { londonDay, londonHour } from '../../contract/platform/london.ts'

/** What is to be done about a promise to answer by a day. */
export type PromiseStep = 'remind-before' | 'remind-on-the-day' | 'settle'

type Standing = {
  /** '2026-03-31' */
  answersBy: string
  isRemindedBefore: boolean
  isRemindedOnTheDay: boolean
}

const day = 86_400_000
/** Days ahead of the first reminder. */
const daysBefore = 2
/** Nobody is written to in the night: from this hour on, by UK time. */
const firstHour = 8

/** What is to be done at a moment, by the days of the United Kingdom; null if nothing is. */
export function promiseStep(
  { answersBy, isRemindedBefore, isRemindedOnTheDay }: Standing,
  now: Date,
): PromiseStep | null {
  const today = londonDay(now)
  if (today > answersBy) return 'settle'
  if (londonHour(now) < firstHour) return null
  if (today === answersBy) return isRemindedOnTheDay ? null : 'remind-on-the-day'
  const first = new Date(Date.parse(answersBy) - daysBefore * day).toISOString().slice(0, 10)
  return today >= first && !isRemindedBefore ? 'remind-before' : null
}

/** The moment at which a day ends in the United Kingdom. */
export function dayEnd(answersBy: string): Date {
  const midnight = new Date(Date.parse(answersBy) + day)
  // In summer its clocks are an hour ahead of UTC.
  const inSummer = new Date(midnight.getTime() - day / 24)
  return londonDay(inSummer) > answersBy ? inSummer : midnight
}
