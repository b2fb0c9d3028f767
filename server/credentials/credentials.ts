import { boardsWithCredentials } from '../../contract/credentials/boards-with-logins.ts'
import type { PoolClient } from 'pg'
import type { BoardWithCredentials } from '../../contract/applications/applications.ts'
import type { BoardCredential, CredentialMode, LoginTestState } from '../../contract/credentials/credentials.ts'
import type { Queryable } from '../platform/database.ts'
import { lastProofOfSessions } from '../users/sessions.ts'
import type { HeldLoginsOf } from './held.ts'
import { dropUnusedPersonKeys, lockPerson, personPublicKey } from './person-keys.ts'
import { aboutLogin, sealLogin, type Login, type Vault } from './vault.ts'

/** After this long without a proof of who they are, a kept password rests until there is one (R-VLT-5). */
export const confirmedForDays = 30
/** A login that nobody has tried by now was not tried. */
const testWaitsMinutes = 10

/** When the person last proved who they are: here, or by logging in. */
export const lastProof = `greatest(
  (select confirmed_at from vault_keys where user_id = c.user_id),
  ${lastProofOfSessions('c.user_id')})`

/** Whether an application may be made with a login now, and if not, what is missing. */
export type LoginState = 'none' | 'off' | 'ask' | 'must-confirm' | 'kept'

type Row = {
  source: BoardWithCredentials
  mode: CredentialMode
  is_on: boolean
  email: string | null
  saved_at: Date | null
  consent_at: Date
  consent_text: string
  last_used: Date | null
  test_state: LoginTestState
  test_at: Date | null
  must_confirm: boolean
}

/** A person's logins, as they may see them, in the order of the boards. */
export async function credentialsOf(
  { db, heldLoginsOf }: { db: Queryable; heldLoginsOf: HeldLoginsOf },
  userId: string,
  now: Date,
): Promise<BoardCredential[]> {
  const logins = await loginsOf(db, userId, now)
  const held = await heldLoginsOf(db, userId)
  return logins.map((login) => ({ ...login, held: held.get(login.source) ?? null }))
}

async function loginsOf(db: Queryable, userId: string, now: Date): Promise<Omit<BoardCredential, 'held'>[]> {
  const { rows } = await db.query<Row>(
    `select source, mode, is_on, email, saved_at, consent_at, consent_text, last_used, test_at,
            case when test_state = 'waiting' and test_at < $2::timestamptz - make_interval(mins => ${testWaitsMinutes})
                 then 'no-answer' else test_state end as test_state,
            c.mode = 'keep' and ${lastProof} < $2::timestamptz - make_interval(days => ${confirmedForDays}) as must_confirm
       from board_credentials c where user_id = $1`,
    [userId, now],
  )
  const credentials = rows.map((row): Omit<BoardCredential, 'held'> => ({
    source: row.source,
    email: row.email,
    mode: row.mode,
    isOn: row.is_on,
    savedAt: row.saved_at?.toISOString() ?? null,
    lastUsed: row.last_used?.toISOString() ?? null,
    consent: { at: row.consent_at.toISOString(), version: row.consent_text },
    test: { state: row.test_state, at: row.test_at?.toISOString() ?? null },
    mustConfirm: row.must_confirm,
  }))
  const order = (one: Pick<BoardCredential, 'source'>) => boardsWithCredentials.indexOf(one.source)
  return credentials.sort((a, b) => order(a) - order(b))
}

