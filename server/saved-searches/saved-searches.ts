import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { searchPath } from '../../contract/job-searches/results-address.ts'
import { SearchWords, type SavedSearch } from '../../contract/saved-searches/saved-searches.ts'
import { searchLimits } from '../../contract/job-searches/limits.ts'
import { keepAlert, pauseAlert, removeAlertsBut, searchesWithAlert } from '../alerts/index.ts'
import type { Queryable } from '../platform/database.ts'

type Row = { path: string; search: JobSearch; last_searched: Date }
type Listed = { path: string; search: JobSearch; lastSearched: Date; isOn: boolean; isInHistory: boolean }

/** A search to keep. `alert` left out: as it was, and off for a new one. */
export type Kept = { search: JobSearch; at: Date; alert?: boolean | undefined }

/** A person's searches, the latest first; those that they have an alert for are there although they are no longer among the latest. */
export async function searchesOf(db: Queryable, userId: string): Promise<SavedSearch[]> {
  const { rows } = await db.query<Row>('select path, search, last_searched from saved_searches where user_id = $1', [
    userId,
  ])
  const alerts = await searchesWithAlert(db, userId)
  const alertFor = new Map(alerts.map((alert) => [alert.path, alert]))
  const history = new Set(rows.map(({ path }) => path))
  return [
    ...rows.map((row): Listed => {
      const { path, search, last_searched: lastSearched } = row
      return { path, search, lastSearched, isOn: alertFor.get(path)?.isOn === true, isInHistory: true }
    }),
    ...alerts
      .filter(({ path }) => !history.has(path))
      .map(({ path, search, created, isOn }): Listed => ({
        path,
        search,
        lastSearched: created,
        isOn,
        isInHistory: false,
      })),
  ]
    .toSorted((a, b) => b.lastSearched.getTime() - a.lastSearched.getTime() || (a.path < b.path ? -1 : 1))
    .map(present)
}

/** Adds searches, or brings them up to date, and keeps as many in the list of the latest as it shows. */
export async function keepSearches(db: Queryable, userId: string, searches: readonly Kept[]): Promise<void> {
  for (const { search, at, alert } of searches) {
    await db.query(
      `insert into saved_searches (user_id, path, search, last_searched) values ($1, $2, $3, $4)
       on conflict (user_id, path) do update set search = excluded.search,
         last_searched = greatest(saved_searches.last_searched, excluded.last_searched)`,
      [userId, searchPath(search), JSON.stringify(search), at],
    )
    if (alert === true) await keepAlert(db, { userId, path: searchPath(search), search, now: at })
    if (alert === false) await pauseAlert(db, { userId, path: searchPath(search) })
  }
  await db.query(
    `delete from saved_searches where user_id = $1 and path in (
       select path from saved_searches where user_id = $1 order by last_searched desc, path offset $2)`,
    [userId, searchLimits.history],
  )
}

/** Takes one search, or with null all, out of the list of the latest; those with an alert keep it. */
export async function forgetSearches(db: Queryable, userId: string, path: string | null): Promise<void> {
  await db.query('delete from saved_searches where user_id = $1 and ($2::text is null or path = $2)', [userId, path])
}

/** Puts a list in place of all that there is, alerts included. */
export async function replaceSearches(db: Queryable, userId: string, searches: readonly Kept[]): Promise<void> {
  const paths = searches.map(({ search }) => searchPath(search))
  await db.query('delete from saved_searches where user_id = $1 and not path = any($2)', [userId, paths])
  await removeAlertsBut(db, { userId, paths })
  await keepSearches(db, userId, searches)
}

function present({ path, search, lastSearched, isOn, isInHistory }: Listed): SavedSearch {
  return {
    ...SearchWords.parse(search),
    alert: { status: isOn },
    address: path,
    isInHistory,
    lastSearched: lastSearched.toISOString(),
  }
}
