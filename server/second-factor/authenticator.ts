import type { Queryable } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { stepOf } from './one-time-code.ts'

/** Minutes between seeing the square code and typing the first code. */
const ticketMinutes = 15

type Keys = Pick<Secrets, 'seal' | 'open'>

/** A secret that was shown and is not kept yet, for this person to bring back with a code of it. */
export function sealTicket(
  secrets: Keys,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): string {
  const until = now.getTime() + ticketMinutes * 60_000
  return secrets.seal(JSON.stringify({ secret, until }), `new authenticator of ${userId}`).toString('base64url')
}

/** @returns null where it is not ours, somebody else's, or too old. */
export function openTicket(
  secrets: Keys,
  { userId, ticket, now }: { userId: string; ticket: string; now: Date },
): string | null {
  try {
    const opened = secrets.open(Buffer.from(ticket, 'base64url'), `new authenticator of ${userId}`)
    const { secret, until } = JSON.parse(opened) as { secret: string; until: number }
    return until > now.getTime() ? secret : null
  } catch {
    return null // Whatever is wrong with it, it opens nothing.
  }
}

/** Keeps a secret that a code has confirmed. That code's step is used with it: it does not sign in as well. */
export async function keepAuthenticator(
  db: Queryable,
  secrets: Keys,
  given: { userId: string; secret: string; step: number; now: Date },
): Promise<void> {
  await db.query(
    `insert into authenticators (user_id, secret, confirmed_at, last_step) values ($1, $2, $3, $4)
     on conflict (user_id) do update set secret = $2, confirmed_at = $3, last_step = $4`,
    [given.userId, secrets.seal(given.secret, about(given.userId)), given.now, given.step],
  )
}

/**
 * Uses a code up. 'wrong' also for a code of a step that was used already; 'unreadable' where what is kept was sealed with
 * another key than ours, or changed: no code can be checked then, and none is right.
 */
export async function useCode(
  db: Queryable,
  secrets: Keys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<'right' | 'wrong' | 'unreadable'> {
  const secret = await secretOf(db, secrets, userId)
  if (secret === 'none') return 'wrong'
  if (secret === 'unreadable') return 'unreadable'
  const step = stepOf(secret.text, code, now)
  if (step === null) return 'wrong'
  // Of two who bring the same code at once, one gets in.
  const { rowCount } = await db.query(
    'update authenticators set last_step = $2 where user_id = $1 and (last_step is null or last_step < $2)',
    [userId, step],
  )
  return rowCount === 1 ? 'right' : 'wrong'
}

/** Whether a person has an authenticator app whose codes we cannot check: see useCode. */
export async function isUnreadable(db: Queryable, secrets: Keys, userId: string): Promise<boolean> {
  return (await secretOf(db, secrets, userId)) === 'unreadable'
}

async function secretOf(
  db: Queryable,
  secrets: Keys,
  userId: string,
): Promise<{ text: string } | 'none' | 'unreadable'> {
  const { rows } = await db.query<{ secret: Buffer }>(
    'select secret from authenticators where user_id = $1 and confirmed_at is not null',
    [userId],
  )
  const [row] = rows
  return row ? openAuthenticator(secrets, { userId, sealed: row.secret }) : 'none'
}

export function openAuthenticator(
  secrets: Keys,
  { userId, sealed }: { userId: string; sealed: Buffer },
): { text: string } | 'unreadable' {
  try {
    return { text: secrets.open(sealed, about(userId)) }
  } catch {
    return 'unreadable'
  }
}

export async function removeAuthenticator(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from authenticators where user_id = $1', [userId])
  return rowCount === 1
}

function about(userId: string): string {
  return `authenticator of ${userId}`
}
