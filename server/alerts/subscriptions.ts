import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AlertFrequency } from '../../contract/alerts/frequencies.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { emailKey } from '../users/email-key.ts'
import { hashToken } from '../users/sessions.ts'
import { alertKey } from './alert-key.ts'
import { beganAnew } from './begin-anew.ts'
import { joinAlerts } from './join-alerts.ts'
import { confirmAlert } from './letters.ts'
import { nextSending } from './london-clock.ts'
import { alertPath, nextSendingOfNew } from './own-alerts.ts'
import { inWords } from './sending/in-words.ts'

export type SubscribeDeps = PostDeps & {
  db: Database
  secrets: Secrets
  /** Of the pages, without a slash at its end. */
  siteUrl: string
}

/** Alerts that one address may have waiting for its word, and how long a letter is not sent again: nobody is flooded through us. */
const waitingAtMost = 5
const quietMs = 10 * 60_000

/**
 * Notes alerts for somebody without an account and asks them by mail whether they want them (double opt-in). What the caller
 * is told is the same whether the address was known, waiting, or asked too often.
 */
export async function subscribe(
  deps: SubscribeDeps,
  {
    email,
    searches,
    frequency,
    now,
  }: { email: string; searches: readonly JobSearch[]; frequency: AlertFrequency; now: Date },
): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    for (const search of searches) {
      const id = randomUUID()
      const key = alertKey(deps.secrets, id)
      const { rows } = await client.query<{ id: string }>(
        `insert into alert_subscriptions (id, email, email_key, path, search, created, key_hash, frequency)
         select $1, $2, $3, $4, $5, $6, $7, $10
          where (select count(*) from alert_subscriptions
                  where email_key = $3 and path <> $4 and confirmed_at is null) < $9
         on conflict (email_key, path) do update set created = $6, id = $1, key_hash = $7, frequency = $10
           where alert_subscriptions.confirmed_at is null and alert_subscriptions.created < $8
         returning id`,
        [
          id,
          email,
          emailKey(email),
          alertPath(search),
          JSON.stringify(search),
          now,
          hashToken(key),
          new Date(now.getTime() - quietMs),
          waitingAtMost,
          frequency,
        ],
      )
      if (rows.length === 0) continue
      const letter = confirmAlert({
        what: inWords(search),
        confirmUrl: `${deps.siteUrl}/confirm-alert/${key}`,
        stopUrl: `${deps.siteUrl}/stop-alert/${key}`,
      })
      await postMail(deps, client, email, letter, { template: 'confirm-alert', userId: null, now })
    }
  })
}

export type Subscription = {
  id: string
  search: JobSearch
  path: string
  isConfirmed: boolean
  isOn: boolean
  frequency: AlertFrequency
  userId: string | null
  emailKey: string | null
}

/** SQL: the alert of a link's key, $1, also where that was made for another that has become this one. */
const byKey = `id = any(array(select id from alert_subscriptions where key_hash = $1
  union all select alert_id from alert_former_keys where key_hash = $1))`

/** Looks and changes nothing. */
export async function findSubscription(db: Queryable, key: string): Promise<Subscription | null> {
  const { rows } = await db.query<Subscription>(
    `select id, search, path, confirmed_at is not null as "isConfirmed", is_on as "isOn", frequency, user_id as "userId",
            email_key as "emailKey"
       from alert_subscriptions where ${byKey} and removed_at is null`,
    [hashToken(key)],
  )
  return rows[0] ?? null
}

/** What comes from now on is new; it joins the account of its address, if that is confirmed. @returns whether there is such an alert. */
export async function confirmSubscription(client: PoolClient, key: string, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ user_id: string | null }>(
    `update alert_subscriptions set confirmed_at = coalesce(confirmed_at, $2), wanted_at = $2,
            after_job = case when confirmed_at is null then ${beganAnew} else after_job end,
            due_at = case when confirmed_at is not null then due_at
                          else case frequency when 'at-once' then $2 when 'weekly' then $4 else $3 end end
      where ${byKey} returning (select u.id from users u where u.email_key = alert_subscriptions.email_key) as user_id`,
    [hashToken(key), now, nextSending('daily', now), nextSending('weekly', now)],
  )
  const [confirmed] = rows
  if (confirmed && confirmed.user_id !== null) await joinAlerts(client, confirmed.user_id)
  return confirmed !== undefined
}

/**
 * Turns an alert off, or all of the same person: those of an account stay in its list, the others are forgotten, and the address with
 * the last of them. @returns whether there is such an alert.
 */
export async function stopSubscription(
  db: Queryable,
  key: string,
  { all }: { all: boolean } = { all: false },
): Promise<Subscription | null> {
  const found = await findSubscription(db, key)
  if (found === null) return null
  const { id, userId, emailKey } = found
  if (userId !== null) {
    await db.query(
      `with stopped as (update alert_subscriptions set is_on = false where user_id = $1 and ($3 or id = $2) returning id)
       delete from alert_waiting where alert_id in (select id from stopped)`,
      [userId, id, all],
    )
    return found
  }
  await db.query('delete from alert_subscriptions where email_key = $1 and ($3 or id = $2)', [emailKey, id, all])
  await forgetToldTo(db, emailKey)
  return found
}

/** What an address without an account was sent is forgotten with its last alert. */
export async function forgetToldTo(db: Queryable, emailKey: string | null): Promise<void> {
  await db.query(
    'delete from alert_told t where t.email_key = $1 and not exists (select 1 from alert_subscriptions a where a.email_key = t.email_key)',
    [emailKey],
  )
}

/** @returns whether there is such an alert. */
export async function changeFrequency(
  db: Queryable,
  key: string,
  { frequency, now }: { frequency: AlertFrequency; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update alert_subscriptions set frequency = $2, due_at = $3, wanted_at = $4, asked_at = null
      where ${byKey} and removed_at is null`,
    [hashToken(key), frequency, nextSendingOfNew(frequency, now), now],
  )
  return rowCount === 1
}

/** @returns whether there is such an alert. */
export async function keepWanting(db: Queryable, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update alert_subscriptions set wanted_at = $2, asked_at = null, is_on = true where ${byKey} and removed_at is null`,
    [hashToken(key), now],
  )
  return rowCount === 1
}

/** Those that nobody confirmed within a week were not wanted: their addresses are forgotten. */
export async function forgetUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from alert_subscriptions where confirmed_at is null and created < $1::timestamptz - interval '7 days'`,
    [now],
  )
}
