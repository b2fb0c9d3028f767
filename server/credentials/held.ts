import type { PoolClient } from 'pg'
import type { BoardWithCredentials } from '../../contract/applications/applications.ts'
import type { HeldLogin } from '../../contract/credentials/credentials.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { dropUnusedPersonKeys, lockPerson, personPublicKey } from './person-keys.ts'
import { aboutHeld, sealLogin, type Login, type Vault } from './vault.ts'

/** How long a password that was given for one application waits for it. */
export const heldMinutes = 15

/**
 * Keeps a login for one attempt at one application, where its person has it asked for each time. It is sealed as one that is kept,
 * opened once by openCredentials with the same attempt, and gone after that or after 15 minutes.
 * @returns whether it is held; false: no such person.
 */
export async function holdForOneAttempt(
  client: PoolClient,
  vault: Vault,
  given: { userId: string; board: BoardWithCredentials; attemptId: string; login: Login; now: Date },
): Promise<boolean> {
  const { userId, board, attemptId, login, now } = given
  const publicKey = await personPublicKey(client, vault, { userId, now })
  if (publicKey === null) return false
  await client.query(
    `insert into held_credentials (attempt_id, user_id, source, sealed, expires) values ($1, $2, $3, $4, $5)
     on conflict (attempt_id) do update set sealed = $4, expires = $5
       where held_credentials.user_id = $2 and held_credentials.source = $3`,
    [
      attemptId,
      userId,
      board,
      sealLogin(publicKey, login, aboutHeld(userId, board, attemptId)),
      new Date(now.getTime() + heldMinutes * 60_000),
    ],
  )
  return true
}

/** Deletes what was held for attempts that were not made in time, and the keys that nothing needs any more. */
export async function forgetHeldLogins(db: Database, now: Date): Promise<void> {
  const { rows } = await db.query<{ user_id: string }>(
    'select distinct user_id from held_credentials where expires <= $1',
    [now],
  )
  for (const { user_id: userId } of rows) {
    await inTransaction(db, async (client) => {
      await lockPerson(client, userId)
      await client.query('delete from held_credentials where user_id = $1 and expires <= $2', [userId, now])
      await dropUnusedPersonKeys(client, userId)
    })
  }
}

/** The logins of a person that boards have refused, by board. */
export type HeldLoginsOf = (db: Queryable, userId: string) => Promise<ReadonlyMap<string, HeldLogin>>
