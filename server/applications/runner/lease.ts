import type { Client } from 'pg'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import { CannotMove, moveApplication } from '../move.ts'
import { lockSpaces } from '../../platform/locks.ts'

/** Without a word for so long, whoever has an application in hand is lost. */
const leaseSeconds = 60
export const heartbeatSeconds = 15

/** Says that this runner is there, for as long as its connection lives: a lock that ends with the process, however it ends. */
export async function showAlive(connection: Client, runner: number): Promise<void> {
  await connection.query('select pg_advisory_lock($1, $2)', [lockSpaces.runners, runner])
}

/** Still at work on it. */
export async function renewLease(db: Queryable, given: { id: string; runner: number; now: Date }): Promise<void> {
  await db.query('update applications set lease_until = $3 where id = $1 and runner = $2', [
    given.id,
    given.runner,
    leaseFrom(given.now),
  ])
}

/** Out of hand; `notBefore` says when it may be taken again; null: as soon as its turn comes. */
export async function giveBack(
  db: Queryable,
  { id, runner, notBefore, text }: { id: string; runner: number; notBefore?: Date | null; text?: string },
): Promise<void> {
  await db.query(
    `update applications set runner = null, lease_until = null, next_try_at = coalesce($3, next_try_at), text = coalesce($4, text)
      where id = $1 and runner = $2`,
    [id, runner, notBefore ?? null, text ?? null],
  )
}

/**
 * What was in the hands of a runner that is lost. What was being sent is in doubt from now on, whatever came of it (R-APP-2); all else
 * is taken again. So it goes with what this runner let fall: that it could not write down what came of it.
 * @param connection of this runner, for trying whether others still hold their locks.
 * @param given.inHand what this runner works on
 */
export async function recoverLost(
  db: Database,
  connection: Client,
  given: { runner: number; inHand: readonly string[]; now: Date },
): Promise<void> {
  const { runner, inHand, now } = given
  const { rows } = await db.query<{ id: string; runner: number; state: string; is_over: boolean }>(
    `select id, runner, state, lease_until <= $2 as is_over from applications
      where runner is not null and (runner <> $1 or (lease_until <= $2 and not id = any($3)))`,
    [runner, now, inHand],
  )
  const lost = new Map<number, boolean>()
  for (const row of rows) {
    if (!lost.has(row.runner)) lost.set(row.runner, await isGone(connection, row.runner))
    if (!row.is_over && lost.get(row.runner) !== true) continue
    await recover(db, row, now)
  }
}

async function recover(db: Database, row: { id: string; runner: number; state: string }, now: Date): Promise<void> {
  try {
    await inTransaction(db, async (client) => {
      if (row.state === 'sending') {
        const text = 'We were interrupted while it was being sent.'
        await moveApplication(client, row.id, {
          to: 'unsure',
          doubt: 'interrupted',
          by: 'clock',
          text,
          now,
          nextTryAt: now,
        })
      }
      await giveBack(client, row)
    })
  } catch (error) {
    // Somebody else was quicker.
    if (!(error instanceof CannotMove)) throw error
  }
}

async function isGone(connection: Client, runner: number): Promise<boolean> {
  const { rows } = await connection.query<{ is_free: boolean }>('select pg_try_advisory_lock($1, $2) as is_free', [
    lockSpaces.runners,
    runner,
  ])
  if (rows[0]?.is_free !== true) return false
  await connection.query('select pg_advisory_unlock($1, $2)', [lockSpaces.runners, runner])
  return true
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseSeconds * 1_000)
}
