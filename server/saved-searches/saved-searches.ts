import type { JobSearch } from '../../contract/job-searches.ts'
import { resultsAddress } from '../../contract/results-address.ts'
import { SearchWords, type SavedSearch } from '../../contract/saved-searches.ts'
import { searchLimits } from '../../contract/search-limits.ts'
import type { Queryable } from '../platform/database.ts'

type Row = {
  path: string
  search: JobSearch
  last_searched: Date
  alert: boolean
  is_in_history: boolean
}

/** A search to keep. `alert` left out: as it was, and off for a new one. */
export type Kept = { search: JobSearch; at: Date; alert?: boolean | undefined; isInHistory: boolean }

/** A person's searches, the latest first. */
export async function searchesOf(db: Queryable, userId: string): Promise<SavedSearch[]> {
  const { rows } = await db.query<Row>(
    'select path, search, last_searched, alert, is_in_history from saved_searches where user_id = $1 order by last_searched desc, path',
    [userId],
  )
  return rows.map(present)
}

/** What makes two searches the same: the address of their results without our filters, order and page. */
export function pathOf(search: JobSearch): string {
  return resultsAddress(search).split('?', 1)[0] ?? ''
}

/** Adds searches, or brings them up to date, and keeps as many in the list of the latest as it shows. */
export async function keepSearches(db: Queryable, userId: string, searches: readonly Kept[]): Promise<void> {
  for (const { search, at, alert, isInHistory } of searches) {
    await db.query(
      `insert into saved_searches (user_id, path, search, last_searched, alert, is_in_history)
       values ($1, $2, $3, $4, coalesce($5, false), $6)
       on conflict (user_id, path) do update set search = excluded.search,
         last_searched = greatest(saved_searches.last_searched, excluded.last_searched),
         alert = coalesce($5, saved_searches.alert),
         is_in_history = saved_searches.is_in_history or excluded.is_in_history`,
      [userId, pathOf(search), JSON.stringify(search), at, alert ?? null, isInHistory],
    )
  }
  await dropOldest(db, userId)
}

/** Takes one search, or with null all, out of the list of the latest; those with an alert keep it. */
export async function forgetSearches(db: Queryable, userId: string, path: string | null): Promise<void> {
  await db.query(
    'update saved_searches set is_in_history = false where user_id = $1 and ($2::text is null or path = $2)',
    [userId, path],
  )
  await dropUnused(db, userId)
}

/** Puts a list in place of all that there is. */
export async function replaceSearches(db: Queryable, userId: string, searches: readonly Kept[]): Promise<void> {
  await db.query('delete from saved_searches where user_id = $1 and not path = any($2)', [
    userId,
    searches.map(({ search }) => pathOf(search)),
  ])
  await keepSearches(db, userId, searches)
}

async function dropOldest(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `update saved_searches set is_in_history = false where user_id = $1 and path in (
       select path from saved_searches where user_id = $1 and is_in_history order by last_searched desc, path offset $2)`,
    [userId, searchLimits.history],
  )
  await dropUnused(db, userId)
}

async function dropUnused(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from saved_searches where user_id = $1 and not is_in_history and not alert', [userId])
}

function present({ path, search, last_searched: lastSearched, alert, is_in_history: isInHistory }: Row): SavedSearch {
  return {
    ...SearchWords.parse(search),
    alert: { status: alert },
    address: path,
    isInHistory,
    lastSearched: lastSearched.toISOString(),
  }
}
