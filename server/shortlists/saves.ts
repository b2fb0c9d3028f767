import type { Queryable } from '../platform/database.ts'

/** How many people have a job on their shortlist, by the day in UTC on which they put it there. Counts alone, and nobody's name. */
export async function savesByDay(db: Queryable, jobId: number): Promise<Map<string, number>> {
  const { rows } = await db.query<{ day: string; people: number }>(
    `select (added at time zone 'UTC')::date::text as day, count(*)::int as people
       from shortlist_entries where job_id = $1 and removed_at is null group by 1`,
    [jobId],
  )
  return new Map(rows.map(({ day, people }) => [day, people]))
}
