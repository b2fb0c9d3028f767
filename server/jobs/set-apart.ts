import { inTransaction } from '../platform/database.ts'
import { describeListings } from './reprocess.ts'
import { lockFolding } from './lock-folding.ts'
import { recompose } from './store-queries.ts'
import type { StoreDeps } from './store-ads.ts'

type Outcome = { kind: 'apart'; jobId: number } | { kind: 'not-found' }

/** Takes a listing out of the job that it was folded into; nothing is folded with it again. */
export async function setApart(store: StoreDeps, { board, ref }: { board: string; ref: string }): Promise<Outcome> {
  return await inTransaction(store.db, async (client) => {
    await lockFolding(client)
    const { rows } = await client.query<{ id: number; job_id: number; siblings: number[] }>(
      `select l.id, l.job_id,
              array(select s.id from listings s where s.job_id = l.job_id and s.id <> l.id order by s.id) as siblings
         from listings l join received_ads r on r.id = l.id where r.board = $1 and r.ref = $2 for update of l`,
      [board, ref],
    )
    const [listing] = rows
    if (!listing) return { kind: 'not-found' }
    // The job keeps its id and its other listings; the one that goes takes its own, unless it is the one that gave the job its id.
    const isFounder = listing.id === listing.job_id
    const [next] = listing.siblings
    const touched = new Set([listing.job_id])
    if (isFounder && next !== undefined) {
      await client.query('update listings set job_id = $1 where id = any($2::int[])', [next, listing.siblings])
      touched.add(next)
    } else if (!isFounder) {
      await client.query('update listings set job_id = $1 where id = $1', [listing.id])
      touched.add(listing.id)
    }
    await client.query('update listings set apart = true, folded_because = null where id = $1', [listing.id])
    const descriptions = await describeListings(client, store, [listing.id, ...listing.siblings])
    await recompose(client, [...touched], descriptions)
    await store.indexJobs(client, [...touched], new Map())
    return { kind: 'apart', jobId: listing.id }
  })
}
