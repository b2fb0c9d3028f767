import type { BoardId } from '../../contract/boards/boards.ts'
import type { Industry } from '../../contract/jobs/industries.ts'
import type { ContractType, Ir35, Pay, Workplace } from '../../contract/jobs/jobs.ts'
import type { Queryable } from '../platform/database.ts'
import type { Reading } from '../platform/readers.ts'
import type { UnderstoodPlace } from '../../engines/ads/index.ts'
import type { Country } from '../../contract/places/countries.ts'

/** A job as it is kept, with the boards that carry it. */
export type JobRow = {
  id: number
  title: string
  employer: string | null
  poster: 'agency' | 'direct' | 'course' | 'unknown'
  pay_text: string
  pay: Pay | null
  contract_type: ContractType | null
  full_time: boolean
  part_time: boolean
  workplace: Workplace | null
  days_on_site: number | null
  ir35_status: Ir35['status']
  ir35_evidence: string | null
  industry: Industry | null
  places: UnderstoodPlace[]
  country: Country | null
  description: string
  created_at: Date
  first_seen: Date
  last_seen: Date
  closes_on: string | null
  closed_at: Date | null
  reposts: number
  is_demo: boolean
  /** Whether the text is only the beginning of the ad, as its board sends it. */
  is_snippet: boolean
  sources: SourceRow[]
}

export type SourceRow = {
  board: BoardId
  ref: string
  url: string | null
  first_seen: string
  last_seen: string
  /** When the board says that it was posted; null: it does not say. */
  posted_at: string | null
  is_demo: boolean
  is_main: boolean
  /** What an ad that was posted here was recorded as. */
  recording: 'audio' | 'video' | null
}

/** Jobs by id, in the order that was asked for; ids that are gone are left out. */
export async function jobsByIds(db: Reading, ids: readonly number[]): Promise<JobRow[]> {
  if (ids.length === 0) return []
  // The reference of each ad by a look-up of its own: of a join PostgreSQL makes a reading of all ads where it has not counted them yet,
  // after a first import.
  const { rows } = await db.query<JobRow>(
    `select j.id, j.title, j.employer, j.poster, j.pay_text, j.pay, j.contract_type, j.full_time, j.part_time, j.workplace,
            j.days_on_site, j.ir35_status, j.ir35_evidence, j.industry, j.places, j.country, j.description, j.created_at,
            j.first_seen, j.last_seen, j.closes_on::text, j.closed_at, j.reposts, j.is_demo, s.is_snippet, s.sources
       from unnest($1::int[]) with ordinality as asked (id, place)
       join jobs j on j.id = asked.id
       cross join lateral (
         select coalesce(json_agg(json_build_object(
                  'board', l.board, 'ref', (select ref from received_ads r where r.id = l.id), 'url', l.facts ->> 'url', 'first_seen', l.first_seen, 'last_seen', l.last_seen,
                  'is_demo', l.is_demo, 'posted_at', l.facts ->> 'postedAt', 'recording', l.facts ->> 'recording', 'is_main', l.id = j.main_listing_id) order by l.id = j.main_listing_id desc, l.id), '[]') as sources,
                coalesce(bool_or((l.facts ->> 'isSnippet')::boolean) filter (where l.id = j.main_listing_id), false) as is_snippet
           from listings l
          where l.job_id = j.id) s
      order by asked.place`,
    [ids],
  )
  return rows
}

/** The keys of title, employer and county of a job's ads, as texts. */
export async function exactKeysOf(db: Queryable, jobId: number): Promise<string[]> {
  const { rows } = await db.query<{ keys: string[] | null }>(
    `select array_agg(distinct exact_key::text) as keys from listings where job_id = $1 and exact_key is not null`,
    [jobId],
  )
  return rows[0]?.keys ?? []
}

/** How many open jobs and open ads there are. */
export type OpenCounts = { jobs: number; ads: number; adsByBoard: Partial<Record<BoardId, number>> }

/** Counts all open jobs and ads: looks at every row, so callers ask for what is kept of it (platform/kept-count.ts). */
export async function countOpen(db: Reading): Promise<OpenCounts> {
  const jobs = await db.query<{ jobs: number }>('select count(*)::int as jobs from jobs where closed_at is null')
  const { rows } = await db.query<{ board: BoardId; ads: number }>(
    'select board, count(*)::int as ads from listings where closed_at is null group by board',
  )
  return {
    jobs: jobs.rows[0]?.jobs ?? 0,
    ads: rows.reduce((sum, { ads }) => sum + ads, 0),
    adsByBoard: Object.fromEntries(rows.map(({ board, ads }) => [board, ads])),
  }
}

/** The job that an ad of a board is in now; null if there is no such ad. */
export async function jobOfAd(db: Queryable, { board, ref }: { board: BoardId; ref: string }): Promise<number | null> {
  const { rows } = await db.query<{ job_id: number }>(
    'select l.job_id from received_ads r join listings l on l.id = r.id where r.board = $1 and r.ref = $2',
    [board, ref],
  )
  return rows[0]?.job_id ?? null
}

/** The ads of a board that are in these jobs now, by the job; of several the one that leads it, or is open. */
export async function adsOfJobs(
  db: Queryable,
  { board, jobIds }: { board: BoardId; jobIds: readonly number[] },
): Promise<Map<number, string>> {
  const { rows } = await db.query<{ ref: string; job_id: number }>(
    `select distinct on (l.job_id) l.job_id, r.ref
       from listings l join received_ads r on r.id = l.id join jobs j on j.id = l.job_id
      where l.job_id = any($2::int[]) and r.board = $1
      order by l.job_id, l.id = j.main_listing_id desc, l.closed_at is null desc, l.id desc`,
    [board, jobIds],
  )
  return new Map(rows.map((row) => [row.job_id, row.ref]))
}

/** The jobs that several ads of a board are in now, by the board's ids. */
export async function jobsOfAds(
  db: Queryable,
  { board, refs }: { board: BoardId; refs: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ ref: string; job_id: number }>(
    'select r.ref, l.job_id from received_ads r join listings l on l.id = r.id where r.board = $1 and r.ref = any($2::text[])',
    [board, refs],
  )
  return new Map(rows.map((row) => [row.ref, row.job_id]))
}
