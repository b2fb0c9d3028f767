import type { Queryable } from '../platform/database.ts'

/** How many ids a part of the jobs spans: a part never holds more pages, and a job stays in its part for good. */
export const idsInPart = 10_000

/** A page of an ad that search engines may keep: open, and of a real vacancy. */
export type JobPage = { id: number; since: Date }

/** The numbers of the parts that have any page at all. */
export async function jobPageParts(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ part: number }>(
    `select part from generate_series(0, (select coalesce(max(id), 0) / ${idsInPart} from jobs)) part
      where exists (select from jobs where id >= part * ${idsInPart} and id < (part + 1) * ${idsInPart} and ${isShown})
      order by part`,
  )
  return rows.map(({ part }) => part)
}

/** The pages of one part, the oldest first. */
export async function jobPagesOf(db: Queryable, part: number): Promise<JobPage[]> {
  const { rows } = await db.query<JobPage>(
    `select id, first_seen as since from jobs where id >= $1 and id < $2 and ${isShown} order by id`,
    [part * idsInPart, (part + 1) * idsInPart],
  )
  return rows
}

const isShown = 'closed_at is null and not is_demo'
