import type { PoolClient } from 'pg'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import { jsonList, storableJson } from '../platform/json.ts'
import { composeJob, type ComposedOf } from './compose.ts'
import {
  mostPerKey,
  type AdToFold,
  type Candidate,
  type FoldedAd,
  type FoldKeys,
  type ListingFacts,
} from '../../engines/folding/index.ts'
import type { IndexedWords } from './job.ts'
import type { ReadOptions } from './read-ad.ts'
import { writeJobs } from './write-jobs.ts'

export type StoreOptions = ReadOptions & { isDemo: boolean }

/** An ad that is new or differs, understood and ready to be written. */
export type PreparedAd = {
  board: BoardId
  ref: string
  body: string
  bodyHash: string
  facts: ListingFacts
  keys: FoldKeys
  descriptionHtml: string
  text: string
  words?: IndexedWords
}

/** 'checked today' needs no more: an unchanged ad is marked as seen again only after this. */
const seenAgainAfter = '6 hours'

/**
 * Which ads are there with the same body, by 'board\nref'. One that was closed because nothing met it any more counts as
 * changed: it is open again. One that its own closing day closed stays so, unless every ad is to be open.
 */
export async function unchangedAds(
  db: Database,
  ads: readonly { board: string; ref: string; hash: string }[],
  { receivedAt, keepOpen = false }: ReadOptions,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: number; board: string; ref: string }>(
    `select r.id, r.board, r.ref
       from unnest($1::text[], $2::text[], $3::bigint[]) as asked (board, ref, hash)
       join received_ads r on r.board = asked.board and r.ref = asked.ref and r.body_hash = asked.hash
       join listings l on l.id = r.id
      where l.closed_at is null or (not $4 and (l.facts ->> 'closesAt') < $5)`,
    [
      ads.map((ad) => ad.board),
      ads.map((ad) => ad.ref),
      ads.map((ad) => ad.hash),
      keepOpen,
      receivedAt.toISOString().slice(0, 10),
    ],
  )
  return new Map(rows.map((row) => [`${row.board}\n${row.ref}`, row.id]))
}

/** Ads that are still there: seen again, and open again where they had been closed for not being seen. */
export async function touchSeen(db: Database, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await db.query<{ job_id: number }>(
    `with held as (
       select id from listings
        where id = any($1::int[]) and last_seen < $2::timestamptz - interval '${seenAgainAfter}' order by id for no key update)
     update listings set last_seen = $2 from held where listings.id = held.id returning job_id`,
    [ids, at],
  )
  if (rows.length === 0) return
  await db.query(
    `with held as (
       select id from jobs where id = any($1::int[]) and last_seen < $2 order by id for no key update)
     update jobs set last_seen = $2 from held where jobs.id = held.id`,
    [rows.map((row) => row.job_id), at],
  )
}

export async function writeUnusable(
  db: Database,
  ads: readonly { board: string; ref: string; reason: string; body: string }[],
  at: Date,
): Promise<void> {
  if (ads.length === 0) return
  await db.query(
    `insert into unusable_ads (board, ref, reason, body, received_at)
     select board, ref, reason, body, $2 from json_to_recordset($1) as ad (board text, ref text, reason text, body text)
     on conflict (board, ref) do update set reason = excluded.reason, body = excluded.body, received_at = excluded.received_at`,
    [storableJson(ads), at],
  )
}

type Fold = (ads: readonly AdToFold[], candidates: readonly Candidate[], mayJoin?: ReadonlySet<number>) => FoldedAd[]

export type Written = { fresh: number; changed: number; folded: FoldedAd[]; jobIds: number[] }

/** Writes a batch inside the caller's transaction, which holds the keys of its ads. The order of `prepared` is kept in `folded`. */
export async function writeBatch(
  client: PoolClient,
  prepared: readonly PreparedAd[],
  options: StoreOptions,
  fold: Fold,
): Promise<Written> {
  const received = await writeReceived(client, prepared, options)
  const before = await listingsById(client, [...received.values()])
  const toFold = prepared.map((ad): AdToFold => {
    const listingId = received.get(`${ad.board}\n${ad.ref}`) ?? 0
    const there = before.get(listingId)
    return { listingId, facts: ad.facts, keys: ad.keys, jobId: there?.jobId ?? null, apart: there?.apart ?? false }
  })
  const folded = await foldUnderLock(client, toFold, fold)
  await writeListings(client, prepared, folded, options)
  const jobIds = [...new Set(folded.map((ad) => ad.jobId))]
  await recompose(
    client,
    jobIds,
    new Map(folded.map((ad, i) => [ad.listingId, prepared[i]?.descriptionHtml ?? ''])),
    new Map(folded.flatMap((ad, i) => (prepared[i] ? [[ad.listingId, prepared[i].facts]] : []))),
  )
  const fresh = folded.filter((ad) => ad.isNew).length
  return { fresh, changed: folded.length - fresh, folded, jobIds }
}

