import type { PoolClient } from 'pg'
import { inTransaction } from '../platform/database.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { lockFolding } from './lock-folding.ts'
import { recompose } from './store-queries.ts'
import type { StoreDeps } from './store-ads.ts'

/** Boards that are searched do not say what has gone: an ad that no search has met for so long is taken for closed. */
const unseenDays = 45

type CloseDeps = { store: StoreDeps }

/** Closes the listings of a board that a complete read did not meet. */
export async function closeMissing(
  { store }: CloseDeps,
  board: BoardId,
  seenRefs: readonly string[],
  now: Date,
): Promise<number> {
  return await close(
    store,
    `update listings set closed_at = $1
      where closed_at is null and id in (select id from received_ads where board = $2 and ref <> all($3::text[]))
      returning job_id`,
    [now, board, seenRefs],
  )
}

/** Closes what has passed its closing day, and what nothing has met for 45 days. */
export async function closeExpired({ store }: CloseDeps, now: Date): Promise<number> {
  return await close(
    store,
    `update listings set closed_at = $1
      where closed_at is null
        and ((facts ->> 'closesAt') < $2 or last_seen < $1::timestamptz - interval '${unseenDays} days')
        and id in (select l.id from listings l join jobs j on j.id = l.job_id
                    where j.closed_at is null and (j.closes_on < $1::date or j.last_seen < $1::timestamptz - interval '${unseenDays} days'))
      returning job_id`,
    [now, now.toISOString().slice(0, 10)],
  )
}

/** Demo ads go when the boards are real: they were never jobs. */
export async function removeDemoAds({ store }: CloseDeps): Promise<number> {
  return await inTransaction(store.db, async (client) => {
    await lockFolding(client)
    const { rows } = await client.query<{ job_id: number }>('select distinct job_id from listings where is_demo')
    const ids = rows.map((row) => row.job_id)
    if (ids.length > 0) {
      await client.query('update listings set closed_at = coalesce(closed_at, now()) where is_demo')
      await recompose(client, ids, new Map())
      await store.indexJobs(client, ids, new Map())
    }
    return ids.length
  })
}

/** Closes ads of a board by its own ids for them, in the transaction of the caller. @returns how many were open. */
export async function closeAds(
  client: PoolClient,
  { store }: CloseDeps,
  { board, refs, now }: { board: BoardId; refs: readonly string[]; now: Date },
): Promise<number> {
  return await closeWithin(
    client,
    store,
    `update listings set closed_at = $1
      where closed_at is null and id in (select id from received_ads where board = $2 and ref = any($3::text[]))
      returning job_id`,
    [now, board, refs],
  )
}

async function close(store: StoreDeps, statement: string, values: unknown[]): Promise<number> {
  return await inTransaction(store.db, async (client) => await closeWithin(client, store, statement, values))
}

async function closeWithin(
  client: PoolClient,
  store: StoreDeps,
  statement: string,
  values: unknown[],
): Promise<number> {
  await lockFolding(client)
  const { rows } = await client.query<{ job_id: number }>(statement, values)
  const jobIds = [...new Set(rows.map((row) => row.job_id))]
  for (let i = 0; i < jobIds.length; i += 1000) {
    const some = jobIds.slice(i, i + 1000)
    await recompose(client, some, new Map())
    await store.indexJobs(client, some, new Map())
  }
  return rows.length
}
