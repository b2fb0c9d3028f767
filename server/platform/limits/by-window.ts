import type { Database } from '../database.ts'
import type { ByWindow } from './table.ts'

export type Window = { allowed: boolean; limit: number; remaining: number; resetSeconds: number }

/** The window of the clock that a moment is in, and what a client with so many uses in it is told. */
export function windowAt(
  { most, seconds }: ByWindow,
  now: Date,
): { start: Date; /** In milliseconds. */ ends: number; windowOf: (count: number) => Window } {
  const length = seconds * 1000
  const start = Math.floor(now.getTime() / length) * length
  const ends = start + length
  return {
    start: new Date(start),
    ends,
    windowOf: (count) => ({
      allowed: count <= most,
      limit: most,
      remaining: Math.max(0, most - count),
      resetSeconds: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
    }),
  }
}

/** Counts one use in the database at once. */
export async function countInWindow(db: Database, key: string, row: ByWindow, now: Date): Promise<Window> {
  const { start, windowOf } = windowAt(row, now)
  const [counted] = await addToWindows(db, [{ key, start, number: 1 }])
  return windowOf(counted?.count ?? 1)
}

/** Adds uses to windows in one statement. @returns how many each has then, of all processes. */
export async function addToWindows(
  db: Database,
  uses: readonly { key: string; start: Date; number: number }[],
): Promise<{ key: string; start: Date; count: number }[]> {
  if (uses.length === 0) return []
  // In one order for all processes, so that two of them do not wait for each other in a circle.
  const all = uses.toSorted((a, b) => a.start.getTime() - b.start.getTime() || (a.key < b.key ? -1 : 1))
  const { rows } = await db.query<{ key: string; start: Date; count: number }>(
    `insert into throttles as t (key, window_start, count)
     select * from unnest($1::text[], $2::timestamptz[], $3::int[])
     on conflict (key, window_start) do update set count = t.count + excluded.count
     returning key, window_start as start, count`,
    [all.map(({ key }) => key), all.map(({ start }) => start), all.map(({ number }) => number)],
  )
  return rows
}

/** Windows that are over say nothing. */
export async function forgetOldWindows(db: Database, now: Date): Promise<void> {
  await db.query(`delete from throttles where window_start < $1::timestamptz - interval '1 hour'`, [now])
}
