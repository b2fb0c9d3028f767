import type { PoolClient } from 'pg'
import { alertFrequencies, type AlertFrequency } from '../../../contract/alerts/frequencies.ts'
import { askedWords } from '../../../contract/alerts/asked-boards.ts'
import { avoidedBecause, type AvoidedEntry } from '../../../contract/avoided/avoided.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { readNotifications } from '../../../contract/users/notifications.ts'
import { avoidedBy } from '../../avoided/index.ts'
import { jobsByIds, type JobRow } from '../../jobs/queries.ts'
import { postMail } from '../../outbox/index.ts'
import { inTransaction, type Queryable } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AskForDeps } from '../asking/ask-for-alerts.ts'
import { boardsOfAlerts } from '../asking/boards-of-alerts.ts'
import { hashToken } from '../../users/sessions.ts'
import { alertKey } from '../alert-key.ts'
import { nextSending } from '../london-clock.ts'
import { newJobsLetter, rowsAtMost } from './new-jobs-letter.ts'
import { oneClickHeaders } from './one-click-headers.ts'
import { presentForAlert, type WaitingJob } from './present-for-alert.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'

export type SendDeps = Pick<Platform, 'db' | 'tasks' | 'secrets'> &
  AskForDeps & { find: FindDeps } & {
    /** Of the pages, without a slash at its end. */
    siteUrl: string
  }

type DueAlert = {
  id: string
  search: JobSearch
  frequency: AlertFrequency
  user_id: string | null
  email: string
  email_key: string
  avoided: AvoidedEntry[]
  notifications: unknown
}

const alertsAtOnce = 200

/** Sends what waits for every alert whose hour has come. Safe to run twice, and at once in several processes. @returns mails written. */
export async function sendDueAlerts(
  deps: SendDeps,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  let sent = 0
  for (let after = zeroId; !signal.aborted;) {
    const due = await dueAlerts(deps.db, { now, after })
    for (const { id } of due) if ((await sendAlert(deps, { alertId: id, now })) > 0) sent++
    const last = due.at(-1)
    if (!last) break
    after = last.id
  }
  // Those that had nothing to send: their next hour. One that goes at once stays due until it has.
  for (const frequency of alertFrequencies) {
    if (frequency === 'at-once') continue
    await deps.db.query(
      `update alert_subscriptions a set due_at = $2 where frequency = $1 and due_at <= $3
          and not exists (select 1 from alert_waiting m where m.alert_id = a.id)`,
      [frequency, nextSending(frequency, now), now],
    )
  }
  return sent
}

const zeroId = '00000000-0000-0000-0000-000000000000'

async function dueAlerts(db: Queryable, { now, after }: { now: Date; after: string }): Promise<{ id: string }[]> {
  const { rows } = await db.query<{ id: string }>(
    `select a.id from alert_subscriptions a
      where a.id > $2 and a.is_on and a.removed_at is null and a.confirmed_at is not null and a.due_at <= $1
        and exists (select 1 from alert_waiting m where m.alert_id = a.id)
      order by a.id limit ${alertsAtOnce}`,
    [now, after],
  )
  return rows
}

