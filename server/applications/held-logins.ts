import { boardNames } from '../../contract/credentials/boards-with-logins.ts'
import type { PoolClient } from 'pg'
import { BoardWithCredentials, type ApplicationReason } from '../../contract/applications/applications.ts'
import type { HeldLogin } from '../../contract/credentials/credentials.ts'
import { readNotifications } from '../../contract/users/notifications.ts'
import { lockIfSavedSince, noteLoginResult, lockPerson } from '../credentials/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { loginHeld } from './letters.ts'
import { CannotMove, moveApplication } from './move.ts'

/*
 * A board that refused a person's login, or warned about their account, is not logged in to again for that person until they have
 * changed the login or said so: boards lock accounts after a few refused logins.
 */

export type Whose = { userId: string; board: string }
export type Refusal = Pick<HeldLogin, 'reason'> & { text: string }

/** Whether a reason is one after which nobody logs in again. */
export function isLoginRefusal(reason: ApplicationReason | null): reason is HeldLogin['reason'] {
  return reason === 'wrong-password' || reason === 'account-warning'
}

/** @returns whether nobody may log in there as this person now. */
export async function isLoginHeld(db: Queryable, { userId, board }: Whose): Promise<boolean> {
  const { rowCount } = await db.query('select from held_logins where user_id = $1 and board = $2', [userId, board])
  return rowCount !== 0
}

/** What boards have said about a person's logins that are held, by board. */
export async function heldLoginsOf(db: Queryable, userId: string): Promise<Map<string, HeldLogin>> {
  const { rows } = await db.query<{ board: string; reason: HeldLogin['reason']; text: string; since: Date }>(
    'select board, reason, text, since from held_logins where user_id = $1',
    [userId],
  )
  return new Map(rows.map(({ board, reason, text, since }) => [board, { reason, text, since: since.toISOString() }]))
}

/**
 * Holds a person's login at a board, and tells them once.
 * @param client of a transaction that has locked no application yet: whoever lets a login go locks in this order too.
 * @param given.triedAt when the login that was refused was read; one that was saved since has not been refused.
 * @returns 'changed' if the person has saved another login meanwhile: nothing is held.
 */
export async function holdLogin(
  deps: PostDeps & { siteUrl: string },
  client: PoolClient,
  given: Whose & Refusal & { triedAt: Date; now: Date },
): Promise<'held' | 'changed' | 'no-login'> {
  const { userId, board, reason, text, triedAt, now } = given
  const source = BoardWithCredentials.safeParse(board).data
  if (source === undefined) return 'no-login'
  const isNew = await lockIfSavedSince(client, { userId, source, since: triedAt })
  if (reason === 'wrong-password' && isNew) return 'changed'
  if (reason === 'wrong-password') await noteLoginResult(client, { userId, board, result: 'refused', triedAt, now })
  const { rowCount } = await client.query(
    `insert into held_logins (user_id, board, reason, text, since) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [userId, source, reason, storableText(text).slice(0, 1_000), now],
  )
  if (rowCount === 1) await tell(deps, client, { ...given, board: source })
  return 'held'
}

/**
 * Lets a person's applications at a board go on: those that wait, and those that met the refusal.
 * @param given.except one that the caller moves.
 * @returns whether the login was held.
 */
export async function letLoginGo(
  client: PoolClient,
  { userId, board, except, now }: Whose & { except?: string; now: Date },
): Promise<boolean> {
  // The person first, as whoever changes a login does.
  await lockPerson(client, userId)
  const { rowCount } = await client.query('delete from held_logins where user_id = $1 and board = $2', [userId, board])
  if (rowCount === 0) return false
  const { rows } = await client.query<{ id: string; state: string }>(
    `select id, state from applications
      where user_id = $1 and board = $2 and removed_at is null and id is distinct from $3
        and (state in ('queued', 'ready', 'unsure') or (state = 'needs-you' and reason in ('wrong-password', 'account-warning')))
      order by id`,
    [userId, board, except ?? null],
  )
  for (const { id, state } of rows) {
    if (state === 'needs-you') await moveApplication(client, id, { to: 'queued', by: 'person', now })
    else await client.query(`select pg_notify('applications', $1)`, [id])
  }
  return true
}

/**
 * Lets applications go on that stopped because there was no login for their board: there is one now.
 * @param client of the transaction that saves the login or switches it on
 */
export async function wakeForLogin(client: PoolClient, { userId, board, now }: Whose & { now: Date }): Promise<void> {
  await lockPerson(client, userId)
  const { rows } = await client.query<{ id: string }>(
    `select id from applications
      where user_id = $1 and board = $2 and removed_at is null and state = 'needs-you' and reason = 'no-credentials' and way <> 'by-hand'
      order by id`,
    [userId, board],
  )
  for (const { id } of rows) {
    try {
      await moveApplication(client, id, { to: 'queued', by: 'person', now })
    } catch (error) {
      // Stopped or finished in this very moment: the login is saved all the same.
      if (!(error instanceof CannotMove)) throw error
    }
  }
}

/** What the person says: try again. @returns false if nothing was held. */
export async function tryLoginAgain(db: Database, given: Whose & { now: Date }): Promise<boolean> {
  return await inTransaction(db, async (client) => await letLoginGo(client, given))
}

async function tell(
  deps: PostDeps & { siteUrl: string },
  client: PoolClient,
  { userId, board, reason, text, now }: Refusal & { userId: string; board: BoardWithCredentials; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ email: string | null; notifications: unknown; waiting: number }>(
    `select u.email, u.notifications, (select count(*)::int from applications a
        where a.user_id = u.id and a.board = $2 and a.state = 'queued' and a.removed_at is null) as waiting
       from users u where u.id = $1 and u.is_verified`,
    [userId, board],
  )
  const [person] = rows
  if (!person || person.email === null || !readNotifications(person.notifications).applications.mail) return
  const letter = loginHeld({
    boardName: boardNames[board],
    reason,
    text,
    waiting: person.waiting,
    siteUrl: deps.siteUrl,
  })
  await postMail(deps, client, person.email, letter, { template: 'login-held', userId, now })
}
