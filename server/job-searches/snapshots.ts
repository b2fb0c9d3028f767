import { createHash, randomBytes } from 'node:crypto'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { Queryable } from '../platform/database.ts'

/** How many rows keep their order: a hundred pages. What comes after them is only kept free of later jobs. */
export const snapshotSize = 1_500

/** So long the pages of a search stay what they were; afterwards a link to one shows what there is then. */
const keptMinutes = 120

/** What a search had found when it was first shown. */
export type Snapshot = {
  /** In the order of this view; null where this order or these filters are looked at for the first time. */
  view: { ids: number[]; isWhole: boolean } | null
  /** Jobs with a greater id came later. */
  upTo: number
}

/** @returns null where the token is unknown or too old. */
export async function findSnapshot(
  db: Queryable,
  { token, search, now }: { token: string; search: JobSearch; now: Date },
): Promise<Snapshot | null> {
  const { rows } = await db.query<{ up_to: number; job_ids: number[] | null; is_whole: boolean }>(
    `select up_to, case when view = $2 then job_ids end as job_ids, is_whole from search_snapshots
      where token = $1 and made_at > $3::timestamptz - interval '${keptMinutes} minutes'
      order by view = $2 desc limit 1`,
    [token, viewOf(search), now],
  )
  const [row] = rows
  if (!row) return null
  return { view: row.job_ids && { ids: row.job_ids, isWhole: row.is_whole }, upTo: row.up_to }
}

/**
 * Keeps what a search has just found.
 * @param of a snapshot that this is another view of; null begins a new one.
 * @returns the token for the addresses of its pages.
 */
export async function keepSnapshot(
  db: Queryable,
  {
    search,
    found,
    of,
    now,
  }: {
    search: JobSearch
    found: { ids: readonly number[]; total: number }
    of: { token: string; upTo: number } | null
    now: Date
  },
): Promise<string> {
  const token = of?.token ?? randomBytes(6).toString('base64url')
  await db.query(
    `insert into search_snapshots (token, view, job_ids, is_whole, up_to, made_at)
     values ($1, $2, $3::int[], $4, coalesce($5::int, (select max(id) from job_index), 0), $6)
     on conflict (token, view) do nothing`,
    [token, viewOf(search), found.ids, found.ids.length >= found.total, of?.upTo ?? null, now],
  )
  return token
}

/** @returns how many were forgotten. */
export async function forgetSnapshots(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from search_snapshots where made_at < $1::timestamptz - interval '${keptMinutes} minutes'`,
    [now],
  )
  return rowCount ?? 0
}

function viewOf(search: JobSearch): Buffer {
  return createHash('sha256')
    .update(resultsAddress({ ...search, page: 1 }))
    .digest()
}
