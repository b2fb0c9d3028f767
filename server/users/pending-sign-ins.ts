import { z } from 'zod'
import { NewCompany } from '../../contract/companies/companies.ts'
import type { Queryable } from '../platform/database.ts'
import { hashToken } from './sessions.ts'

/*
 * What signing in has begun and not ended: a second step that is still to be taken, or a challenge that a passkey is to sign. Each is
 * known by a key that is kept as a hash, and is over when it is used or after some minutes.
 */

/** What a key was given out for: it is good for nothing else. */
export type PendingKind = 'second-factor' | 'passkey-registration' | 'passkey-second-step' | 'passkey-sign-in'

type Challenge = { key: string; kind: PendingKind; userId: string | null }

/** @param given.way how the first step was taken, where the second is to follow. */
export async function keepPending(db: Queryable, given: Challenge & { way?: string; expires: Date }): Promise<void> {
  await db.query('insert into pending_sign_ins (key_hash, kind, user_id, data, expires) values ($1, $2, $3, $4, $5)', [
    hashToken(given.key),
    given.kind,
    given.userId,
    JSON.stringify(given.way === undefined ? {} : { way: given.way }),
    given.expires,
  ])
}

/** Uses a challenge up. @returns whether it was given out for this, to them, and has neither come back before nor run out. */
export async function usePending(
  db: Queryable,
  { key, kind, userId, now }: Challenge & { now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from pending_sign_ins where key_hash = $1 and kind = $2 and user_id is not distinct from $3 and expires > $4',
    [hashToken(key), kind, userId, now],
  )
  return rowCount === 1
}

export type PendingStep = { userId: string; emailKey: string | null; way: string; tries: number }

/**
 * The second step that a key is for; null if it is used, too old, or of an account that was disabled.
 * @param lock of two requests with one key, one waits here.
 */
export async function findPendingStep(
  db: Queryable,
  key: string,
  now: Date,
  lock: '' | 'for update of p' = '',
): Promise<PendingStep | null> {
  const { rows } = await db.query<{ user_id: string; email_key: string | null; data: { way: string; tries?: number } }>(
    `select p.user_id, u.email_key, p.data from pending_sign_ins p join users u on u.id = p.user_id
      where p.key_hash = $1 and p.kind = 'second-factor' and p.expires > $2 and u.disabled_at is null ${lock}`,
    [hashToken(key), now],
  )
  const [row] = rows
  if (!row) return null
  return { userId: row.user_id, emailKey: row.email_key, way: row.data.way, tries: row.data.tries ?? 0 }
}

/** @param tries that were wrong, with this one. */
export async function notePendingTries(db: Queryable, key: string, tries: number): Promise<void> {
  await db.query(
    `update pending_sign_ins set data = data || jsonb_build_object('tries', $2::int) where key_hash = $1`,
    [hashToken(key), tries],
  )
}

/** What somebody typed who signed up with an address that has an account already; null is what they did not say. */
const Wanted = z.object({
  name: z.string().nullable(),
  company: z.object({ company: NewCompany, phone: z.string() }).nullable(),
})
export type Wanted = z.infer<typeof Wanted>

/** Keeps it beside the link that was sent to the address. @param given.userId of that account. */
export async function keepWanted(
  db: Queryable,
  given: { key: string; userId: string; wanted: Wanted; expires: Date },
): Promise<void> {
  await db.query(
    `insert into pending_sign_ins (key_hash, kind, user_id, data, expires) values ($1, 'take-over', $2, $3, $4)`,
    [hashToken(given.key), given.userId, JSON.stringify(given.wanted), given.expires],
  )
}

export async function findWanted(db: Queryable, key: string): Promise<Wanted> {
  const { rows } = await db.query<{ data: unknown }>(
    `select data from pending_sign_ins where key_hash = $1 and kind = 'take-over'`,
    [hashToken(key)],
  )
  return rows[0] === undefined ? { name: null, company: null } : Wanted.parse(rows[0].data)
}

export async function endPending(db: Queryable, key: string): Promise<void> {
  await db.query('delete from pending_sign_ins where key_hash = $1', [hashToken(key)])
}

export async function forgetPendingOf(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from pending_sign_ins where user_id = $1', [userId])
}

export async function forgetOldPending(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from pending_sign_ins where expires < $1', [now])
}
