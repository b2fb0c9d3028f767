import type { Database } from '../platform/database.ts'

/** Counts a view of a kind of page on a day. */
export async function countPageView(db: Database, path: string, now: Date): Promise<void> {
  await db.query(
    `insert into page_views (day, page, views) values ($1::date, $2, 1)
     on conflict (day, page) do update set views = page_views.views + 1`,
    [now, pageKind(path)],
  )
}

/**
 * The first segment of a path, which names the page; the rest may hold what a person searched for. A path that is none of ours
 * must not make a row of its own.
 */
export function pageKind(path: string): string {
  const first = /^\/([a-z][a-z-]{0,40})?(?:[/?#]|$)/u.exec(path)
  return first ? `/${first[1] ?? ''}` : 'other'
}
