import { inTransaction } from '../platform/database.ts'
import type { PoolClient } from 'pg'
import type { BoardId } from '../../contract/boards/boards.ts'
import { storableJson } from '../platform/json.ts'
import { useMainNames } from './employer-aliases/aliases.ts'
import { foldInto, jobAfter } from '../../engines/folding/index.ts'
import { readAd, type ReadAd } from './read-ad.ts'
import type { StoreDeps } from './store-ads.ts'
import { keysOfJobs, leadersOf } from './moved-ads.ts'
import { lockFolding } from './lock-folding.ts'
import { candidatesFor, recompose } from './store-queries.ts'
import type { MovedAd } from '../platform/events.ts'

const batchSize = 500

type Kept = {
  id: number
  board: BoardId
  ref: string
  body: string
  last_received: Date
  job_id: number
  apart: boolean
  closes_at: string | null
}

/**
 * Reads every kept ad again and folds again, in the order of arrival: each ad meets only those before it, as it did the first
 * time, so what is unchanged in the rules gives the same jobs with the same ids. An ad that can no longer be read stays as it was.
 * Where an ad leaves its job, what people kept of it goes with it.
 */
export async function reprocessAds(
  store: StoreDeps,
  onProgress: (ads: number) => void,
): Promise<{ ads: number; changedJobs: number }> {
  const done = { ads: 0, changedJobs: 0 }
  for (let after = 0; ;) {
    const batch = await inTransaction(store.db, async (client) => {
      await lockFolding(client)
      const ads = await nextAds(client, after)
      return { ads, changedJobs: ads.length > 0 ? await reprocessBatch(client, store, ads) : 0 }
    })
    const last = batch.ads.at(-1)
    if (!last) return done
    after = last.id
    done.ads += batch.ads.length
    done.changedJobs += batch.changedJobs
    onProgress(done.ads)
  }
}

async function nextAds(client: PoolClient, after: number): Promise<Kept[]> {
  const { rows } = await client.query<Kept>(
    `select r.id, r.board, r.ref, r.body, r.last_received, l.job_id, l.apart, l.facts ->> 'closesAt' as closes_at
       from received_ads r join listings l on l.id = r.id where r.id > $1 order by r.id limit ${batchSize}`,
    [after],
  )
  return rows
}

