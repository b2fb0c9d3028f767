import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import type { Queryable } from '../platform/database.ts'
import { removeDroppedFiles } from '../platform/files/dropped-files.ts'
import type { Platform } from '../platform/platform.ts'
import { findRecording } from './queries.ts'

/** Deletes a recording that nothing uses, and its bytes. */
export async function removeUnused(
  deps: Pick<Platform, 'db' | 'files' | 'log'>,
  { userId, uuid }: { userId: string; uuid: string },
): Promise<'removed' | 'in-use' | 'not-found'> {
  const { rowCount } = await deps.db.query(
    'delete from recordings where id = $1 and user_id = $2 and subject is null',
    [uuid, userId],
  )
  if (rowCount === 1) {
    await removeDroppedFiles(deps)
    return 'removed'
  }
  const found = await findRecording(deps.db, uuid)
  return found?.userId === userId ? 'in-use' : 'not-found'
}

/** Recordings that were never completed, and those that nothing uses, go after a week. */
export async function removeLeftOver(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from recordings where subject is null and started_at < $1::timestamptz - make_interval(days => $2)`,
    [now, limits.unusedDays],
  )
}
