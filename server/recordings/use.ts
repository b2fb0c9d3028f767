import type { PoolClient } from 'pg'
import type { RecordingKind } from '../../contract/recordings/kinds.ts'
import type { Queryable } from '../platform/database.ts'
import { findRecording, shown } from './queries.ts'
import type { Recording } from '../../contract/recordings/recordings.ts'

export { findRecording, recordingsOf } from './queries.ts'
export { triesOfPerson, triesUsed } from './tries.ts'

export type Claimed =
  | { kind: 'claimed'; recording: Recording }
  /** Not found, somebody else's, another kind, or in use elsewhere: they look the same from outside. */
  | { kind: 'not-found' }
  | { kind: 'refused'; why: string }
  /** Parts are still missing. */
  | { kind: 'unfinished' }

/**
 * Binds a recording to the thing that it is for, within the transaction that keeps the thing. It may still be processed: `isReady` tells. Bound to the same thing
 * again, nothing changes.
 * @param given.subject names the thing, such as 'job-ad:' and its id
 * @param given.about what it must have been recorded for, where tries are counted
 */
export async function claimRecording(
  client: PoolClient,
  {
    uuid,
    userId,
    kinds,
    subject,
    about,
  }: { uuid: string; userId: string; kinds: readonly RecordingKind[]; subject: string; about?: string },
): Promise<Claimed> {
  const found = await findRecording(client, uuid, true)
  if (found === null || !kinds.includes(found.kind)) return { kind: 'not-found' }
  if (found.subject === subject) return { kind: 'claimed', recording: shown(found) }
  if (found.userId !== userId || found.subject !== null) return { kind: 'not-found' }
  // Null: it was started before tries were counted.
  if (about !== undefined && found.about !== null && found.about !== about) return { kind: 'not-found' }
  if (found.status === 'recording') return { kind: 'unfinished' }
  if (found.status === 'refused') return { kind: 'refused', why: found.problem ?? '' }
  await client.query('update recordings set subject = $2 where id = $1', [uuid, subject])
  return { kind: 'claimed', recording: shown(found) }
}

/** Deletes recordings with the thing that they belonged to, within its transaction. Their bytes go within ten minutes, as the rows' triggers write them down. */
export async function dropRecordings(client: Queryable, uuids: readonly string[]): Promise<void> {
  await client.query('delete from recordings where id = any($1::uuid[])', [uuids])
}

/** The same of all that belong to these things. */
export async function dropRecordingsOf(client: Queryable, subjects: readonly string[]): Promise<void> {
  await client.query('delete from recordings where subject = any($1::text[])', [subjects])
}
