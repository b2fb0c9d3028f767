import { blockedCompanies } from '../companies/index.ts'
import { closeAds } from '../jobs/close-jobs.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { stateOf } from './ad.ts'
import { adsThatRanOut, lockAd } from './queries.ts'

type Deps = { db: Database; store: StoreDeps }

const board = 'rolecall'

/** Takes an ad of the company offline before its time is over. */
export async function closeAd(
  { db, store }: Deps,
  { companyId, id, now }: { companyId: string; id: string; now: Date },
): Promise<{ kind: 'closed' } | { kind: 'not-online' } | { kind: 'not-found' }> {
  return await inTransaction(db, async (client) => {
    const row = await lockAd(client, { companyId, id })
    if (row === null) return { kind: 'not-found' }
    if (stateOf({ onlineUntil: row.online_until, closedAt: row.closed_at }, now) !== 'online')
      return { kind: 'not-online' }
    await client.query('update job_ads set closed_at = $2 where id = $1', [id, now])
    await closeAds(client, { store }, { board, refs: [id], now })
    return { kind: 'closed' }
  })
}

/** Takes ads offline whose 360 hours are over, or whose company is gone or was blocked. @returns how many. */
export async function closeWhatRanOut({ db, store }: Deps, now: Date): Promise<number> {
  const blocked = await blockedCompanies(db)
  const ids = await adsThatRanOut(db, { blocked, now })
  for (const id of ids) {
    // One transaction each: one that fails keeps no other online.
    await inTransaction(db, async (client) => {
      const { rowCount } = await client.query(
        `update job_ads set closed_at = least($2, online_until)
          where id = $1 and closed_at is null
            and (online_until <= $2 or company_id is null or company_id = any($3::uuid[]))`,
        [id, now, blocked],
      )
      if (rowCount === 1) await closeAds(client, { store }, { board, refs: [id], now })
    })
  }
  return ids.length
}
