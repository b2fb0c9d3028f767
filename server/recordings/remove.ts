import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { removeDroppedFiles } from '../platform/files/dropped-files.ts'
import type { Platform } from '../platform/platform.ts'
import { findRecording } from './queries.ts'
import { endTry } from './tries.ts'

/** Deletes a recording that nothing uses, and its bytes. @param given.isFault a fault ended it: it is no try */
export async function removeUnused(
  deps: Pick<Platform, 'db' | 'files' | 'log'>,
  { userId, uuid, isFault }: { userId: string; uuid: string; isFault: boolean },
): Promise<'removed' | 'in-use' | 'not-found'> {
  const isRemoved = await inTransaction(deps.db, async (client) => {
    const { rowCount } = await client.query(
      'delete from recordings where id = $1 and user_id = $2 and subject is null',
      [uuid, userId],
    )
    if (rowCount === 1) await endTry(client, { uuid, isFault })
    return rowCount === 1
  })
  if (isRemoved) {
    await removeDroppedFiles(deps)
    return 'removed'
  }
  const found = await findRecording(deps.db, uuid)
  return found?.userId === userId ? 'in-use' : 'not-found'
}

/** Recordings that were never completed, and those that nothing uses, go after a week; tries after a year. */
export async function removeLeftOver(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from recordings where subject is null and started_at < $1::timestamptz - make_interval(days => $2)`,
    [now, limits.unusedDays],
  )
  await db.query(`delete from recording_tries where started_at < $1::timestamptz - make_interval(days => $2)`, [
    now,
    limits.triesDays,
  ])
}
