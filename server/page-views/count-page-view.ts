import { createBatch, sum, type Batch } from '../platform/batch.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** Views of kinds of pages on days, written every two seconds: not each page that is opened is a write. */
export function createPageViews({ db, log }: { db: Database; log: Log }): Batch<number> {
  return createBatch({ log }, { join: sum, write: async (counts) => await writeViews(db, counts) })
}

async function writeViews(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  // In one order for all processes, so that two of them do not wait for each other in a circle.
  const all = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, views]) => ({ ...parseKey(key), views }))
  await db.query(
    `insert into page_views (day, page, views) select * from unnest($1::date[], $2::text[], $3::int[])
     on conflict (day, page) do update set views = page_views.views + excluded.views`,
    [all.map(({ day }) => day), all.map(({ page }) => page), all.map(({ views }) => views)],
  )
}

/** Counts a view of a kind of page on a day. */
export function countPageView(pageViews: Batch<number>, path: string, now: Date): void {
  pageViews.add(`${now.toISOString().slice(0, 10)} ${pageKind(path)}`, 1)
}

function parseKey(key: string): { day: string; page: string } {
  return { day: key.slice(0, 10), page: key.slice(11) }
}

/**
 * The first segment of a path, which names the page; the rest may hold what a person searched for. A path that is none of ours
 * must not make a row of its own.
 */
export function pageKind(path: string): string {
  const first = /^\/([a-z][a-z-]{0,40})?(?:[/?#]|$)/u.exec(path)
  return first ? `/${first[1] ?? ''}` : 'other'
}
