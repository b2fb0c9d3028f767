import { closeAds } from '../jobs/close-jobs.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import { audit } from '../audit/index.ts'
import { noteEvent, peopleToTell } from '../companies/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { stateOf } from './ad.ts'
import { adAllowedAgain, adTakenDown } from './letters.ts'

type Deps = PostDeps & { db: Database; store: StoreDeps; siteUrl: string }

type Outcome = { kind: 'done'; title: string } | { kind: 'not-found' } | { kind: 'already' }

/**
 * Those who run the site take an ad offline, or allow it again: for good until then, so that no credits bring it back. The company is told
 * by mail, with the reason.
 * @param reason null: it may go online again, which its company does.
 */
export async function takeDown(
  deps: Deps,
  given: { id: string; reason: string | null; operator: string; address: string; now: Date },
): Promise<Outcome> {
  const { id, reason, operator, address, now } = given
  return await inTransaction(deps.db, async (client) => {
    const { rows } = await client.query<{
      title: string
      company_id: string | null
      user_id: string | null
      online_until: Date
      closed_at: Date | null
      taken_down_at: Date | null
    }>(
      `select content ->> 'jobTitle' as title, company_id, user_id, online_until, closed_at, taken_down_at
         from job_ads where id = $1 for update`,
      [id],
    )
    const [ad] = rows
    if (!ad) return { kind: 'not-found' }
    if ((ad.taken_down_at !== null) === (reason !== null)) return { kind: 'already' }
    await client.query('update job_ads set taken_down_at = $2, taken_down_reason = $3 where id = $1', [
      id,
      reason === null ? null : now,
      reason,
    ])
    if (reason !== null && stateOf({ onlineUntil: ad.online_until, closedAt: ad.closed_at }, now) === 'online') {
      await client.query('update job_ads set closed_at = $2 where id = $1', [id, now])
      await closeAds(client, { store: deps.store }, { board: 'rolecall', refs: [id], now })
    }
    const event = reason === null ? 'ad-allowed-again' : 'ad-taken-down'
    await audit(client, { event, actor: operator, address, details: { ad: id, company: ad.company_id }, now })
    if (ad.company_id !== null) {
      await noteEvent(client, { companyId: ad.company_id, event, actor: null, details: { title: ad.title }, now })
      const url = `${deps.siteUrl}/manage-my-job-ads`
      const letter =
        reason === null ? adAllowedAgain({ title: ad.title, url }) : adTakenDown({ title: ad.title, reason, url })
      for (const { userId, email } of await peopleToTell(client, { companyId: ad.company_id, author: ad.user_id }))
        await postMail(deps, client, email, letter, { template: event, userId, now })
    }
    return { kind: 'done', title: ad.title }
  })
}

export type AdStanding = { id: string; isOnline: boolean; takenDownReason: string | null }

/** How ads stand for those who run the site, by their ids. */
export async function standingOf(
  db: Queryable,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Map<string, AdStanding>> {
  const { rows } = await db.query<{
    id: string
    online_until: Date
    closed_at: Date | null
    taken_down_reason: string | null
  }>('select id, online_until, closed_at, taken_down_reason from job_ads where id::text = any($1::text[])', [ids])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        isOnline: stateOf({ onlineUntil: row.online_until, closedAt: row.closed_at }, now) === 'online',
        takenDownReason: row.taken_down_reason,
      },
    ]),
  )
}
