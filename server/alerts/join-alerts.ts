import { avoidedLimits, type AvoidedEntry } from '../../contract/avoided/avoided.ts'
import { addAvoided } from '../avoided/index.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { moveMessages } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { beganAnew } from './begin-anew.ts'
import { nextSending } from './london-clock.ts'
import { inWords } from './sending/in-words.ts'

/**
 * Moves the alerts that were made without an account to the account of the same address. Both must be proved: the account's address
 * is confirmed, and so is each alert; an alert that somebody only typed the address into stays where it is. What the address was
 * told of comes along, so that no job is sent twice, and links in old mails go on working.
 *
 * The first email to an account names the alerts that wait to be confirmed: whoever follows its link has confirmed those too.
 *
 * Called within the transaction that confirms the one or the other. An alert that is being sent at this moment is left for the daily
 * task. @returns how many were moved.
 */
export async function joinAlerts(
  client: Queryable,
  userId: string,
  { named }: { named?: { writtenAt: Date; now: Date } } = {},
): Promise<number> {
  const { rows: owners } = await client.query<{ email_key: string }>(
    'select email_key from users where id = $1 and is_verified and email_key is not null',
    [userId],
  )
  const [owner] = owners
  if (!owner) return 0
  if (named) await confirmNamed(client, owner.email_key, named)
  const { rows: alerts } = await client.query<GuestAlert>(
    `select id, path, avoided from alert_subscriptions
      where email_key = $1 and confirmed_at is not null order by created for update skip locked`,
    [owner.email_key],
  )
  if (alerts.length === 0) return 0
  await moveTold(client, { userId, emailKey: owner.email_key })
  for (const alert of alerts) await moveAlert(client, userId, alert)
  return alerts.length
}

/** The alerts of an address that nobody has confirmed yet, in words: the first email to its account starts them as well. */
export async function alertsToConfirm(db: Queryable, emailKey: string): Promise<string[]> {
  const { rows } = await db.query<{ search: JobSearch }>(
    'select search from alert_subscriptions where email_key = $1 and confirmed_at is null and removed_at is null order by created',
    [emailKey],
  )
  return rows.map(({ search }) => inWords(search))
}

async function confirmNamed(
  client: Queryable,
  emailKey: string,
  { writtenAt, now }: { writtenAt: Date; now: Date },
): Promise<void> {
  await client.query(
    `update alert_subscriptions set confirmed_at = $3, wanted_at = $3, after_job = ${beganAnew},
            due_at = case frequency when 'at-once' then $3::timestamptz when 'weekly' then $5 else $4 end
      where email_key = $1 and confirmed_at is null and removed_at is null and created <= $2`,
    [emailKey, writtenAt, now, nextSending('daily', now), nextSending('weekly', now)],
  )
}

/** Joins what was not joined when it was confirmed: alerts from before, and those that were just being sent. */
export async function joinAllAlerts(db: Database): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct u.id from users u join alert_subscriptions a on a.email_key = u.email_key
      where u.is_verified and a.confirmed_at is not null`,
  )
  let moved = 0
  for (const { id } of rows) moved += await inTransaction(db, async (client) => await joinAlerts(client, id))
  return moved
}

type GuestAlert = { id: string; path: string; avoided: AvoidedEntry[] }

/** A job that either has been told of was told, and is hidden only if both are. */
async function moveTold(client: Queryable, { userId, emailKey }: { userId: string; emailKey: string }): Promise<void> {
  await client.query(
    `with gone as (delete from alert_told where email_key = $2 returning job_id, told_at, is_hidden)
     insert into alert_told (user_id, job_id, told_at, is_hidden) select $1, job_id, told_at, is_hidden from gone
     on conflict (user_id, job_id) do update set is_hidden = alert_told.is_hidden and excluded.is_hidden`,
    [userId, emailKey],
  )
}

async function moveAlert(client: Queryable, userId: string, alert: GuestAlert): Promise<void> {
  // What a person never wants to see stands in their own list from now on, as far as that has room.
  const left = await addAvoided(client, { userId, entries: alert.avoided, atMost: avoidedLimits.entries })
  const { rows } = await client.query<{ id: string }>(
    'select id from alert_subscriptions where user_id = $1 and path = $2 for update',
    [userId, alert.path],
  )
  const [same] = rows
  if (same) return await mergeInto(client, { from: alert.id, into: same.id, avoided: left })
  await client.query(
    'update alert_subscriptions set user_id = $2, email = null, email_key = null, avoided = $3 where id = $1',
    [alert.id, userId, JSON.stringify(left)],
  )
}

/**
 * Two alerts for one search become the account's. It is on, for the other was: mails came until now. Where the account's own was
 * off or deleted, how often goes by the other too.
 */
async function mergeInto(
  client: Queryable,
  { from, into, avoided }: { from: string; into: string; avoided: readonly AvoidedEntry[] },
): Promise<void> {
  await client.query(
    `update alert_subscriptions own
        set frequency = case when own.is_on and own.removed_at is null then own.frequency else other.frequency end,
            is_on = true, removed_at = null, asked_at = null, avoided = own.avoided || $3::jsonb,
            created = least(own.created, other.created), after_job = least(own.after_job, other.after_job),
            due_at = least(own.due_at, other.due_at), last_sent = greatest(own.last_sent, other.last_sent),
            wanted_at = greatest(own.wanted_at, other.wanted_at)
       from alert_subscriptions other where own.id = $2 and other.id = $1`,
    [from, into, JSON.stringify(avoided)],
  )
  await client.query(
    `insert into alert_waiting (alert_id, job_ids) select $2, job_ids from alert_waiting where alert_id = $1
     on conflict (alert_id) do update
       set job_ids = array(select distinct unnest(alert_waiting.job_ids || excluded.job_ids) order by 1)`,
    [from, into],
  )
  // Else they would go with the alert, those that are still on their way too.
  await moveMessages(client, { from, into })
  await client.query('update alert_former_keys set alert_id = $2 where alert_id = $1', [from, into])
  await client.query(
    `insert into alert_former_keys (key_hash, alert_id)
     select key_hash, $2 from alert_subscriptions where id = $1 and key_hash is not null`,
    [from, into],
  )
  await client.query('delete from alert_subscriptions where id = $1', [from])
}
