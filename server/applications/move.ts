import type { PoolClient } from 'pg'
import type { ApplicationReason, ApplicationState, Doubt } from '../../contract/applications/applications.ts'
import { canMove, type Mover } from '../../contract/applications/states.ts'
import { release } from '../credits/index.ts'
import { storableText } from '../platform/json.ts'
import { lockApplication, type ApplicationRow } from './application-row.ts'

export type Move = {
  to: ApplicationState
  by: Mover
  reason?: ApplicationReason | null
  text?: string
  now: Date
  /** Not before this. */
  nextTryAt?: Date | null
  /** With 'unsure'; left out, it stays what it was. */
  doubt?: Doubt
  /** To another day: what its person has agreed to holds, and the day is counted. */
  isPutOff?: boolean
}

/** It is no longer where it was thought to be: somebody else moved it first. */
export class CannotMove extends Error {
  readonly from: ApplicationState
  readonly to: ApplicationState

  constructor(from: ApplicationState, to: ApplicationState) {
    super(`An application that is ${from} does not become ${to}`)
    this.from = from
    this.to = to
  }
}

/**
 * The only way in which an application changes its state: under a lock of its row, by a move that there is, with the event that says
 * so. Credits follow: what ends without having been sent gives back what was held for it. 'applied' has a way of its own, because it
 * comes with a receipt: see receipts.ts.
 * @param client of the caller's transaction.
 * @returns the application as it was before.
 * @throws CannotMove
 */
export async function moveApplication(client: PoolClient, applicationId: string, move: Move): Promise<ApplicationRow> {
  const row = await lockApplication(client, applicationId)
  if (row === null || !canMove(row.state, move.to, move.by)) throw new CannotMove(row?.state ?? 'stopped', move.to)
  const { to, by, now, nextTryAt = null } = move
  const reason = move.reason ?? null
  const text = storableText(move.text ?? '').slice(0, 2_000)
  await client.query(
    `update applications set state = $2, reason = $3, text = $4, updated = $5, next_try_at = $6,
        sending_at = case when $2 = 'sending' then $5 else sending_at end, told_at = null,
        applied_at = case when $2 = 'applied' then $5 else applied_at end,
        approved = case when $2 in ('ready', 'queued', 'needs-you') and not $7::boolean then null else approved end,
        days_put_off = days_put_off + $7::boolean::int,
        doubt = case when $2 = 'unsure' then coalesce($8, doubt) end
      where id = $1`,
    [applicationId, to, reason, text, now, nextTryAt, move.isPutOff ?? false, move.doubt ?? null],
  )
  await client.query(
    `insert into application_events (application_id, user_id, at, from_state, to_state, by, reason, text)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [applicationId, row.user_id, now, row.state, to, by, reason, text],
  )
  if (to === 'failed' || to === 'stopped') await release(client, { applicationId, now })
  // Anyone who shows it, or has it in hand, looks again.
  await client.query(`select pg_notify('applications', $1)`, [applicationId])
  return row
}
