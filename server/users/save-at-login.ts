import type { PoolClient } from 'pg'
import type { Queryable } from '../platform/database.ts'

/** The job that somebody saves with their first login: shortlists, which stand above accounts, see to it. */
export type SaveAtLogin = {
  /** @returns null where there is no such job. */
  titleOf: (db: Queryable, job: string) => Promise<string | null>
  /** Puts it on the person's list, within the transaction that logs them in. @returns whether it is on it. */
  save: (client: PoolClient, given: { userId: string; job: string; now: Date }) => Promise<boolean>
}
