import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { MovedAd } from '../platform/events.ts'
import type { Database } from '../platform/database.ts'

/** So many at the most for one visitor: older marks give way. */
const mostMarks = 500

/** @returns false where there is no such job. */
export async function markIrrelevant(
  db: Database,
  { visitor, jobId, jobTitle, now }: { visitor: string; jobId: number; jobTitle: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into irrelevant_marks (visitor_hash, job_id, job_title, marked_at)
     select $1, id, $3, $4 from jobs where id = $2
     on conflict (visitor_hash, job_id) do update set marked_at = excluded.marked_at`,
    [hash(visitor), jobId, jobTitle, now],
  )
  return (rowCount ?? 0) > 0
}

export async function unmarkIrrelevant(
  db: Database,
  { visitor, jobId }: { visitor: string; jobId: number },
): Promise<void> {
  await db.query('delete from irrelevant_marks where visitor_hash = $1 and job_id = $2', [hash(visitor), jobId])
}

/** The jobs that this visitor has hidden, the latest first. */
export async function hiddenFrom(db: Database, visitor: string | null): Promise<number[]> {
  if (visitor === null) return []
  const { rows } = await db.query<{ job_id: number }>(
    `select job_id from irrelevant_marks where visitor_hash = $1 order by marked_at desc limit ${mostMarks}`,
    [hash(visitor)],
  )
  return rows.map((row) => row.job_id)
}

/** The same with their names, as long as they are held. */
export async function hiddenJobs(
  db: Database,
  visitor: string | null,
): Promise<{ id: number; title: string; employer: string | null }[]> {
  if (visitor === null) return []
  const { rows } = await db.query<{ id: number; title: string; employer: string | null }>(
    `select j.id, j.title, j.employer from irrelevant_marks m join jobs j on j.id = m.job_id
      where m.visitor_hash = $1 order by m.marked_at desc limit ${mostMarks}`,
    [hash(visitor)],
  )
  return rows
}

/** Marks outlive the visitor's cookie by nothing: kept 90 days, as the cookie is. */
export async function forgetOldMarks(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from irrelevant_marks where marked_at < $1::timestamptz - interval '90 days'`,
    [now],
  )
  return rowCount ?? 0
}

/** Where the ad that a job showed goes to another job, the marks of those who do not want to see it go with it. */
export async function moveIrrelevantMarks(client: PoolClient, moved: readonly MovedAd[]): Promise<void> {
  const leading = moved.filter((ad) => ad.led)
  await client.query(
    `insert into irrelevant_marks (visitor_hash, job_id, job_title, marked_at)
     select m.visitor_hash, moved.to_job, m.job_title, m.marked_at
       from unnest($1::int[], $2::int[]) as moved (from_job, to_job) join irrelevant_marks m on m.job_id = moved.from_job
     on conflict do nothing`,
    [leading.map((ad) => ad.from), leading.map((ad) => ad.to)],
  )
}

function hash(visitor: string): Buffer {
  return createHash('sha256').update(visitor).digest()
}
