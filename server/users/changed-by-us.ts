import type { PoolClient } from 'pg'
import type { Queryable } from '../platform/database.ts'
import { emailKey } from './email-key.ts'

/* What those who run the site do to accounts. */

/** @returns whether there is such an account, and it was not so before. */
export async function setDisabled(db: Queryable, id: string, since: Date | null): Promise<boolean> {
  const { rowCount } = await db.query(
    'update users set disabled_at = $2 where id = $1 and (disabled_at is null) <> ($2::timestamptz is null)',
    [id, since],
  )
  return rowCount === 1
}

/** Makes the account of an admin, without a password. @returns its id. */
export async function insertAdmin(client: PoolClient, { email, now }: { email: string; now: Date }): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (name, email, email_key, role, created) values ('Administrator', $1, $2, 'admin', $3) returning id`,
    [email, emailKey(email), now],
  )
  return rows[0]!.id
}

export async function makeAdmin(client: PoolClient, userId: string): Promise<void> {
  await client.query(`update users set role = 'admin' where id = $1`, [userId])
}

/** Takes off what opens an account and is kept here: its password, its number, links that were sent. */
export async function forgetOwnWaysIn(client: PoolClient, userId: string): Promise<void> {
  await client.query('update users set password_hash = null, phone = null, is_phone_verified = false where id = $1', [
    userId,
  ])
  await client.query('delete from one_time_links where user_id = $1', [userId])
}
