import type { PoolClient } from 'pg'
import type { Config } from './config.ts'
import type { Queryable } from './database.ts'
import type { Files } from './files/store.ts'
import type { Secrets } from './secrets.ts'

/**
 * What one feature keeps about a person. The archive of their data, the deletion of their account and the pages that tell of both are
 * made from these and from nothing else, so that no page can promise less or more than is done.
 */
export type PersonalData = {
  /** As the pages list it, to follow 'Your': 'CVs, with every saved version'. */
  what: string
  /** Its file in the archive: 'cvs.json'. */
  file: string
  /** What that file holds, in a sentence or two. */
  about: string
  /** The file's content, as JSON. No secrets: neither a hash of a password nor a key is of use to anybody but a thief. */
  exportOf: (db: Queryable, userId: string) => Promise<unknown>
  /** Files that go with it, by their paths in the archive. */
  filesOf?: (deps: { db: Queryable; files: Files }, userId: string) => Promise<Record<string, Uint8Array>>
  /** Forgets what the database does not drop by itself with the account's row, within the transaction that deletes it. */
  forget?: (client: PoolClient, person: PersonToForget, deps: ForgetDeps) => Promise<void>
  /** Forgets what is older than it may be kept, of everybody; undefined where it is kept as long as the account. */
  forgetOld?: (db: Queryable, now: Date) => Promise<void>
  /** What is left of it when the account is gone, and why, as a list item; undefined if nothing is left. */
  stays?: string
}

/** What forgetting may stand on, and when it happens. */
type ForgetDeps = { config: Config; secrets: Secrets; now: Date }

/** Somebody whose account is about to go. */
export type PersonToForget = {
  id: string
  /** Null if the address was never confirmed: what others wrote under it is not theirs to delete. */
  provenEmailKey: string | null
  /** Ten digits; null if it was never confirmed. */
  provenPhone: string | null
  /** Texts by which a row elsewhere could name them, such as their id, address and number. */
  signs: readonly string[]
}

/** @param query with the person's id as $1, and columns named for the people who read the archive. */
export async function rowsOf(db: Queryable, query: string, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query<Record<string, unknown>>(query, [userId])
  return rows
}

/** A file's name within a folder of the archive. */
export function archiveName(name: string): string {
  return name.replaceAll(/[/\\]/gu, '_')
}
