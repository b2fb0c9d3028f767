import type { Database } from '../database.ts'
import type { ByWindow } from './table.ts'
import type { Keyed } from './use.ts'

export type Window = { allowed: boolean; limit: number; remaining: number; resetSeconds: number }

/**
 * Counts under one key after the other, as far as they allow it: a client at its own limit uses up nothing of its neighbours'.
 * @returns the window of the first key, or of the one that refuses; null: there are no keys.
 */
export async function countWindows(db: Database, keyed: readonly Keyed<ByWindow>[], now: Date): Promise<Window | null> {
  let own: Window | null = null
  // Each limit's own window is what its client is told of; of several limits, that of the last.
  let last: Keyed['limit'] | null = null
  for (const { limit, key, row } of keyed) {
    const window = await countWithin(db, { key, ...row }, now)
    if (!window.allowed) return window
    if (limit !== last) own = window
    last = limit
  }
  return own
}

/** Windows that are over say nothing. */
export async function forgetOldWindows(db: Database, now: Date): Promise<void> {
  await db.query(`delete from throttles where window_start < $1::timestamptz - interval '1 hour'`, [now])
}

async function countWithin(
  db: Database,
  { key, most, seconds }: { key: string; most: number; seconds: number },
  now: Date,
): Promise<Window> {
  const windowStart = Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000
  const { rows } = await db.query<{ count: number }>(
    `insert into throttles (key, window_start, count) values ($1, $2, 1)
     on conflict (key, window_start) do update set count = throttles.count + 1
     returning count`,
    [key, new Date(windowStart)],
  )
  const count = rows[0]?.count ?? 1
  return {
    allowed: count <= most,
    limit: most,
    remaining: Math.max(0, most - count),
    resetSeconds: Math.max(1, Math.ceil((windowStart + seconds * 1000 - now.getTime()) / 1000)),
  }
}
