import type { WantedSearch } from '../../contract/job-searches/api.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import { createBatch } from '../platform/batch.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Reading } from '../platform/readers.ts'
import { dayOf, endOldDays, marksOfDay, networkOf } from './published/day-marks.ts'
import { publishedPlace } from './published/published-place.ts'
import { publishedTitles } from './published/published-title.ts'

/** So many different visitors must have made a search on one day before anybody else is shown it. */
const fewestVisitors = 5

/** Longer than any list looks back. */
const keptDays = 35

/** Counts searches for the lists of what people look for. */
export type SearchCounts = {
  /** Waits for nothing. */
  add: (counted: {
    search: JobSearch
    /** How many jobs it found. */ found: number
    address: string
    now: Date
  }) => void
  /** Writes what has been collected. Never throws. */
  flush: () => Promise<void>
}

/** A search of one network on one day, as it was typed: kept in memory until it is written, two seconds as a rule. */
type Counted = { day: string; typed: string; place: string; network: string; at: Date }

/**
 * Only a known title in a known place is counted, only what found something, and a visitor once a day; from the fifth visitor of the day on
 * it is published. Only first pages count: to leaf through is not to search again. Searches are written together, every two seconds.
 */
export function createSearchCounts({
  db,
  gazetteer,
  log,
}: {
  db: Database
  gazetteer: Gazetteer
  log: Log
}): SearchCounts {
  const batch = createBatch<Counted>(
    { log },
    {
      join: (one, other) => (one.at > other.at ? one : other),
      write: async (searches) => await writeSearches(db, [...searches.values()]),
    },
  )
  return {
    add({ search, found, address, now }) {
      if (search.page !== 1 || found === 0) return
      const place = publishedPlace(gazetteer, search.jobLocation)
      if (place === null) return
      const counted = { day: dayOf(now), typed: search.jobTitle, place, network: networkOf(address), at: now }
      const { day, typed, network } = counted
      batch.add(JSON.stringify([day, typed, place, network]), counted)
    },
    flush: batch.flush,
  }
}

async function writeSearches(db: Database, searches: readonly Counted[]): Promise<void> {
  const titles = await publishedTitles(
    db,
    searches.map(({ typed }) => typed),
  )
  for (const [day, ofDay] of Map.groupBy(searches, (one) => one.day)) {
    const known = ofDay.flatMap(({ typed, ...rest }) => {
      const title = titles.get(typed)
      return title === undefined ? [] : [{ ...rest, title }]
    })
    const markOf = known.length === 0 ? null : await marksOfDay(db, day)
    if (markOf !== null)
      await markSearches(
        db,
        day,
        known.map((one) => ({ ...one, visitor: markOf(one.network) })),
      )
  }
}

/** The counts see the marks as they were before. Of two processes that write at the same moment neither sees the other's visitors. */
async function markSearches(
  db: Database,
  day: string,
  marks: readonly { title: string; place: string; visitor: Buffer; at: Date }[],
): Promise<void> {
  await db.query(
    `with seen as (
       select title, place, visitor, max(at) as at from unnest($2::text[], $3::text[], $4::bytea[], $5::timestamptz[])
         as seen (title, place, visitor, at)
        group by title, place, visitor),
     marked as (
       -- In one order for all processes, so that two of them do not wait for each other in a circle.
       insert into search_day_marks (day, title, place, visitor)
       select $1, title, place, visitor from seen order by title, place, visitor
       on conflict do nothing returning title, place, visitor),
     fresh as (
       select title, place, count(*)::int as visitors, max(at) as at from marked join seen using (title, place, visitor)
        group by title, place),
     counted as (
       select fresh.*, (select count(*)::int from (select from search_day_marks m
                          where m.day = $1 and m.title = fresh.title and m.place = fresh.place limit $6::int - 1) others) as before
         from fresh)
     insert into popular_searches as p (day, title, place, visitors, last_searched)
     select $1, title, place, before + visitors, at from counted where before + visitors >= $6::int order by title, place
     on conflict (day, title, place) do update
       set visitors = p.visitors + excluded.visitors - ($6::int - 1), last_searched = greatest(p.last_searched, excluded.last_searched)`,
    [
      day,
      marks.map(({ title }) => title),
      marks.map(({ place }) => place),
      marks.map(({ visitor }) => visitor),
      marks.map(({ at }) => at),
      fewestVisitors,
    ],
  )
}

/** Forgets who searched on days that are over, and what was popular longer ago than any list looks back. */
export async function forgetSearches(db: Database, now: Date): Promise<void> {
  await endOldDays(db, now)
  await db.query('delete from popular_searches where day <= $1::date - $2::int', [dayOf(now), keptDays])
}

type Row = { title: string; place: string; visitors: number }

/** The 20 searches that most visitors made in 30 days, of those that at least five made on one day. */
export async function mostWanted(db: Reading, now: Date): Promise<WantedSearch[]> {
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
