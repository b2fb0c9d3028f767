import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { audit } from '../../audit/index.ts'
import { inTransaction, type Database } from '../../platform/database.ts'
import { confirmedForDays, lastProof } from '../credentials.ts'
import { dropUnusedPersonKeys } from '../person-keys.ts'
import { aboutHeld, aboutLogin, type Login } from '../vault.ts'
import { openSealed } from './open-sealed.ts'
import type { OpeningVault } from './opening-vault.ts'

type Sealed = { sealed: Buffer; sealed_key: Buffer; key_version: number }

const StoredLogin = z.strictObject({ email: z.string(), password: z.string() })

/**
 * The only way in which a board's password becomes readable: in the program that applies, for one attempt. What it gives is never
 * logged, kept, or sent anywhere but to the board.
 * @param attemptId of an application whose person was asked for the password: it is read once and destroyed. A kept one serves
 * where none is held.
 * @returns null if there is none, the board is switched off, the person deleted it, or must prove again who they are.
 * @throws where what is kept was changed, or belongs to somebody else or to another board.
 */
export async function openCredentials(
  db: Database,
  vault: OpeningVault,
  given: { userId: string; board: BoardWithCredentials; attemptId?: string; now: Date },
): Promise<Login | null> {
  return await inTransaction(db, async (client) => {
    const { userId, board, attemptId, now } = given
    // Deleting waits for this, or this for it: what was deleted is not read.
    const { rowCount } = await client.query(
      'select 1 from users where id = $1 and disabled_at is null for no key update',
      [userId],
    )
    if (rowCount === 0) return null
    const held = attemptId === undefined ? null : await takeHeld(client, { userId, board, attemptId, now })
    const found = held ?? (await keptLogin(client, { userId, board, now }))
    if (found === null) return null
    const { sealed, sealed_key: sealedKey, key_version: version } = found
    const about =
      held !== null && attemptId !== undefined ? aboutHeld(userId, board, attemptId) : aboutLogin(userId, board)
    const opened = openSealed(vault.personKey({ userId, sealedKey, version }), sealed, about)
    await noteUse(client, { ...given, wasHeld: held !== null })
    return StoredLogin.parse(JSON.parse(opened.toString('utf8')))
  })
}

async function keptLogin(
  client: PoolClient,
  { userId, board, now }: { userId: string; board: BoardWithCredentials; now: Date },
): Promise<Sealed | null> {
  const { rows } = await client.query<Sealed>(
    `select c.sealed, k.sealed_key, k.key_version from board_credentials c join vault_keys k on k.user_id = c.user_id
      where c.user_id = $1 and c.source = $2 and c.is_on and c.sealed is not null
        and ${lastProof} >= $3::timestamptz - make_interval(days => ${confirmedForDays})
        for share of k`,
    [userId, board, now],
  )
  return rows[0] ?? null
}

async function takeHeld(
  client: PoolClient,
  { userId, board, attemptId, now }: { userId: string; board: BoardWithCredentials; attemptId: string; now: Date },
): Promise<Sealed | null> {
  const { rows } = await client.query<Sealed>(
    `select h.sealed, k.sealed_key, k.key_version from held_credentials h join vault_keys k on k.user_id = h.user_id
      where h.attempt_id = $1 and h.user_id = $2 and h.source = $3 and h.expires > $4
        and not exists (select 1 from board_credentials c where c.user_id = $2 and c.source = $3 and not c.is_on)
        for update of h for share of k`,
    [attemptId, userId, board, now],
  )
  const [held] = rows
  if (!held) return null
  await client.query('delete from held_credentials where attempt_id = $1', [attemptId])
  return held
}

async function noteUse(
  client: PoolClient,
  given: { userId: string; board: BoardWithCredentials; now: Date; wasHeld: boolean },
): Promise<void> {
  const { userId, board, now, wasHeld } = given
  await client.query('update board_credentials set last_used = $3 where user_id = $1 and source = $2', [
    userId,
    board,
    now,
  ])
  if (wasHeld) await dropUnusedPersonKeys(client, userId)
  const details = { source: board, kept: !wasHeld }
  await audit(client, { event: 'board-login-used', actor: null, subject: userId, details, now })
}
