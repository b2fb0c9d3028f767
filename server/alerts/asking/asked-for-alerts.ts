import type { BoardId, CallOutcome } from '../../../contract/boards/boards.ts'
import type { Queryable } from '../../platform/database.ts'
import type { AskedFor } from './plan-asks.ts'

/** What each board was last asked for each of these alerts. */
export async function findAskedFor(
  db: Queryable,
  alertIds: readonly string[],
): Promise<Map<string, Map<BoardId, AskedFor>>> {
  const { rows } = await db.query<{
    alert_id: string
    board: BoardId
    answered_at: Date | null
    tried_at: Date
    outcome: CallOutcome
  }>('select alert_id, board, answered_at, tried_at, outcome from alert_asks where alert_id = any($1::uuid[])', [
    alertIds,
  ])
  const found = new Map<string, Map<BoardId, AskedFor>>()
  for (const { alert_id: id, board, answered_at: answeredAt, tried_at: triedAt, outcome } of rows) {
    const ofAlert = found.get(id) ?? new Map<BoardId, AskedFor>()
    found.set(id, ofAlert.set(board, { answeredAt, triedAt, outcome }))
  }
  return found
}

/** Notes for all alerts of a question what came of asking a board. One that has gone meanwhile is passed over. */
export async function noteAsked(
  db: Queryable,
  { alertIds, board, at, outcome }: { alertIds: readonly string[]; board: BoardId; at: Date; outcome: CallOutcome },
): Promise<void> {
  const answeredAt = outcome === 'ok' || outcome === 'empty' ? at : null
  await db.query(
    `insert into alert_asks (alert_id, board, answered_at, tried_at, outcome)
     select id, $2, $3, $4, $5 from alert_subscriptions where id = any($1::uuid[]) order by id
     on conflict (alert_id, board) do update set answered_at = coalesce(excluded.answered_at, alert_asks.answered_at),
       tried_at = excluded.tried_at, outcome = excluded.outcome`,
    [alertIds, board, answeredAt, at, outcome],
  )
}
