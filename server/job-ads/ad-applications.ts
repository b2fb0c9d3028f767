import type { Queryable } from '../platform/database.ts'

/**
 * What is known of the people who apply to ads. Their applications are kept by a room of its own that knows ads, so a program hands this
 * in (decision 036).
 */
export type AdApplications = {
  /** How many applied to an ad, by day in UTC: '2026-03-04'. */
  byDay: (db: Queryable, adId: string) => Promise<ReadonlyMap<string, number>>
  /** Of those who applied to an ad before a moment: how many, and how many of them wait for an answer. */
  waiting: (db: Queryable, given: { adId: string; before: Date }) => Promise<Waiting>
  /** How long a company took for the answers that it gave since a moment. */
  answerTimes: (db: Queryable, given: { companyId: string; since: Date }) => Promise<AnswerTimes>
}

export type Waiting = { applied: number; unanswered: number }

type AnswerTimes = {
  answers: number
  /** Null if there are no answers. */
  medianHours: number | null
}

/** Where nobody has applied to anything. */
export const noApplications: AdApplications = {
  byDay: async () => await Promise.resolve(new Map()),
  waiting: async () => await Promise.resolve({ applied: 0, unanswered: 0 }),
  answerTimes: async () => await Promise.resolve({ answers: 0, medianHours: null }),
}
