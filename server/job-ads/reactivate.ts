import { adCosts, onlineUntil } from '../../contract/job-ads/costs.ts'
import type { Hint } from '../../contract/job-ads/hints.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { inTransaction } from '../platform/database.ts'
import { canReactivate } from './ad.ts'
import { lookOver } from './look-over.ts'
import { mayPublish } from './may-publish.ts'
import { payForAd } from './pay-for-ad.ts'
import { NotPaid, type Author, type PublishDeps } from './publish.ts'
import { bringOnline, prepareOnline } from './put-online.ts'
import { findAd, lockAd } from './queries.ts'
import { bindRecordings, RecordingRefused } from './recordings.ts'

type Outcome =
  | { kind: 'online'; created: Date; until: Date }
  | { kind: 'still-online'; created: Date; until: Date }
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; because: string }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'blocked'; hints: Hint[] }
  | { kind: 'no-credits' }

/**
 * Puts an expired or closed ad online for another 15 days (S18.2). It is looked over as a new one is: laws and rates may have changed
 * since. Its id, and with it its candidates and views, stay.
 */
export async function reactivateAd(
  deps: PublishDeps,
  { author, id, now }: { author: Author; id: string; now: Date },
): Promise<Outcome> {
  const { db, store, resolvePlace } = deps
  const companyId = author.company.id
  const there = await findAd(db, { companyId, id })
  if (there === null) return { kind: 'not-found' }
  if (!isOffline(there, now)) return { kind: 'still-online', created: there.created, until: there.online_until }
  if (there.taken_down_reason !== null)
    return { kind: 'not-allowed', because: texts.takenDown(there.taken_down_reason) }
  const allowed = await mayPublish(db, author)
  if (allowed.kind !== 'yes') return { kind: 'not-allowed', because: allowed.because }
  const { company } = allowed
  const { ad, country, problems, hints } = lookOver(there.content, { advertiser: company.kind, resolvePlace, now })
  if (ad === null) return { kind: 'problems', problems }
  const blocks = hints.filter(({ level }) => level === 'block')
  if (blocks.length > 0) return { kind: 'blocked', hints: blocks }
  const until = onlineUntil(now)
  const ready = await prepareOnline(store, { adId: id, ad, company, country, created: now, until, now })
  if (ready === null) {
    // One who did the very same a moment ago has left nothing to prepare.
    const other = await findAd(db, { companyId, id })
    return other === null || isOffline(other, now)
      ? { kind: 'problems', problems: { '': texts.adUnreadable } }
      : { kind: 'still-online', created: other.created, until: other.online_until }
  }

  return await inTransaction(db, async (client): Promise<Outcome> => {
    const row = await lockAd(client, { companyId, id })
    if (row === null) return { kind: 'not-found' }
    // Clicked twice: the first click has put it online.
    if (!isOffline(row, now)) return { kind: 'still-online', created: row.created, until: row.online_until }
    if (row.taken_down_reason !== null) return { kind: 'not-allowed', because: texts.takenDown(row.taken_down_reason) }
    const cost = adCosts[row.type]
    const run = await client.query<{ id: string }>(
      `insert into job_ad_runs (ad_id, number, user_id, cost, started_at, ends_at)
       select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 from job_ad_runs where ad_id = $1 returning id`,
      [id, author.userId, cost, now, until],
    )
    const runId = run.rows[0]?.id ?? ''
    if (!(await payForAd(client, { payer: author, runId, cost, now }))) throw new NotPaid()
    await client.query(
      'update job_ads set created = $2, online_until = $3, closed_at = null, changed_at = null where id = $1',
      [id, now, until],
    )
    // Whoever recorded it may have deleted their account since, and the recording with it.
    await bindRecordings(client, { adId: id, userId: author.userId, before: row.content, content: row.content })
    await bringOnline(client, store, ready, now)
    return { kind: 'online', created: now, until }
  }).catch((error: unknown) => {
    if (error instanceof NotPaid) return { kind: 'no-credits' } as const
    if (error instanceof RecordingRefused) return { kind: 'problems', problems: error.problems } as const
    throw error
  })
}

function isOffline({ online_until, closed_at }: { online_until: Date; closed_at: Date | null }, now: Date): boolean {
  return canReactivate({ onlineUntil: online_until, closedAt: closed_at }, now)
}
