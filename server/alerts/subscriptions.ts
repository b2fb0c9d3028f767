import { createHmac, randomUUID } from 'node:crypto'
import type { JobSearch } from '../../contract/job-searches.ts'
import { postMail, type PostDeps } from '../outbox/outbox.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { pathOf } from '../saved-searches/saved-searches.ts'
import { emailKey } from '../users/email-key.ts'
import { hashToken } from '../users/sessions.ts'
import { confirmAlert } from './letters.ts'

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
  { email, searches, now }: { email: string; searches: readonly JobSearch[]; now: Date },
): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    for (const search of searches) {
      const id = randomUUID()
      const key = keyOf(deps.secrets, id)
      const { rows } = await client.query<{ id: string }>(
        `insert into alert_subscriptions (id, email, email_key, path, search, created, key_hash)
         select $1, $2, $3, $4, $5, $6, $7
          where (select count(*) from alert_subscriptions
                  where email_key = $3 and path <> $4 and confirmed_at is null) < $9
         on conflict (email_key, path) do update set created = $6, id = $1, key_hash = $7
           where alert_subscriptions.confirmed_at is null and alert_subscriptions.created < $8
         returning id`,
        [
          id,
          email,
          emailKey(email),
          pathOf(search),
          JSON.stringify(search),
          now,
          hashToken(key),
          new Date(now.getTime() - quietMs),
          waitingAtMost,
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

/** The key of a subscription's links: 256 bits that only we can make again, for the stop link of every later mail. */
function keyOf(secrets: Secrets, id: string): string {
  return createHmac('sha256', secrets.keyFor('alert links')).update(id).digest('base64url')
}

export type Subscription = { id: string; search: JobSearch; path: string; isConfirmed: boolean }

/** Looks and changes nothing. */
export async function findSubscription(db: Queryable, key: string): Promise<Subscription | null> {
  const { rows } = await db.query<{ id: string; search: JobSearch; path: string; confirmed_at: Date | null }>(
    'select id, search, path, confirmed_at from alert_subscriptions where key_hash = $1',
    [hashToken(key)],
  )
  const [row] = rows
  return row ? { id: row.id, search: row.search, path: row.path, isConfirmed: row.confirmed_at !== null } : null
}

/** @returns whether there is such an alert. */
export async function confirmSubscription(db: Queryable, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update alert_subscriptions set confirmed_at = coalesce(confirmed_at, $2) where key_hash = $1',
    [hashToken(key), now],
  )
  return rowCount === 1
}

/** Forgets the alert, and with it the address. @returns whether there was such an alert. */
export async function stopSubscription(db: Queryable, key: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from alert_subscriptions where key_hash = $1', [hashToken(key)])
  return rowCount === 1
}

/** Those that nobody confirmed within a week were not wanted: their addresses are forgotten. */
export async function forgetUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from alert_subscriptions where confirmed_at is null and created < $1::timestamptz - interval '7 days'`,
    [now],
  )
}

/** 'nurse in Leeds', in one line, without what a mail program would make a link of. */
function inWords({ jobTitle, jobLocation }: JobSearch): string {
  return `${jobTitle} in ${jobLocation}`
    .replace(/\w+:\/\/|www\./giu, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .slice(0, 120)
}
