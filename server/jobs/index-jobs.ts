import type { PoolClient } from 'pg'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { ContractType, Ir35, Workplace } from '../../contract/jobs/jobs.ts'
import type { Industry } from '../../contract/jobs/industries.ts'
import type { JobIndex } from './job-index.ts'
import { sponsorsAmong } from '../sponsors/index.ts'
import { plainText } from './plain-text.ts'
import { levelOf, type UnderstoodPlace } from '../../engines/ads/index.ts'
import type { IndexedJob, IndexedWords } from './job.ts'
import type { Say } from '../platform/events.ts'

type Row = {
  id: number
  main_listing_id: number
  title: string
  employer: string | null
  description: string | null
  places: UnderstoodPlace[]
  yearly_min: number | null
  yearly_max: number | null
  contract_type: ContractType | null
  full_time: boolean
  part_time: boolean
  workplace: Workplace | null
  ir35_status: Ir35['status']
  industry: Industry | null
  poster: 'agency' | 'direct' | 'course' | 'unknown'
  boards: BoardId[]
  other_titles: string[] | null
  created_at: Date
  closed_at: Date | null
  closes_on: Date | null
}

/** The text of a listing as it was just read, and what the index made of it with this title and employer. */
export type TextAtHand = {
  text: string
  title: string
  employer: string | null
  words?: IndexedWords | undefined
}

/**
 * Brings jobs into the index, or out of it where they are closed, in the transaction of the caller.
 * @param texts By listing id: spares reading back what was just written.
 */
export async function indexJobs(
  client: PoolClient,
  index: JobIndex,
  jobIds: readonly number[],
  texts: ReadonlyMap<number, TextAtHand>,
): Promise<void> {
  const rows = await jobsToIndex(client, jobIds, [...texts.keys()])
  const closed = rows.filter((row) => row.closed_at !== null)
  const open = rows.filter((row) => row.closed_at === null)
  if (closed.length > 0)
    await index.remove(
      closed.map((row) => row.id),
      client,
    )
  if (open.length > 0) await index.upsert(await toIndexed(client, open, texts), client)
}

/** Called inside the transaction that makes the jobs true: search and jobs never differ. */
export type Indexing = {
  indexJobs: (client: PoolClient, jobIds: readonly number[], texts: ReadonlyMap<number, TextAtHand>) => Promise<void>
  unindexJobs: (client: PoolClient, jobIds: readonly number[]) => Promise<void>
}

/** The same for whoever stores ads, with word to those who go by jobs. */
export function indexingBy(index: JobIndex, say: Say): Indexing {
  return {
    async indexJobs(client, jobIds, texts) {
      await indexJobs(client, index, jobIds, texts)
      await say(client, 'jobs-changed', { jobIds })
    },
    async unindexJobs(client, jobIds) {
      await index.remove(jobIds, client)
      await say(client, 'jobs-changed', { jobIds })
    },
  }
}

async function jobsToIndex(client: PoolClient, jobIds: readonly number[], known: readonly number[]): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select j.id, j.main_listing_id, j.title, j.employer,
            case when j.main_listing_id = any($2::int[]) then null else j.description end as description,
            j.places, j.yearly_min, j.yearly_max, j.contract_type, j.full_time, j.part_time, j.workplace, j.ir35_status,
            j.industry, j.poster, j.created_at, j.closed_at, j.closes_on::timestamptz,
            (select array_agg(distinct l.board) from listings l where l.job_id = j.id and l.closed_at is null) as boards,
            (select array_agg(distinct l.facts ->> 'title' order by l.facts ->> 'title') from listings l
              where l.job_id = j.id and l.id <> j.main_listing_id and l.closed_at is null and lower(l.facts ->> 'title') <> lower(j.title)) as other_titles
       from jobs j where j.id = any($1::int[])`,
    [jobIds, known],
  )
  return rows
}

/** An agency may post one vacancy under a dozen titles; more would outweigh the ad itself. */
const mostTitles = 12

async function toIndexed(
  client: PoolClient,
  rows: readonly Row[],
  texts: ReadonlyMap<number, TextAtHand>,
): Promise<IndexedJob[]> {
  const sponsors = await sponsorsAmong(
    client,
    rows.map(({ employer }) => employer),
  )
  return rows.map((row) => oneIndexed(row, texts, sponsors))
}

function oneIndexed(row: Row, texts: ReadonlyMap<number, TextAtHand>, sponsors: ReadonlySet<string>): IndexedJob {
  const atHand = texts.get(row.main_listing_id)
  // A job may have its employer, and so its words, from another of its listings.
  const otherTitles = (row.other_titles ?? []).slice(0, mostTitles)
  const isSame =
    otherTitles.length === 0 && atHand !== undefined && atHand.title === row.title && atHand.employer === row.employer
  const text = atHand?.text ?? plainText(row.description ?? '')
  return {
    id: row.id,
    title: row.title,
    employer: row.employer,
    otherTitles,
    text,
    ...(isSame && atHand.words !== undefined ? { words: atHand.words } : {}),
    positions: row.places.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }])),
    areas: [...new Set(row.places.flatMap((place) => place.areas))],
    yearlyMin: row.yearly_min,
    yearlyMax: row.yearly_max,
    contractType: row.contract_type,
    fullTime: row.full_time,
    partTime: row.part_time,
    workplace: row.workplace,
    ir35: row.ir35_status,
    industry: row.industry,
    poster: row.poster,
    boards: row.boards ?? [],
    level: levelOf({ title: row.title, text }),
    isSponsor: row.employer !== null && sponsors.has(row.employer),
    createdAt: row.created_at,
    closesOn: row.closes_on,
  }
}

/** The open jobs of a stretch of ids, in their order: for the alerts. */
export async function openJobsAfter(
  client: PoolClient,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<IndexedJob[]> {
  const { rows: ids } = await client.query<{ id: number }>(
    'select id from jobs where id > $1 and id <= $2 and closed_at is null order by id limit $3',
    [after, upTo, limit],
  )
  const rows = await jobsToIndex(
    client,
    ids.map((row) => row.id),
    [],
  )
  return (await toIndexed(client, rows, new Map())).toSorted((a, b) => a.id - b.id)
}

/** All open jobs, a batch at a time, for making the index again. */
export async function* allOpenJobs(client: PoolClient, batch = 1000): AsyncGenerator<IndexedJob[]> {
  for (let after = 0; ;) {
    const { rows: ids } = await client.query<{ id: number }>(
      'select id from jobs where id > $1 and closed_at is null order by id limit $2',
      [after, batch],
    )
    const last = ids.at(-1)
    if (!last) return
    const rows = await jobsToIndex(
      client,
      ids.map((row) => row.id),
      [],
    )
    yield await toIndexed(client, rows, new Map())
    after = last.id
  }
}
