import type { PoolClient } from 'pg'
import type { Database } from '../database.ts'
import { type Content, type Files, newFileKey, type StoredFile } from './store.ts'

type Deps = { db: Database; files: Files }

/** From its key being written down to its row being kept: longer than any upload takes. */
const unclaimedHours = 6

/** A file whose row comes later than this is one that is about to be removed. */
const claimHours = 1

/**
 * Keeps bytes under a new key. The key is written down first, as one to be removed in some hours, so that bytes whose row is never kept
 * are not forgotten. `claimFile` takes that back in the transaction that keeps the row.
 */
export async function putFile(
  { db, files }: Deps,
  content: Content,
  options: { type: string; maxBytes: number },
): Promise<StoredFile> {
  const key = newFileKey()
  // By the clock of the database, which all programs share.
  await db.query('insert into dropped_files (name, dropped_at) values ($1, now() + make_interval(hours => $2))', [
    key,
    unclaimedHours,
  ])
  try {
    return await files.put(content, { ...options, key })
  } catch (error) {
    await dropFile(db, key)
    throw error
  }
}

/** Says, within the transaction that keeps a row with this key, that its bytes stay. @throws where they are about to be removed. */
export async function claimFile(client: PoolClient, key: string): Promise<void> {
  const { rowCount } = await client.query(
    'delete from dropped_files where name = $1 and dropped_at > now() + make_interval(hours => $2)',
    [key, claimHours],
  )
  if (rowCount !== 1) throw new Error('The file arrived too long ago to be stored')
}

/** Writes down that no row names this key: its bytes go with the next `removeDroppedFiles`. */
export async function dropFile(db: Database, key: string): Promise<void> {
  await db.query(
    `insert into dropped_files (name, dropped_at) values ($1, now())
     on conflict (name) do update set dropped_at = now()`,
    [key],
  )
}
