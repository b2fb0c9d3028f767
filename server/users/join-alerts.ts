import type { PoolClient } from 'pg'
import type { Queryable } from '../platform/database.ts'

/**
 * What was made under an address without an account becomes the account's whose address it proves to be: alerts see to it themselves.
 * @param given.named with those that nobody had confirmed, if they were there when the email was written that is confirmed now: it named them.
 */
export type JoinAlerts = (
  client: PoolClient,
  userId: string,
  given?: { named: { writtenAt: Date; now: Date } },
) => Promise<unknown>

/** The alerts of an address that wait to be confirmed, in words: what the first email to an account starts as well. */
export type AlertsToConfirm = (db: Queryable, emailKey: string) => Promise<string[]>
