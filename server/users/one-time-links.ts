import { randomBytes } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import type { NewRole } from './users.ts'
import { hashToken } from './sessions.ts'

/** What a link in a mail or a text does, and for how many minutes it can (R-AUT-6, C8, C10). */
export const linkLife = {
  'confirm-email': 24 * 60,
  'reset-password': 30,
  'set-password': 30,
  'take-over': 30,
  'phone-login': 10,
  'change-email': 30,
  'change-phone': 10,
} as const
export type LinkPurpose = keyof typeof linkLife

/**
 * Makes a link's key: 192 bits, kept as a hash. Links of the same purpose that were sent before stop working.
 * @param given.sentTo the address or number that its use will prove.
 * @param given.role of 'take-over': of the account that it makes.
 */
export async function makeLink(
  db: Queryable,
  given: { purpose: LinkPurpose; userId: string; sentTo: string; now: Date; role?: NewRole },
): Promise<string> {
  const { purpose, userId, sentTo, now, role = null } = given
  const key = randomBytes(24).toString('base64url')
  await db.query('delete from one_time_links where user_id = $1 and purpose = $2 and used_at is null', [
    userId,
    purpose,
  ])
  await db.query(
    `insert into one_time_links (purpose, user_id, key_hash, sent_to, created, expires, role)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [purpose, userId, hashToken(key), sentTo, now, endOfLink(purpose, now), role],
  )
  return key
}

/** When a link that is made now stops working. */
export function endOfLink(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + linkLife[purpose] * 60_000)
}

type FoundLink = {
  id: string
  userId: string
  sentTo: string
  purpose: LinkPurpose
  role: NewRole | null
  created: Date
}
export type LinkAnswer = { kind: 'good'; link: FoundLink } | { kind: 'unknown' | 'expired' | 'used' }

/** Looks at a link and changes nothing: opening one only shows a page. */
export async function lookAtLink(
  db: Queryable,
  { purposes, key, now }: { purposes: readonly LinkPurpose[]; key: string; now: Date },
): Promise<LinkAnswer> {
  const { rows } = await db.query<{
    id: string
    user_id: string
    sent_to: string
    purpose: LinkPurpose
    created: Date
    expires: Date
    used_at: Date | null
    role: NewRole | null
  }>(
    `select id, user_id, sent_to, purpose, created, expires, used_at, role from one_time_links where key_hash = $1 and purpose = any($2)`,
    [hashToken(key), purposes],
  )
  const [row] = rows
  if (!row) return { kind: 'unknown' }
  if (row.used_at !== null) return { kind: 'used' }
  if (row.expires <= now) return { kind: 'expired' }
  return {
    kind: 'good',
    link: {
      id: row.id,
      userId: row.user_id,
      sentTo: row.sent_to,
      purpose: row.purpose,
      role: row.role,
      created: row.created,
    },
  }
}

/** Uses a link up. Of two who try at once, one gets 'used'. */
export async function useLink(
  db: Queryable,
  given: { purposes: readonly LinkPurpose[]; key: string; now: Date },
): Promise<LinkAnswer> {
  const found = await lookAtLink(db, given)
  if (found.kind !== 'good') return found
  const { rowCount } = await db.query('update one_time_links set used_at = $2 where id = $1 and used_at is null', [
    found.link.id,
    given.now,
  ])
  return rowCount === 1 ? found : { kind: 'used' }
}

export async function forgetOldLinks(db: Queryable, now: Date): Promise<void> {
  // A week longer than it works: whoever finds it late is told that it is too late, not that there is no such link.
  await db.query(`delete from one_time_links where expires < $1::timestamptz - interval '7 days'`, [now])
}
