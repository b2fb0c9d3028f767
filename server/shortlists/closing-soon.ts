import type { Queryable } from '../platform/database.ts'

const openAndUndecided = `e.removed_at is null and e.stage in ('to-decide', 'to-apply') and j.closed_at is null`

/** How many jobs a person has saved that are open and not applied to. */
export async function countSaved(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ saved: number }>(
    `select count(*)::int as saved from shortlist_entries e join jobs j on j.id = e.job_id
      where e.user_id = $1 and ${openAndUndecided}`,
    [userId],
  )
  return rows[0]?.saved ?? 0
}

/** The ids of saved jobs that close within so many days of a UK day, those that close first first. */
export async function closingSoon(
  db: Queryable,
  given: { userId: string; /** '2026-03-04' */ day: string; withinDays: number; atMost: number },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select j.id from shortlist_entries e join jobs j on j.id = e.job_id
      where e.user_id = $1 and ${openAndUndecided} and j.closes_on between $2::date and $2::date + $3::int
      order by j.closes_on, e.added desc, j.id limit $4`,
    [given.userId, given.day, given.withinDays, given.atMost],
  )
  return rows.map(({ id }) => id)
}
