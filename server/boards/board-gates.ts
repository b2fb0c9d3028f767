import type { Queryable } from '../platform/database.ts'
import type { Circuit } from './outward/circuit.ts'

/** What is known of a board's failures, and until when it asked us to wait; `board` as `ledgerName` gives it. */
export type BoardGate = Circuit & { board: string; notBefore: Date | null }

/** The columns of `board_gates` under the names of `BoardGate`. */
export const gateColumns = `board, failures, failing_since as "failingSince", last_failure as "lastFailure",
  open_until as "openUntil", pause_seconds as "pauseSeconds", probe_until as "probeUntil", not_before as "notBefore"`

export async function readGates(db: Queryable): Promise<BoardGate[]> {
  const { rows } = await db.query<BoardGate>(`select ${gateColumns} from board_gates`)
  return rows
}

/** How often each board has answered, by how it ended; ever, by all programs. */
export async function totalAnswers(db: Queryable): Promise<{ board: string; outcome: string; total: number }[]> {
  const { rows } = await db.query<{ board: string; outcome: string; total: string }>(
    'select board, outcome, total from board_answers',
  )
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
