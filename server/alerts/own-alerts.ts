import { alertsAtMost, type AlertFrequency, usualFrequency } from '../../contract/alerts/frequencies.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { NotSentBecause, OwnAlert } from '../../contract/alerts/own-alerts-api.ts'
import { resultsAddress } from '../../contract/job-searches/results-address.ts'
import { readNotifications } from '../../contract/users/notifications.ts'
import { SearchWords } from '../../contract/saved-searches/saved-searches.ts'
import type { Queryable } from '../platform/database.ts'
import { beganAnew } from './begin-anew.ts'
import { nextSending } from './london-clock.ts'

/** What makes two alerts the same: their search, in whatever order its results are looked at. */
export function alertPath(search: JobSearch): string {
  return resultsAddress({ ...search, sort: 'match', page: 1, postedWithinDays: null })
}

type Row = {
  id: string
  path: string
  search: JobSearch
  is_on: boolean
  frequency: AlertFrequency
  last_sent: Date | null
  waiting: number
  is_removed: boolean
  email: string | null
  is_verified: boolean
  notifications: unknown
}

const columns = `a.id, a.path, a.search, a.is_on, a.frequency, a.last_sent, a.removed_at is not null as is_removed,
  u.email, u.is_verified, u.notifications,
  coalesce((select cardinality(w.job_ids) from alert_waiting w where w.alert_id = a.id), 0) as waiting`

const ofOwner = 'from alert_subscriptions a join users u on u.id = a.user_id'

export async function listOwnAlerts(db: Queryable, userId: string): Promise<OwnAlert[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} ${ofOwner} where a.user_id = $1
      order by lower(a.search ->> 'jobTitle'), a.path`,
    [userId],
  )
  return rows.map(present)
}

/** The searches that an account has alerts for, without those that were deleted. */
export async function searchesWithAlert(
  db: Queryable,
  userId: string,
): Promise<{ path: string; search: JobSearch; created: Date; isOn: boolean }[]> {
  const { rows } = await db.query<{ path: string; search: JobSearch; created: Date; isOn: boolean }>(
    `select path, search, created, is_on as "isOn" from alert_subscriptions where user_id = $1 and removed_at is null`,
    [userId],
  )
  return rows
}

/** Whether an alert still wants mails. */
export async function isAlertOn(db: Queryable, alertId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from alert_subscriptions where id = $1 and is_on and removed_at is null',
    [alertId],
  )
  return rowCount === 1
}

/** @returns null if there is none, or it is somebody else's. */
export async function findOwnAlert(
  db: Queryable,
  { userId, alertId }: { userId: string; alertId: string },
): Promise<OwnAlert | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} ${ofOwner} where a.user_id = $1 and a.id = $2 and a.removed_at is null`,
    [userId, alertId],
  )
  return rows[0] ? present(rows[0]) : null
}

/** An alert of an account, on from now; one that is there is turned on and keeps what it had waiting. @returns null: there are too many. */
export async function keepAlert(
  db: Queryable,
  given: { userId: string; path: string; search: JobSearch; now: Date; frequency?: AlertFrequency | undefined },
): Promise<string | null> {
  const { userId, path, search, now, frequency } = given
  const { rows } = await db.query<{ id: string }>(
    `insert into alert_subscriptions (user_id, path, search, created, confirmed_at, wanted_at, frequency, due_at, after_job)
     select $1, $2, $3, $4, $4, $4, $5, $6, ${beganAnew}
      where (select count(*) from alert_subscriptions where user_id = $1 and path <> $2 and removed_at is null) < $8
     on conflict (user_id, path) do update set is_on = true, removed_at = null, wanted_at = $4, asked_at = null,
       frequency = coalesce($7, alert_subscriptions.frequency),
       due_at = case when $7::text is null then alert_subscriptions.due_at else $6 end,
       after_job = case when alert_subscriptions.is_on and alert_subscriptions.removed_at is null
                        then alert_subscriptions.after_job else excluded.after_job end
     returning id`,
    [
      userId,
      path,
      JSON.stringify(search),
      now,
      frequency ?? usualFrequency,
      nextSendingOfNew(frequency ?? usualFrequency, now),
      frequency ?? null,
      alertsAtMost,
    ],
  )
  return rows[0]?.id ?? null
}