/** Sends what waits for one alert, whatever its hour. @returns how many jobs the mail tells of; 0: there was nothing, and no mail. */
export async function sendAlert(deps: SendDeps, { alertId, now }: { alertId: string; now: Date }): Promise<number> {
  return await inTransaction(deps.db, async (client) => {
    const alert = await holdAlert(client, alertId)
    // Somebody else is at it, or nobody may be written to.
    if (alert === null || !readNotifications(alert.notifications).alerts.mail) return 0
    const waiting = await waitingJobs(client, alert)
    const avoided = [...alert.avoided, ...(alert.user_id === null ? [] : await avoidedBy(client, alert.user_id))]
    const unwanted = avoided.length === 0 ? noIds : await avoidedAmong(deps, waiting, avoided)
    const told = await noteTold(
      client,
      alert,
      idsOf(waiting).filter((id) => !unwanted.has(id)),
      now,
    )
    await client.query('delete from alert_waiting where alert_id = $1', [alertId])
    await client.query(
      `update alert_subscriptions set due_at = $2, last_sent = case when $3 then $4 else last_sent end, key_hash = $5 where id = $1`,
      [alertId, nextSending(alert.frequency, now), told.size > 0, now, hashToken(alertKey(deps.secrets, alertId))],
    )
    if (told.size === 0) return 0
    const jobs = await presentForAlert(deps, {
      jobs: waiting.filter(({ id }) => told.has(id)),
      search: alert.search,
      count: rowsAtMost,
      now,
    })
    const key = alertKey(deps.secrets, alertId)
    const { siteUrl } = deps
    const boards = await boardsOfAlerts(deps, client, { alerts: [alert], now })
    const asked = askedWords(boards.get(alertId) ?? [], now.toISOString())
    const letter = newJobsLetter({ search: alert.search, jobs, count: told.size, asked, siteUrl, key })
    await postMail(deps, client, alert.email, letter, {
      template: 'alert',
      priority: 'bulk',
      userId: alert.user_id,
      alertId,
      headers: oneClickHeaders({ siteUrl, key }),
      now,
    })
    return told.size
  })
}

const looksAtMost = 300

/** Holds it until the end of the transaction; null: it is off or gone, another process has it, or the address is not proven. */
async function holdAlert(client: PoolClient, alertId: string): Promise<DueAlert | null> {
  const { rows } = await client.query<DueAlert>(
    `select a.id, a.search, a.frequency, coalesce(a.user_id, o.id) as user_id, coalesce(u.email, a.email) as email,
            coalesce(u.email_key, a.email_key) as email_key, a.avoided, coalesce(u.notifications, o.notifications, '{}') as notifications
       from alert_subscriptions a
       left join users u on u.id = a.user_id
       -- Whoever has an account too is one person: what one alert has told them the other does not tell again.
       left join users o on o.email_key = a.email_key and o.is_verified
      where a.id = $1 and a.is_on and a.removed_at is null and a.confirmed_at is not null
        and (a.user_id is null or (u.is_verified and u.email is not null and u.disabled_at is null))
        for update of a skip locked`,
    [alertId],
  )
  return rows[0] ?? null
}

/** Open jobs that wait, without those that the person knows of, the newest first. */
async function waitingJobs(client: PoolClient, alert: DueAlert): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select j.id from alert_waiting w cross join unnest(w.job_ids) as m (job_id)
       join jobs j on j.id = m.job_id and j.closed_at is null
      where w.alert_id = $1
        and not exists (select 1 from alert_told t where t.job_id = m.job_id and t.user_id = $2)
        and not exists (select 1 from alert_told t where t.job_id = m.job_id and t.email_key = $3)
      order by j.id desc`,
    [alert.id, alert.user_id, alert.email_key],
  )
  return rows
}

const noIds: ReadonlySet<number> = new Set()

function idsOf(jobs: readonly WaitingJob[]): number[] {
  return jobs.map(({ id }) => id)
}

/** Of the newest, those that the person never wants to see: of a flood the rest is only counted. */
async function avoidedAmong(
  deps: SendDeps,
  waiting: readonly WaitingJob[],
  avoided: readonly AvoidedEntry[],
): Promise<ReadonlySet<number>> {
  const rows = await jobsByIds(deps.db, idsOf(waiting.slice(0, looksAtMost)))
  const unwanted = rows.filter((row) => avoidedBecause(avoidable(row), avoided, 'show') !== null)
  return new Set(unwanted.map(({ id }) => id))
}

/** Of two mails that are written at the same time only one gets a job: the table lets nobody be told twice. @returns what is to be told. */
async function noteTold(
  client: PoolClient,
  alert: DueAlert,
  jobIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await client.query<{ job_id: number }>(
    `insert into alert_told (user_id, email_key, job_id, told_at)
     select $1, case when $1::uuid is null then $2 end, id, $4 from unnest($3::int[]) as id order by id
     on conflict do nothing returning job_id`,
    [alert.user_id, alert.email_key, jobIds, now],
  )
  return new Set(rows.map((row) => row.job_id))
}

function avoidable({ title, employer, poster, description }: JobRow) {
  return { jobTitle: title, employer, poster, jobDescription: description }
}
