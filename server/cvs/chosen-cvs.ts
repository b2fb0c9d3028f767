import type { Queryable } from '../platform/database.ts'

/* CVs and files of CVs by their ids, for what is sent or kept with one. */

export async function isOwnCv(db: Queryable, userId: string, cvId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from cvs where user_id = $1 and id = $2 and deleted_at is null', [
    userId,
    cvId,
  ])
  return rowCount === 1
}

export async function isOwnCvFile(db: Queryable, userId: string, fileId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from cv_files where user_id = $1 and id = $2 and deleted_at is null', [
    userId,
    fileId,
  ])
  return rowCount === 1
}

/**
 * Which of these CVs and files of a person are there. One that was deleted can come back for a day; until then it is not chosen.
 * @returns by id whether there is something to send: not yet of a file that is being read.
 */
export async function standingCvs(
  db: Queryable,
  userId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, { canBeSent: boolean }>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; can_be_sent: boolean }>(
    `select id, true as can_be_sent from cvs where user_id = $1 and id = any($2::uuid[]) and deleted_at is null
     union all
     select id, stored_as is not null from cv_files where user_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [userId, wanted],
  )
  return new Map(rows.map((row) => [row.id, { canBeSent: row.can_be_sent }]))
}

/** What a person called their CVs and files, by id; those that can be had back as well. */
export async function namesOfCvs(db: Queryable, userId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, name from cvs where user_id = $1 union all select id, original_name from cv_files where user_id = $1`,
    [userId],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