/** New ads get their ids in the order of the batch; rows are written by board and ref, so that two batches never wait for each other. */
async function writeReceived(
  client: PoolClient,
  prepared: readonly PreparedAd[],
  { receivedAt, isDemo }: StoreOptions,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; board: string; ref: string }>(
    `with numbered as materialized (
       select nextval('received_ads_id_seq')::int as id, board, ref, body, hash
         from unnest($1::text[], $2::text[], string_to_array($3, E'\\x01'), $4::bigint[]) with ordinality as ad (board, ref, body, hash, place)
        order by place)
     insert into received_ads (id, board, ref, body, body_hash, first_received, last_received, is_demo) overriding system value
     select id, board, ref, body, hash, $5, $5, $6 from numbered order by board, ref
     on conflict (board, ref) do update
        set body = excluded.body, body_hash = excluded.body_hash, last_received = excluded.last_received, is_demo = excluded.is_demo
     returning id, board, ref`,
    [
      prepared.map((ad) => ad.board),
      prepared.map((ad) => ad.ref),
      jsonList(prepared.map((ad) => ad.body)),
      prepared.map((ad) => ad.bodyHash),
      receivedAt,
      isDemo,
    ],
  )
  return new Map(rows.map((row) => [`${row.board}\n${row.ref}`, row.id]))
}

