import type { AdState } from '../../contract/job-ads/my-ads.ts'

/** What decides about an ad's state; everything else is derived. */
export type AdTimes = { onlineUntil: Date; closedAt: Date | null }

/** Where an ad is in its life: online until its time is over or somebody closes it (S18.2). */
export function stateOf({ onlineUntil, closedAt }: AdTimes, now: Date): AdState {
  if (closedAt !== null && closedAt < onlineUntil) return 'closed'
  return onlineUntil > now && closedAt === null ? 'online' : 'expired'
}

const day = 24 * 60 * 60 * 1000

/** Days that are left, a day that has begun included; 0 if it is not online. */
export function daysLeft(times: AdTimes, now: Date): number {
  return stateOf(times, now) === 'online' ? Math.ceil((times.onlineUntil.getTime() - now.getTime()) / day) : 0
}

/** Whether it can be put online again, for credits. */
export function canReactivate(times: AdTimes, now: Date): boolean {
  return stateOf(times, now) !== 'online'
}

/** About how many minutes a candidate needs for an ad's questions, rounded up: from a sentence typed to a minute spoken twice over. */
export function minutesFor(questions: readonly { kind: keyof typeof secondsFor }[]): number {
  return Math.ceil(questions.reduce((sum, { kind }) => sum + secondsFor[kind], 0) / 60)
}

/** Estimates of ours; an audio answer is at most a minute long, and most people record it more than once. */
const secondsFor = { text: 90, number: 15, 'yes-no': 10, choice: 20, audio: 150 } as const