/** One that goes at once need not wait for its first mail. */
export function nextSendingOfNew(frequency: AlertFrequency, now: Date): Date {
  return frequency === 'at-once' ? now : nextSending(frequency, now)
}

/** Turned off, with what waited: it would be old when the alert is on again. */
export async function pauseAlert(db: Queryable, { userId, path }: { userId: string; path: string }): Promise<void> {
  await db.query(
    `with paused as (update alert_subscriptions set is_on = false where user_id = $1 and path = $2 returning id)
     delete from alert_waiting where alert_id in (select id from paused)`,
    [userId, path],
  )
}

export async function removeAlertsBut(
  db: Queryable,
  { userId, paths }: { userId: string; paths: readonly string[] },
): Promise<void> {
  await db.query('delete from alert_subscriptions where user_id = $1 and not path = any($2)', [userId, paths])
}

type Change = { search?: JobSearch | undefined; frequency?: AlertFrequency | undefined; isOn?: boolean | undefined }

/** @returns whether there is such an alert; 'taken': another has that search already. */
export async function changeAlert(
  db: Queryable,
  given: { userId: string; alertId: string; change: Change; now: Date },
): Promise<'changed' | 'not-found' | 'taken'> {
  const { userId, alertId, change, now } = given
  const before = await db.query<{ path: string; is_on: boolean; frequency: AlertFrequency }>(
    'select path, is_on, frequency from alert_subscriptions where user_id = $1 and id = $2 and removed_at is null for update',
    [userId, alertId],
  )
  const [was] = before.rows
  if (!was) return 'not-found'
  const path = change.search ? alertPath(change.search) : was.path
  if (path !== was.path) {
    const other = await db.query<{ is_removed: boolean; id: string }>(
      'select id, removed_at is not null as is_removed from alert_subscriptions where user_id = $1 and path = $2',
      [userId, path],
    )
    if (other.rows[0]?.is_removed === false) return 'taken'
    if (other.rows[0]) await db.query('delete from alert_subscriptions where id = $1', [other.rows[0].id])
  }
  const isOn = change.isOn ?? was.is_on
  const frequency = change.frequency ?? was.frequency
  const isAnew = path !== was.path || isOn !== was.is_on
  if (isAnew) await db.query('delete from alert_waiting where alert_id = $1', [alertId])
  // Of another search no board has been asked yet.
  if (path !== was.path) await db.query('delete from alert_asks where alert_id = $1', [alertId])
  await db.query(
    `update alert_subscriptions set path = $2, search = coalesce($3, search), is_on = $4, frequency = $5, wanted_at = $6, asked_at = null,
            after_job = case when $7 then ${beganAnew} else after_job end,
            due_at = case when $8 then $9 else due_at end
      where id = $1`,
    [
      alertId,
      path,
      change.search ? JSON.stringify(change.search) : null,
      isOn,
      frequency,
      now,
      isAnew,
      isAnew || frequency !== was.frequency,
      nextSendingOfNew(frequency, now),
    ],
  )
  return 'changed'
}

/** @returns whether there was such an alert. */
export async function removeAlert(
  db: Queryable,
  { userId, alertId, now }: { userId: string; alertId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update alert_subscriptions set removed_at = $3 where user_id = $1 and id = $2 and removed_at is null',
    [userId, alertId, now],
  )
  return rowCount === 1
}

/** As it was, with all that waits: new jobs are noted for a removed alert as long as it can be had back. @returns whether there was such an alert. */
export async function restoreAlert(
  db: Queryable,
  { userId, alertId }: { userId: string; alertId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update alert_subscriptions set removed_at = null where user_id = $1 and id = $2 and removed_at is not null',
    [userId, alertId],
  )
  return rowCount === 1
}

function present(row: Row): OwnAlert {
  return {
    id: row.id,
    search: SearchWords.parse(row.search),
    address: row.path,
    isOn: row.is_on,
    notSentBecause: notSentBecause(row),
    frequency: row.frequency,
    lastSent: row.last_sent?.toISOString() ?? null,
    waiting: row.waiting,
    isRemoved: row.is_removed,
  }
}

/** As `sendAlert` goes by it. */
function notSentBecause(owner: Pick<Row, 'email' | 'is_verified' | 'notifications'>): NotSentBecause | null {
  if (owner.email === null) return 'no-email'
  if (!owner.is_verified) return 'email-unconfirmed'
  return readNotifications(owner.notifications).alerts.mail ? null : 'mails-off'
}
