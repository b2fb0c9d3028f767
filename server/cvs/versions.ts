import type { CvVersion } from '../../contract/cvs/api.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import type { Queryable } from '../platform/database.ts'
import { read } from './cvs.ts'

type Row = { number: number; name: string; saved_at: Date }

const mine = `from cv_versions v join cvs c on c.id = v.cv_id
  where c.user_id = $1 and c.id = $2 and c.deleted_at is null`

/** The latest first; null: there is no such CV of theirs. */
export async function listVersions(db: Queryable, userId: string, cvId: string): Promise<CvVersion[] | null> {
  const { rows } = await db.query<Row>(`select v.number, v.name, v.saved_at ${mine} order by v.number desc`, [
    userId,
    cvId,
  ])
  if (rows.length > 0) return rows.map(present)
  const { rowCount } = await db.query('select 1 from cvs where user_id = $1 and id = $2 and deleted_at is null', [
    userId,
    cvId,
  ])
  return rowCount === 1 ? [] : null
}

export async function findVersion(
  db: Queryable,
  given: { userId: string; cvId: string; number: number },
): Promise<(CvVersion & { cv: Cv }) | null> {
  const { rows } = await db.query<Row & { content: unknown }>(
    `select v.number, v.name, v.saved_at, v.content ${mine} and v.number = $3`,
    [given.userId, given.cvId, given.number],
  )
  const [row] = rows
  return row ? { ...present(row), cv: read(row.content) } : null
}

export async function nameVersion(
  db: Queryable,
  given: { userId: string; cvId: string; number: number; name: string },
): Promise<CvVersion | null> {
  const { rows } = await db.query<Row>(
    `update cv_versions v set name = $4 from cvs c
      where c.id = v.cv_id and c.user_id = $1 and c.id = $2 and c.deleted_at is null and v.number = $3
      returning v.number, v.name, v.saved_at`,
    [given.userId, given.cvId, given.number, given.name],
  )
  return rows[0] ? present(rows[0]) : null
}

function present(row: Row): CvVersion {
  return { number: row.number, name: row.name, savedAt: row.saved_at.toISOString() }
}
