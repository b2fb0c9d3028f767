import type { DeletedEntry } from '../../../contract/cvs/api.ts'
import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import { findCvFile, listCvFiles, type CvFile } from './cv-files.ts'

/** How long a deleted file can be had back. */
const undeleteHours = 24

/** Takes a file away, for a day and then for good. @returns false if they have none. */
export async function deleteCvFile(
  db: Queryable,
  { userId, fileId, now }: { userId: string; fileId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update cv_files set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null',
    [userId, fileId, now],
  )
  return rowCount === 1
}

/** Those that can still be had back, the latest first. One with a virus has nothing to come back to. */
export async function listDeletedCvFiles(db: Queryable, userId: string, now: Date): Promise<DeletedEntry[]> {
  const { rows } = await db.query<{ id: string; name: string; deleted_at: Date }>(
    `select id, original_name as name, deleted_at from cv_files
      where user_id = $1 and stored_as is not null and deleted_at > $2::timestamptz - make_interval(hours => $3)
      order by deleted_at desc, id`,
    [userId, now, undeleteHours],
  )
  return rows.map(({ id, name, deleted_at }) => ({ _id: id, name, deletedAt: deleted_at.toISOString() }))
}

type Outcome = { kind: 'back'; file: CvFile } | { kind: 'not-found' } | { kind: 'full' }

/** Takes a deletion back, within a day of it. */
export async function undeleteCvFile(
  db: Database,
  { userId, fileId, now }: { userId: string; fileId: string; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client) => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    const { rows } = await client.query<{ size: number }>(
      `select size from cv_files where user_id = $1 and id = $2
          and deleted_at > $3::timestamptz - make_interval(hours => $4)`,
      [userId, fileId, now, undeleteHours],
    )
    const [deleted] = rows
    if (deleted) {
      const kept = await listCvFiles(client, userId)
      const bytes = kept.reduce((sum, { size }) => sum + size, deleted.size)
      if (kept.length >= cvFileLimits.files || bytes > cvFileLimits.allBytes) return { kind: 'full' }
      await client.query('update cv_files set deleted_at = null where id = $1', [fileId])
    }
    const file = await findCvFile(client, userId, fileId)
    return file ? { kind: 'back', file } : { kind: 'not-found' }
  })
}

/** Files that nobody can have back any more go for good; their bytes follow, see platform/files/dropped-files.ts. */
export async function forgetDeletedCvFiles(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from cv_files where deleted_at <= $1::timestamptz - make_interval(hours => $2)', [
    now,
    undeleteHours,
  ])
}