async function reprocessBatch(client: PoolClient, store: StoreDeps, batch: readonly Kept[]): Promise<number> {
  const read = batch.flatMap((kept): { kept: Kept; ad: ReadAd }[] => {
    // An ad that was imported as open whatever its dates has no closing day, and keeps none.
    const options = { receivedAt: kept.last_received, keepOpen: kept.closes_at === null }
    const ad = readAd(store, { board: kept.board, body: JSON.parse(kept.body) }, options)
    return 'unusable' in ad ? [] : [{ kept, ad }]
  })
  await useMainNames(
    client,
    read.map(({ ad }) => ad),
  )
  const merged = new Map<number, number>()
  const folded = foldInto(
    read.map(({ kept, ad }) => ({
      listingId: kept.id,
      facts: ad.facts,
      keys: ad.keys,
      jobId: null,
      apart: kept.apart,
    })),
    (
      await candidatesFor(
        client,
        read.map(({ ad }) => ad.keys),
        batch[0]?.id,
      )
    ).candidates,
    undefined,
    merged,
  )
  const leaders = await leadersOf(client, [...new Set([...batch.map((kept) => kept.job_id), ...merged.keys()])])
  const joined = await joinJobs(client, merged, batch[0]?.id ?? 0)
  await client.query(
    `update listings l set job_id = ad.job_id, facts = ad.facts::jsonb, exact_key = ad.exact_key, title_key = ad.title_key,
            text_key_1 = ad.text_key_1, text_key_2 = ad.text_key_2, twin_key = ad.twin_key, folded_because = ad.because
       from unnest($1::int[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[])
         as ad (id, job_id, facts, exact_key, title_key, text_key_1, text_key_2, twin_key, because) where l.id = ad.id`,
    [
      folded.map((ad) => ad.listingId),
      folded.map((ad) => ad.jobId),
      read.map(({ ad }) => storableJson(ad.facts)),
      folded.map((ad) => ad.keys.exact),
      folded.map((ad) => ad.keys.title),
      folded.map((ad) => ad.keys.text1),
      folded.map((ad) => ad.keys.text2),
      folded.map((ad) => ad.keys.twin),
      folded.map((ad) => ad.because),
    ],
  )
  const touched = [
    ...new Set([
      ...folded.map((ad) => ad.jobId),
      ...batch.map((kept) => kept.job_id),
      ...joined.flatMap(({ from, to }) => [from, to]),
    ]),
  ]
  const descriptions = await describeListings(
    client,
    store,
    joined.map(({ id }) => id),
  )
  for (const { kept, ad } of read) descriptions.set(kept.id, ad.descriptionHtml)
  await recompose(client, touched, descriptions)
  const joining = joined.map(({ id, ...ad }): MovedAd => ({ ...ad, led: leaders.get(ad.from) === id }))
  if (joining.length > 0) await store.say(client, 'ads-moved', { moved: joining })
  const moved = folded.flatMap(({ listingId, jobId }, i): MovedAd[] => {
    const kept = read[i]?.kept
    if (!kept || kept.job_id === jobId) return []
    const { board, ref, job_id: from } = kept
    return [{ from, to: jobId, board, ref, led: leaders.get(from) === listingId }]
  })
  if (moved.length > 0) await store.say(client, 'ads-moved', { moved })
  await store.say(client, 'keys-renewed', { jobs: await keysOfJobs(client, touched) })
  await dropEmptyJobs(client, store, touched)
  await store.indexJobs(
    client,
    touched,
    new Map(
      read.map(({ kept, ad }) => [kept.id, { text: ad.text, title: ad.facts.title, employer: ad.facts.employer }]),
    ),
  )
  return touched.length
}

/** Moves the ads that a run has done already, those before an id, from jobs that turned out to be one with another. */
async function joinJobs(
  client: PoolClient,
  merged: ReadonlyMap<number, number>,
  before: number,
): Promise<{ id: number; from: number; to: number; board: string; ref: string }[]> {
  if (merged.size === 0) return []
  const { rows } = await client.query<{ id: number; from_job: number; to_job: number; board: string; ref: string }>(
    `with joining as (
       select l.id, one.from_job, one.to_job, r.board, r.ref
         from unnest($1::int[], $2::int[]) as one (from_job, to_job)
         join listings l on l.job_id = one.from_job join received_ads r on r.id = l.id where l.id < $3)
     update listings l
        set job_id = joining.to_job, folded_because = coalesce(l.folded_because, 'an ad that is the same as ads of both jobs')
       from joining where joining.id = l.id
     returning l.id, joining.from_job, joining.to_job, joining.board, joining.ref`,
    [[...merged.keys()], [...merged.keys()].map((from) => jobAfter(merged, from)), before],
  )
  return rows.map((row) => ({ id: row.id, from: row.from_job, to: row.to_job, board: row.board, ref: row.ref }))
}

/** Jobs that all their listings have left. */
async function dropEmptyJobs(client: PoolClient, store: StoreDeps, jobIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `delete from jobs j where id = any($1::int[]) and not exists (select 1 from listings l where l.job_id = j.id) returning id`,
    [jobIds],
  )
  if (rows.length > 0)
    await store.unindexJobs(
      client,
      rows.map((row) => row.id),
    )
}

/** Cleaned texts of listings, made again from what was received. */
export async function describeListings(
  client: PoolClient,
  store: StoreDeps,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await client.query<Pick<Kept, 'id' | 'board' | 'body' | 'last_received'>>(
    'select id, board, body, last_received from received_ads where id = any($1::int[])',
    [ids],
  )
  return new Map(
    rows.flatMap((kept): [number, string][] => {
      const ad = readAd(store, { board: kept.board, body: JSON.parse(kept.body) }, { receivedAt: kept.last_received })
      return 'unusable' in ad ? [] : [[kept.id, ad.descriptionHtml]]
    }),
  )
}
