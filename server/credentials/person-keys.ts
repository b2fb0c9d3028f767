import type { PoolClient } from 'pg'
import type { Vault } from './vault.ts'
import { locks } from '../platform/locks.ts'

/**
 * The person's public key, made at first need. What is done with one person's vault happens one after the other from here to the
 * end of the transaction.
 * @returns null where there is no such person.
 */
export async function personPublicKey(
  client: PoolClient,
  vault: Vault,
  { userId, now }: { userId: string; now: Date },
): Promise<Buffer | null> {
  if (!(await lockPerson(client, userId))) return null
  // Before the key that is sealed to is read: the one that is read stays good until this transaction has ended.
  await client.query('select pg_advisory_xact_lock_shared($1)', [locks.vaultKey])
  const { rows } = await client.query<{ public_key: Buffer }>('select public_key from vault_keys where user_id = $1', [
    userId,
  ])
  if (rows[0]) return rows[0].public_key
  const { publicKey, sealedKey, version } = vault.newPersonKeys(userId)
  await client.query(
    `insert into vault_keys (user_id, public_key, sealed_key, key_version, created, confirmed_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [userId, publicKey, sealedKey, version, now],
  )
  return publicKey
}

/** Where nothing is left that the person's keys open, they go too. */
export async function dropUnusedPersonKeys(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    `delete from vault_keys k where k.user_id = $1
        and not exists (select 1 from board_credentials c where c.user_id = k.user_id and c.sealed is not null)
        and not exists (select 1 from held_credentials h where h.user_id = k.user_id)`,
    [userId],
  )
}

/** @returns whether the person is there. */
export async function lockPerson(client: PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where id = $1 for no key update', [userId])
  return rowCount === 1
}