async function listingsById(
  client: PoolClient,
  ids: readonly number[],
): Promise<Map<number, { jobId: number; apart: boolean }>> {
  const { rows } = await client.query<{ id: number; job_id: number; apart: boolean }>(
    'select id, job_id, apart from listings where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, { jobId: row.job_id, apart: row.apart }]))
}

/**
 * Folds, locks the jobs that ads join and the jobs of ads that were there, and looks whether another batch has meanwhile added to
 * one of them by a key that these ads do not have. Then folds again with that, and joins no job but those that are locked.
 */
async function foldUnderLock(client: PoolClient, ads: readonly AdToFold[], fold: Fold): Promise<FoldedAd[]> {
  const keys = ads.map((ad) => ad.keys)
  const { candidates, listings } = await candidatesFor(client, keys)
  const folded = fold(ads, candidates)
  const joined = new Set(folded.map((ad) => ad.jobId).filter((jobId) => listings.has(jobId)))
  const there = ads.map((ad) => ad.jobId).filter((jobId) => jobId !== null)
  // In the order of ids, before any listing is written: nobody waits in a circle.
  await client.query('select from jobs where id = any($1::int[]) order by id for no key update', [
    [...new Set([...joined, ...there])],
  ])
  if (joined.size === 0) return folded
  const { rows } = await client.query<{ job_id: number; listings: number }>(
    'select job_id, count(*)::int as listings from listings where job_id = any($1::int[]) and not apart group by job_id',
    [[...joined]],
  )
  if (rows.every((row) => row.listings === listings.get(row.job_id))) return folded
  return fold(ads, (await candidatesFor(client, keys)).candidates, joined)
}

/**
 * Listings that share a key with any of these, the latest few of each key, and the other listings of their jobs: one of those
 * that are alike in everything.
 * @param before Only listings with a lower id: those that a run over everything has done already.
 * @returns also how many listings each of their jobs has.
 */
export async function candidatesFor(
  client: PoolClient,
  keys: readonly FoldKeys[],
  before = 2_147_483_647,
): Promise<{ candidates: Candidate[]; listings: Map<number, number> }> {
  const { rows } = await client.query<{
    id: number
    job_id: number
    facts: ListingFacts
    exact_key: string | null
    title_key: string | null
    text_key_1: string | null
    text_key_2: string | null
    twin_key: string | null
    listings: number
  }>(
    // A listing may share several keys, and a job be met by several listings: its facts are read once.
    `with met as (${(
      [
        ['exact_key', mostPerKey.exact],
        ['title_key', mostPerKey.title],
        ['text_key_1', mostPerKey.text1],
        ['text_key_2', mostPerKey.text2],
        ['twin_key', mostPerKey.twin],
      ] as const
    )
      .map(
        ([column, most], i) =>
          `select l.job_id from unnest($${i + 1}::bigint[]) as asked (key)
            cross join lateral (
              select job_id from listings
               where ${column} = asked.key and not apart and id < $6 order by id desc limit ${most}) l`,
      )
      .join('\nunion\n')})
     select distinct on (l.job_id, l.twin_key)
            l.id, l.job_id, l.facts, l.exact_key, l.title_key, l.text_key_1, l.text_key_2, l.twin_key,
            count(*) over (partition by l.job_id)::int as listings
       from listings l where l.job_id = any(array(select job_id from met)) and not l.apart and l.id < $6
      order by l.job_id, l.twin_key, l.id`,
    [
      distinct(keys.map((key) => key.exact)),
      distinct(keys.map((key) => key.title)),
      distinct(keys.map((key) => key.text1)),
      distinct(keys.map((key) => key.text2)),
      distinct(keys.map((key) => key.twin)),
      before,
    ],
  )
  return {
    candidates: rows.map((row) => ({
      listingId: row.id,
      jobId: row.job_id,
      facts: row.facts,
      keys: {
        exact: row.exact_key,
        title: row.title_key,
        text1: row.text_key_1,
        text2: row.text_key_2,
        // A listing kept before there were twin keys is alike to no other.
        twin: row.twin_key ?? `listing ${row.id}`,
      },
    })),
    listings: new Map(rows.map((row) => [row.job_id, row.listings])),
  }
}

async function writeListings(
  client: PoolClient,
  prepared: readonly PreparedAd[],
  folded: readonly FoldedAd[],
  { receivedAt, isDemo }: StoreOptions,
): Promise<void> {
  const today = receivedAt.toISOString().slice(0, 10)
  await client.query(
    `insert into listings (id, job_id, board, facts, exact_key, title_key, text_key_1, text_key_2, twin_key, folded_because, first_seen, last_seen,
            closed_at, is_demo)
     select id, job_id, board, facts::jsonb, exact_key, title_key, text_key_1, text_key_2, twin_key, because, $12, $12,
            case when closed then $12::timestamptz end, $13
       from unnest($1::int[], $2::int[], $3::text[], string_to_array($4, E'\\x01'), $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[],
                   $10::text[], $11::bool[])
         as ad (id, job_id, board, facts, exact_key, title_key, text_key_1, text_key_2, twin_key, because, closed)
      order by id
     on conflict (id) do update
        set facts = excluded.facts, exact_key = excluded.exact_key, title_key = excluded.title_key,
            text_key_1 = excluded.text_key_1, text_key_2 = excluded.text_key_2, twin_key = excluded.twin_key, last_seen = excluded.last_seen, closed_at = excluded.closed_at,
            is_demo = excluded.is_demo`,
    [
      folded.map((ad) => ad.listingId),
      folded.map((ad) => ad.jobId),
      prepared.map((ad) => ad.board),
      jsonList(prepared.map((ad) => storableJson(ad.facts))),
      folded.map((ad) => ad.keys.exact),
      folded.map((ad) => ad.keys.title),
      folded.map((ad) => ad.keys.text1),
      folded.map((ad) => ad.keys.text2),
      folded.map((ad) => ad.keys.twin),
      folded.map((ad) => ad.because),
      prepared.map((ad) => ad.facts.closesAt !== null && ad.facts.closesAt.slice(0, 10) < today),
      receivedAt,
      isDemo,
    ],
  )
}

/**
 * Makes the rows of these jobs again from their listings.
 * @param descriptions Cleaned HTML by listing id, as far as it is at hand; the text of a job whose main listing is not among
 * them stays as it was.
 * @param written Facts by listing id that were just written: they are not read back.
 */
export async function recompose(
  client: PoolClient,
  jobIds: readonly number[],
  descriptions: ReadonlyMap<number, string>,
  written: ReadonlyMap<number, ListingFacts> = new Map(),
): Promise<void> {
  // Another batch may be adding an ad to one of these jobs by another key: it is waited for, and its listing is read below.
  await client.query('select from jobs where id = any($1::int[]) order by id for no key update', [jobIds])
  const { rows } = await client.query<{
    id: number
    job_id: number
    board: string
    facts: ListingFacts | null
    first_seen: Date
    last_seen: Date
    closed_at: Date | null
    is_demo: boolean
  }>(
    `select id, job_id, board, case when id = any($2::int[]) then null else facts end as facts,
            first_seen, last_seen, closed_at, is_demo
       from listings where job_id = any($1::int[])`,
    [jobIds, [...written.keys()]],
  )
  const byJob = Map.groupBy(
    rows.map((row): ComposedOf & { jobId: number } => ({
      id: row.id,
      jobId: row.job_id,
      board: row.board,
      facts: row.facts ?? written.get(row.id)!,
      firstSeen: row.first_seen,
      lastSeen: row.last_seen,
      closedAt: row.closed_at,
      isDemo: row.is_demo,
    })),
    (listing) => listing.jobId,
  )
  await writeJobs(
    client,
    [...byJob].map(([id, listings]) => {
      const job = composeJob(listings)
      return { id, job, description: descriptions.get(job.mainListingId) ?? null }
    }),
  )
}

function distinct(keys: readonly (string | null)[]): string[] {
  return [...new Set(keys.filter((key) => key !== null))]
}
