import type { WantedSearch } from '../../contract/job-searches-api.ts'
import type { JobSearch } from '../../contract/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../contract/results-address.ts'
import type { Database } from '../platform/database.ts'
import type { Reading } from '../platform/readers.ts'

type CountRow = { job_title: string; job_location: string; searches: number }

/** Counts a search, without who asked. Only first pages count: leafing through is not asking again. */
export async function countSearch(db: Database, search: JobSearch, found: number, now: Date): Promise<void> {
  if (search.page !== 1) return
  await db.$client.query(
    `insert into job_search_counts (title_key, location_key, day, job_title, job_location, searches, last_searched, found)
     values (lower($1), lower($2), $3::date, $1, $2, 1, $3, $4)
     on conflict (title_key, location_key, day) do update
        set searches = job_search_counts.searches + 1, last_searched = excluded.last_searched, found = excluded.found,
            job_title = excluded.job_title, job_location = excluded.job_location`,
    [search.jobTitle, search.jobLocation, now, found],
  )
}

/** The 20 searches most asked for in 30 days; what found nothing is left out, and so is what only one person could have typed. */
export async function mostWanted(db: Database, now: Date): Promise<WantedSearch[]> {
  const { rows } = await db.$client.query<CountRow>(
    `select (array_agg(job_title order by last_searched desc))[1] as job_title,
            (array_agg(job_location order by last_searched desc))[1] as job_location, sum(searches)::int as searches
       from job_search_counts where day > $1::date - 30 and found > 0
      group by title_key, location_key order by searches desc, job_title limit 20`,
    [now],
  )
  return rows.map(present)
}

/** The latest 20 different searches that found something. */
export async function latestSearches(db: Reading): Promise<WantedSearch[]> {
  const { rows } = await db.$client.query<CountRow>(
    `select job_title, job_location, searches from (
       select distinct on (title_key, location_key) job_title, job_location, searches, last_searched from (
         select * from job_search_counts where found > 0 order by last_searched desc limit 200) recent
       order by title_key, location_key, last_searched desc) latest
     order by last_searched desc limit 20`,
  )
  return rows.map(present)
}

/** Titles asked for more in the last week than the weeks before would lead to expect, the strongest first. */
export async function trendingSearches(db: Reading, now: Date): Promise<WantedSearch[]> {
  const { rows } = await db.$client.query<CountRow>(
    `select (array_agg(job_title order by last_searched desc))[1] as job_title,
            (array_agg(job_location order by last_searched desc))[1] as job_location,
            sum(searches) filter (where day > $1::date - 7)::int as searches
       from job_search_counts where day > $1::date - 35 and found > 0
      group by title_key having sum(searches) filter (where day > $1::date - 7) > 0
      order by sum(searches) filter (where day > $1::date - 7)
             / (1 + coalesce(sum(searches) filter (where day <= $1::date - 7), 0) / 4.0) desc, job_title limit 20`,
    [now],
  )
  return rows.map(present)
}

function present(row: CountRow): WantedSearch {
  return {
    jobTitle: row.job_title,
    jobLocation: row.job_location,
    count: row.searches,
    // K3 and S4.10: the defaults of a search that is picked from a list.
    address: resultsAddress({ ...defaultSearch, jobTitle: row.job_title, jobLocation: row.job_location }),
  }
}
