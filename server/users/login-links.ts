import { randomBytes } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import { emailKey } from './email-key.ts'
import { hashToken } from './sessions.ts'

/**
 * For how many minutes a link works: of somebody new as long as one to choose a password (C10), of an account as long as any key that
 * logs in (R-AUT-6).
 */
export const loginLinkLife = { isNew: 30, hasAccount: 10 } as const

/** What somebody was doing who asked for a link. */
export type LoginWish = {
  /** The id of the job to save; null: none. */
  job: string | null
  /** A path of ours to go to afterwards. */
  back: string | null
}

export type LoginLink = LoginWish & {
  id: string
  /** Null: the account is made when the link is used. */
  userId: string | null
  email: string
  created: Date
}
export type LoginLinkAnswer = { kind: 'good'; link: LoginLink } | { kind: 'unknown' | 'expired' | 'used' }

/** Makes a link's key: 192 bits, kept as a hash. Links that were sent to the address before stop working. */
export async function makeLoginLink(
  db: Queryable,
  given: LoginWish & { userId: string | null; email: string; now: Date },
): Promise<string> {
  const { userId, email, job, back, now } = given
  const key = randomBytes(24).toString('base64url')
  const minutes = userId === null ? loginLinkLife.isNew : loginLinkLife.hasAccount
  await db.query('delete from login_links where email_key = $1 and used_at is null', [emailKey(email)])
  await db.query(
    `insert into login_links (key_hash, user_id, email, email_key, job, back, created, expires)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [hashToken(key), userId, email, emailKey(email), job, back, now, new Date(now.getTime() + minutes * 60_000)],
  )
  return key
}

/** Looks at a link and changes nothing: opening one only shows a page. */
export async function lookAtLoginLink(
  db: Queryable,
  { key, now }: { key: string; now: Date },
): Promise<LoginLinkAnswer> {
  const { rows } = await db.query<{
    id: string
    user_id: string | null
    email: string
    job: string | null
    back: string | null
    created: Date
    expires: Date
    used_at: Date | null
  }>('select id, user_id, email, job, back, created, expires, used_at from login_links where key_hash = $1', [
    hashToken(key),
  ])
  const [row] = rows
  if (!row) return { kind: 'unknown' }
  if (row.used_at !== null) return { kind: 'used' }
  if (row.expires <= now) return { kind: 'expired' }
  const { id, user_id: userId, email, job, back, created } = row
  return { kind: 'good', link: { id, userId, email, job, back, created } }
}

/** Uses a link up. Of two who try at once, one gets 'used'. */
export async function useLoginLink(db: Queryable, given: { key: string; now: Date }): Promise<LoginLinkAnswer> {
  const found = await lookAtLoginLink(db, given)
  if (found.kind !== 'good') return found
  const { rowCount } = await db.query('update login_links set used_at = $2 where id = $1 and used_at is null', [
    found.link.id,
    given.now,
  ])
  return rowCount === 1 ? found : { kind: 'used' }
}

export async function forgetOldLoginLinks(db: Queryable, now: Date): Promise<void> {
  // A week longer than it works: whoever finds it late is told that it is too late, not that there is no such link.
  await db.query(`delete from login_links where expires < $1::timestamptz - interval '7 days'`, [now])
}
