import type { CvSummary, DeletedEntry } from '../../contract/cvs/api.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { listCvs } from './cvs.ts'

/** How long a deleted CV can be had back. */
const undeleteHours = 24

/** Takes a CV away. Of those that are left the latest becomes the main one. @returns false if they have none. */
export async function deleteCv(
  db: Database,
  { userId, cvId, now }: { userId: string; cvId: string; now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    const { rowCount } = await client.query(
      'update cvs set deleted_at = $3, is_main = false where user_id = $1 and id = $2 and deleted_at is null',
      [userId, cvId, now],
    )
    await mendMain(client, userId)
    return rowCount === 1
  })
}

/** Those that can still be had back, the latest first. */
export async function listDeletedCvs(db: Queryable, userId: string, now: Date): Promise<DeletedEntry[]> {
  const { rows } = await db.query<{ id: string; name: string; deleted_at: Date }>(
    `select id, name, deleted_at from cvs
      where user_id = $1 and deleted_at > $2::timestamptz - make_interval(hours => $3) order by deleted_at desc, id`,
    [userId, now, undeleteHours],
  )
  return rows.map(({ id, name, deleted_at }) => ({ _id: id, name, deletedAt: deleted_at.toISOString() }))
}

type Outcome = { kind: 'back'; cv: CvSummary } | { kind: 'not-found' } | { kind: 'too-many' }

/** Takes a deletion back, within a day of it. */
export async function undeleteCv(
  db: Database,
  { userId, cvId, now }: { userId: string; cvId: string; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client) => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    if ((await listCvs(client, userId)).length >= cvLimits.cvs) return { kind: 'too-many' }
    await client.query(
      `update cvs set deleted_at = null
        where user_id = $1 and id = $2 and deleted_at > $3::timestamptz - make_interval(hours => $4)`,
      [userId, cvId, now, undeleteHours],
    )
    await mendMain(client, userId)
    const back = (await listCvs(client, userId)).find(({ _id }) => _id === cvId)
    return back ? { kind: 'back', cv: back } : { kind: 'not-found' }
  })
}

/** CVs that nobody can have back any more go for good. */
export async function forgetDeletedCvs(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from cvs where deleted_at <= $1::timestamptz - make_interval(hours => $2)', [
    now,
    undeleteHours,
  ])
}

async function mendMain(client: Queryable, userId: string): Promise<void> {
  await client.query(
    `update cvs set is_main = true
      where id = (select id from cvs where user_id = $1 and deleted_at is null order by updated desc, id limit 1)
        and not exists (select 1 from cvs where user_id = $1 and deleted_at is null and is_main)`,
    [userId],
  )
}
