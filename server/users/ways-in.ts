import type { Queryable } from '../platform/database.ts'

export type SecondStepWay = 'authenticator' | 'passkey' | 'recovery-code'

/** What rooms that stand on this one know of ways into an account; handed in by the programs. */
export type WaysIn = {
  /** The second steps that an account has set up; none: the first one is enough. */
  secondStepsOf: (db: Queryable, userId: string) => Promise<SecondStepWay[]>
}
