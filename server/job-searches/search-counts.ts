import type { WantedSearch } from '../../contract/job-searches/api.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { Database } from '../platform/database.ts'
import type { Reading } from '../platform/readers.ts'
import { dayOf, endOldDays, visitorMark } from './published/day-marks.ts'
import { publishedPlace } from './published/published-place.ts'
import { publishedTitle } from './published/published-title.ts'

/** So many different visitors must have made a search on one day before anybody else is shown it. */
const fewestVisitors = 5

/** Longer than any list looks back. */
const keptDays = 35

type Counted = { search: JobSearch; /** How many jobs it found. */ found: number; address: string; now: Date }

/**
 * Counts a search for the lists of what people look for. Only a known title in a known place is counted, only what found something,
 * and a visitor once a day; from the fifth visitor of the day on it is published. Only first pages count: to leaf through is not to
 * search again.
 */
export async function countSearch(
  { db, gazetteer }: { db: Database; gazetteer: Gazetteer },
  { search, found, address, now }: Counted,
): Promise<void> {
  if (search.page !== 1 || found === 0) return
  const place = publishedPlace(gazetteer, search.jobLocation)
  const title = place === null ? null : await publishedTitle(db, search.jobTitle)
  const visitor = title === null ? null : await visitorMark(db, { address, now })
  if (visitor === null) return
  // The part below sees the marks as they were before: without this visitor's own.
  await db.query(
    `with marked as (
       insert into search_day_marks (day, title, place, visitor) values ($1, $2, $3, $4) on conflict do nothing returning 1)
     insert into popular_searches as p (day, title, place, visitors, last_searched)
     select $1, $2, $3, $6::int, $5 from marked
      where (select count(*) from (select from search_day_marks where day = $1 and title = $2 and place = $3
                                    limit $6::int - 1) others) = $6::int - 1
     on conflict (day, title, place) do update set visitors = p.visitors + 1, last_searched = excluded.last_searched`,
    [dayOf(now), title, place, visitor, now, fewestVisitors],
  )
}

/** Forgets who searched on days that are over, and what was popular longer ago than any list looks back. */
export async function forgetSearches(db: Database, now: Date): Promise<void> {
  await endOldDays(db, now)
  await db.query('delete from popular_searches where day <= $1::date - $2::int', [dayOf(now), keptDays])
}

type Row = { title: string; place: string; visitors: number }

/** The 20 searches that most visitors made in 30 days, of those that at least five made on one day. */
export async function mostWanted(db: Database, now: Date): Promise<WantedSearch[]> {
  const { rows } = await db.query<Row>(
    `select title, place, sum(visitors)::int as visitors from popular_searches where day > $1::date - 30
      group by title, place order by 3 desc, title, place limit 20`,
    [dayOf(now)],
  )
  return rows.map(present)
}

/** The 20 different searches that a fifth or further visitor of a day made last. */
export async function latestSearches(db: Reading): Promise<WantedSearch[]> {
  const { rows } = await db.query<Row>(
    `select title, place, visitors from (
       select distinct on (title, place) title, place, visitors, last_searched from (
         select * from popular_searches order by last_searched desc limit 200) recent
       order by title, place, last_searched desc) latest
     order by last_searched desc, title limit 20`,
  )
  return rows.map(present)
}

/** Titles that more visitors searched in the last week than the weeks before would lead to expect, the strongest first. */
export async function trendingSearches(db: Reading, now: Date): Promise<WantedSearch[]> {
  const { rows } = await db.query<Row>(
    `select title, (array_agg(place order by last_searched desc))[1] as place,
            sum(visitors) filter (where day > $1::date - 7)::int as visitors
       from popular_searches where day > $1::date - 35
      group by title having sum(visitors) filter (where day > $1::date - 7) > 0
      order by sum(visitors) filter (where day > $1::date - 7)
             / (1 + coalesce(sum(visitors) filter (where day <= $1::date - 7), 0) / 4.0) desc, title limit 20`,
    [dayOf(now)],
  )
  return rows.map(present)
}

function present({ title, place, visitors }: Row): WantedSearch {
  return {
    jobTitle: title,
    jobLocation: place,
    count: visitors,
    // K3 and S4.10: the defaults of a search that is picked from a list.
    address: resultsAddress({ ...defaultSearch, jobTitle: title, jobLocation: place }),
  }
}
