import { createHash } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import { limitKeys } from '../platform/limits/limit-keys.ts'

/*
 * Where somebody has signed in before. Guessing at their account from elsewhere costs them nothing here (R-AUT-4).
 */

/** A network that was not used for so long is a stranger's again. */
const daysKnown = 90

/** Somebody has proved at this address that the account is theirs. */
export async function rememberNetwork(
  db: Queryable,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into known_networks (user_id, network, last_used) values ($1, $2, $3)
     on conflict (user_id, network) do update set last_used = excluded.last_used`,
    [userId, createHash('sha256').update(nameOf(userId, address)).digest(), now],
  )
}

/** @param account the email address as a key, see email-key.ts; one without an account is known nowhere. */
export async function isKnownNetwork(
  db: Queryable,
  { account, address, now }: { account: string; address: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    `select exists (
       select 1 from users u join known_networks k on k.user_id = u.id
        where u.email_key = $1 and k.network = sha256(convert_to(u.id || $2, 'UTF8'))
          and k.last_used > $3::timestamptz - make_interval(days => $4)) as known`,
    [account, nameOf('', address), now, daysKnown],
  )
  return rows[0]?.known === true
}

export async function forgetOldNetworks(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from known_networks where last_used <= $1::timestamptz - make_interval(days => $2)', [
    now,
    daysKnown,
  ])
}

/** With the person in it, so that a copy of the table does not show who shares a network. */
function nameOf(userId: string, address: string): string {
  return `${userId} ${limitKeys(address).narrow}`
}
