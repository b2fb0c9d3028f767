import { alertKeptAfterRemoval } from '../../contract/alerts/frequencies.ts'
import type { Queryable } from '../platform/database.ts'
import { forgetUnconfirmed } from './subscriptions.ts'

/** Forgets what is of no more use: alerts that were taken away or never confirmed, and what was told long ago. */
export async function tidyAlerts(db: Queryable, now: Date): Promise<void> {
  await forgetUnconfirmed(db, now)
  await db.query('delete from alert_subscriptions where removed_at < $1', [
    new Date(now.getTime() - alertKeptAfterRemoval),
  ])
  // A vacancy that is advertised again after so long is a new one.
  await db.query(
    `delete from alert_told t where told_at < $1::timestamptz - interval '400 days'
        and not exists (select 1 from jobs j where j.id = t.job_id and j.closed_at is null)`,
    [now],
  )
}