/** What stands between a person and an application at each board: for plans and for the banner. */
export async function loginStates(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<Readonly<Record<BoardWithCredentials, LoginState>>> {
  const states = Object.fromEntries(boardsWithCredentials.map((board) => [board, 'none'])) as Record<
    BoardWithCredentials,
    LoginState
  >
  for (const { source, isOn, mode, mustConfirm } of await loginsOf(db, userId, now)) {
    states[source] = !isOn ? 'off' : mode === 'ask' ? 'ask' : mustConfirm ? 'must-confirm' : 'kept'
  }
  return states
}

/** Keeps a login, in place of one that was there. @returns whether there was one; null: no such person. */
export async function keepLogin(
  client: PoolClient,
  vault: Vault,
  given: { userId: string; source: BoardWithCredentials; login: Login; consent: string; now: Date },
): Promise<'added' | 'changed' | null> {
  const { userId, source, login, consent, now } = given
  const publicKey = await personPublicKey(client, vault, { userId, now })
  if (publicKey === null) return null
  await client.query('update vault_keys set confirmed_at = $2 where user_id = $1', [userId, now])
  const { rows } = await client.query<{ is_new: boolean }>(
    `insert into board_credentials (user_id, source, mode, email, sealed, saved_at, consent_at, consent_text)
     values ($1, $2, 'keep', $3, $4, $5, $5, $6)
     on conflict (user_id, source) do update set mode = 'keep', is_on = true, email = $3, sealed = $4, saved_at = $5,
       consent_at = case when board_credentials.consent_text = $6 then board_credentials.consent_at else $5 end,
       consent_text = $6, test_state = 'not-tested', test_at = null
     returning xmax = 0 as is_new`,
    [userId, source, login.email, sealLogin(publicKey, login, aboutLogin(userId, source)), now, consent],
  )
  return rows[0]?.is_new === true ? 'added' : 'changed'
}

/** Has a board's password asked for each time; one that was kept is destroyed. */
export async function askEachTime(
  client: PoolClient,
  given: { userId: string; source: BoardWithCredentials; consent: string; now: Date },
): Promise<void> {
  const { userId, source, consent, now } = given
  if (!(await lockPerson(client, userId))) return
  await client.query(
    `insert into board_credentials (user_id, source, mode, consent_at, consent_text) values ($1, $2, 'ask', $3, $4)
     on conflict (user_id, source) do update set mode = 'ask', is_on = true, sealed = null, saved_at = null,
       consent_at = case when board_credentials.consent_text = $4 then board_credentials.consent_at else $3 end,
       consent_text = $4, test_state = 'not-tested', test_at = null`,
    [userId, source, now, consent],
  )
  await dropUnusedPersonKeys(client, userId)
}

/** @returns whether there is such a login. */
export async function switchLogin(
  client: PoolClient,
  { userId, source, isOn }: { userId: string; source: BoardWithCredentials; isOn: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update board_credentials set is_on = $3 where user_id = $1 and source = $2',
    [userId, source, isOn],
  )
  return rowCount === 1
}

/** Destroys a login, what is held of it for applications under way, and what opens them. @returns whether there was one. */
export async function deleteLogin(
  client: PoolClient,
  { userId, source }: { userId: string; source: BoardWithCredentials },
): Promise<boolean> {
  if (!(await lockPerson(client, userId))) return false
  const { rowCount } = await client.query('delete from board_credentials where user_id = $1 and source = $2', [
    userId,
    source,
  ])
  await client.query('delete from held_credentials where user_id = $1 and source = $2', [userId, source])
  await dropUnusedPersonKeys(client, userId)
  return rowCount === 1
}

/** To which words a person agreed; null: this board was never set up. */
export async function consentOf(
  db: Queryable,
  { userId, source }: { userId: string; source: BoardWithCredentials },
): Promise<string | null> {
  const { rows } = await db.query<{ consent_text: string }>(
    'select consent_text from board_credentials where user_id = $1 and source = $2',
    [userId, source],
  )
  return rows[0]?.consent_text ?? null
}

/**
 * Locks a login against being changed until the transaction ends.
 * @returns whether it was saved after a moment; false also where there is none.
 */
export async function lockIfSavedSince(
  client: PoolClient,
  { userId, source, since }: { userId: string; source: BoardWithCredentials; since: Date },
): Promise<boolean> {
  const { rows } = await client.query<{ is_new: boolean | null }>(
    `select saved_at > $3 as is_new from board_credentials where user_id = $1 and source = $2 for share`,
    [userId, source, since],
  )
  return rows[0]?.is_new === true
}
