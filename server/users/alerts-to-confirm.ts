import type { Queryable } from '../platform/database.ts'

/** The alerts of an address that wait to be confirmed, in words: what the first email to an account starts as well. */
export type AlertsToConfirm = (db: Queryable, emailKey: string) => Promise<string[]>
