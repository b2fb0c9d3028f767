import { avoidedLimits, type AvoidedEntry } from '../../contract/avoided/avoided.ts'
import { avoidedBy, replaceAvoided } from '../avoided/index.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Subscription } from './subscriptions.ts'

type Never = Pick<AvoidedEntry, 'kind' | 'text'>

/** A job that a person does not want is never sent to them; with `never`, nor are others of that company or agency, or with that word. */
export async function noteNotForMe(
  db: Database,
  given: { alert: Subscription; jobId: number; never: Never | undefined; now: Date },
): Promise<void> {
  const { alert, jobId, never, now } = given
  await hideFromAlerts(db, { userId: alert.userId, emailKey: alert.emailKey, jobId, now })
  if (never === undefined) return
  const entry: AvoidedEntry = { ...never, never: 'show' }
  if (alert.userId !== null) {
    const before = await avoidedBy(db, alert.userId)
    if (!before.some((one) => isSame(one, entry)) && before.length < avoidedLimits.entries)
      await replaceAvoided(db, { userId: alert.userId, entries: [...before, entry] })
    return
  }
  // Without an account there is no list: every alert of the address has it.
  await db.query(
    `update alert_subscriptions set avoided = avoided || $2::jsonb
      where email_key = $1 and not avoided @> $2::jsonb and jsonb_array_length(avoided) < $3`,
    [alert.emailKey, JSON.stringify([entry]), avoidedLimits.entries],
  )
}

function isSame(one: AvoidedEntry, other: AvoidedEntry): boolean {
  return one.kind === other.kind && one.text.toLowerCase() === other.text.toLowerCase() && one.never === 'show'
}

/** What somebody hid is as if it had been told: it is sent to them by none of their alerts. */
export async function hideFromAlerts(
  db: Queryable,
  given: { userId: string | null; emailKey: string | null; jobId: number; now: Date },
): Promise<void> {
  await db.query(
    `insert into alert_told (user_id, email_key, job_id, told_at, is_hidden)
     select $1, case when $1::uuid is null then $2 end, id, $4, true from jobs where id = $3 on conflict do nothing`,
    [given.userId, given.emailKey, given.jobId, given.now],
  )
}

/** Shown again: a job that has not been sent yet may be. */
export async function unhideFromAlerts(
  db: Queryable,
  { userId, jobId }: { userId: string; jobId: number },
): Promise<void> {
  await db.query('delete from alert_told where user_id = $1 and job_id = $2 and is_hidden', [userId, jobId])
}
