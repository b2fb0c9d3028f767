import { canStop } from '../../contract/applications/states.ts'
import type { ApplicationState } from '../../contract/applications/applications.ts'
import type { EmployerOutcome } from '../../contract/applications/history.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { findApplication, hashAnswers, answersOf, lockApplication } from './application-row.ts'
import { CannotMove, moveApplication } from './move.ts'
import { markApplied } from './receipts.ts'

type Whose = { userId: string; applicationId: string; now: Date }
type Outcome = { kind: 'done' } | { kind: 'not-found' } | { kind: 'cannot'; state: ApplicationState }

/** Stops what can still be stopped, of these or of all. @returns those that were stopped. */
export async function stopApplications(
  db: Database,
  { userId, applications, now }: { userId: string; applications: readonly string[] | undefined; now: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string; state: ApplicationState }>(
    `select id, state from applications where user_id = $1 and removed_at is null and ($2::uuid[] is null or id = any($2)) order by created`,
    [userId, applications ?? null],
  )
  const stopped: string[] = []
  for (const { id, state } of rows) {
    if (!canStop(state)) continue
    try {
      await inTransaction(db, async (client) => await moveApplication(client, id, { to: 'stopped', by: 'person', now }))
      stopped.push(id)
    } catch (error) {
      // Sent in this very moment.
      if (!(error instanceof CannotMove)) throw error
    }
  }
  return stopped
}

/**
 * Says whether it was sent, where only the person can know: after doubt, and where they finish by hand what we could not.
 */
export async function settleApplication(
  db: Database,
  {
    userId,
    applicationId,
    wasSent,
    boardName,
    now,
  }: Whose & { wasSent: boolean; boardName: (board: BoardId) => string },
): Promise<Outcome> {
  return await inTransaction(db, async (client): Promise<Outcome> => {
    const row = await findApplication(client, { userId, applicationId })
    if (row === null) return { kind: 'not-found' }
    try {
      if (wasSent) {
        await markApplied(client, applicationId, { by: 'person', confirmation: null, picture: null, now, boardName })
      } else {
        const text = 'You told us that it had not been sent.'
        await moveApplication(client, applicationId, { to: 'failed', by: 'person', reason: 'not-sent', text, now })
      }
      return { kind: 'done' }
    } catch (error) {
      if (error instanceof CannotMove) return { kind: 'cannot', state: error.from }
      throw error
    }
  })
}

/**
 * Has it sent, with exactly the answers that the person saw. The runner sends it; what changed since is shown again instead.
 */
export async function approveApplication(
  db: Database,
  { userId, applicationId, answersHash }: Whose & { answersHash: string },
): Promise<Outcome | { kind: 'changed' }> {
  return await inTransaction(db, async (client) => {
    const row = await lockApplication(client, applicationId)
    if (row === null || row.user_id !== userId || row.removed_at !== null) return { kind: 'not-found' }
    if (row.state !== 'ready' || row.way !== 'assisted') return { kind: 'cannot', state: row.state }
    const hash = hashAnswers(answersOf(row))
    if (hash.toString('hex') !== answersHash) return { kind: 'changed' }
    await client.query('update applications set approved = $2, next_try_at = null where id = $1', [applicationId, hash])
    await client.query(`select pg_notify('applications', $1)`, [applicationId])
    return { kind: 'done' }
  })
}

/** @returns false: there is no such application of theirs. */
export async function changeApplication(
  db: Queryable,
  given: Whose & { notes?: string | undefined; outcome?: EmployerOutcome | null | undefined },
): Promise<boolean> {
  const { userId, applicationId, notes, outcome, now } = given
  const { rowCount } = await db.query(
    `update applications set notes = coalesce($3, notes), outcome = case when $4 then $5 else outcome end,
        outcome_at = case when not $4 then outcome_at when $5::text is null then null else $6::timestamptz end
      where user_id = $1 and id = $2 and removed_at is null`,
    [
      userId,
      applicationId,
      notes === undefined ? null : storableText(notes),
      outcome !== undefined,
      outcome ?? null,
      now,
    ],
  )
  return rowCount === 1
}

/** Hours in which a removal can be undone. */
const restoreHours = 24

/** Back into the history, within a day; what was stopped stays stopped. @returns false if there is no such application of theirs. */
export async function restoreApplication(db: Queryable, { userId, applicationId, now }: Whose): Promise<boolean> {
  const { rowCount } = await db.query(
    `update applications set removed_at = null
      where user_id = $1 and id = $2
        and (removed_at is null or removed_at > $3::timestamptz - make_interval(hours => $4))`,
    [userId, applicationId, now, restoreHours],
  )
  return rowCount === 1
}

/** Out of the history; what has not been sent is stopped. That they applied is still known. */
export async function removeApplication(db: Database, { userId, applicationId, now }: Whose): Promise<Outcome> {
  return await inTransaction(db, async (client): Promise<Outcome> => {
    const row = await findApplication(client, { userId, applicationId })
    if (row === null) return { kind: 'not-found' }
    const locked = await lockApplication(client, applicationId)
    if (locked === null || locked.state === 'sending') return { kind: 'cannot', state: 'sending' }
    if (canStop(locked.state)) await moveApplication(client, applicationId, { to: 'stopped', by: 'person', now })
    await client.query('update applications set removed_at = $2 where id = $1', [applicationId, now])
    return { kind: 'done' }
  })
}
