import type { PoolClient } from 'pg'
import type { RecordingKind } from '../../contract/recordings/kinds.ts'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import type { Queryable } from '../platform/database.ts'
import { lockSpaces } from '../platform/locks.ts'
import { rowsOf } from '../platform/personal-data.ts'
import type { StoredRecording } from './queries.ts'

/**
 * How often recordings of a kind may be made for a thing: the room that it belongs to says so, and a program hands it in. Null: as many as one likes; 'not-found':
 * there is no such thing, or it is not theirs. A kind without a rule is not counted.
 */
export type TriesOf = {
  [Kind in RecordingKind]?: (
    db: Queryable,
    asked: { userId: string; about: string },
  ) => Promise<number | null | 'not-found'>
}

/**
 * How many tries somebody has used for each of these things (decision 044). A recording is a try once a part of it has come. One of those that were neither used
 * nor recorded again does not count: its browser may have crashed.
 */
export async function triesUsed(
  db: Queryable,
  { userId, abouts }: { userId: string; abouts: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ about: string; used: number }>(
    `select about, (count(*) filter (where is_over and not is_given_back) + greatest(0, count(*) filter (where not is_over) - 1))::int as used
       from recording_tries where user_id = $1 and about = any($2::text[]) group by about`,
    [userId, abouts],
  )
  return new Map(rows.map(({ about, used }) => [about, used]))
}

/** Counts a recording whose first part has come, in the transaction that keeps the part. @returns false where all tries were used meanwhile */
export async function countTry(
  client: PoolClient,
  { uuid, userId, about, triesAllowed }: Pick<StoredRecording, 'uuid' | 'userId' | 'about' | 'triesAllowed'>,
  now: Date,
): Promise<boolean> {
  if (userId === null || about === null || triesAllowed === null) return true
  // Several may have been started before the first of them was counted.
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockSpaces.tries, `${userId} ${about}`])
  const used = (await triesUsed(client, { userId, abouts: [about] })).get(about) ?? 0
  if (used >= triesAllowed) return false
  await client.query(
    'insert into recording_tries (recording_id, user_id, about, started_at) values ($1, $2, $3, $4) on conflict do nothing',
    [uuid, userId, about, now],
  )
  return true
}

/** They use it, or record again. @param given.isFault a fault ended it: the try is given back, so often as that can happen */
export async function endTry(
  client: Queryable,
  { uuid, isFault = false }: { uuid: string; isFault?: boolean },
): Promise<void> {
  await client.query(
    `update recording_tries t set is_over = true,
            is_given_back = is_given_back or ($2 and (select count(*) from recording_tries o
               where o.user_id = t.user_id and o.about = t.about and o.is_given_back) < $3)
      where recording_id = $1`,
    [uuid, isFault, limits.triesGivenBack],
  )
}

/** It turned out to be no recording: that was no try. */
export async function dropTry(client: Queryable, uuid: string): Promise<void> {
  await client.query('delete from recording_tries where recording_id = $1', [uuid])
}

/** For the archive of a person's data. */
export async function triesOfPerson(db: Queryable, userId: string): Promise<Record<string, unknown>[]> {
  return await rowsOf(
    db,
    `select recording_id as recording, about, started_at as "startedAt", is_given_back as "didNotCount"
       from recording_tries where user_id = $1 order by started_at, recording_id`,
    userId,
  )
}
