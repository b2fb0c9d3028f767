import type { CallOutcome } from '../../../contract/boards/boards.ts'
import type { Database } from '../../platform/database.ts'
import { afterFailure, type Circuit, type CircuitRules, closedCircuit, countsAsFailure } from './circuit.ts'
import { changeCircuit, closeCircuit, waitUntil } from './gate.ts'

export type EndedCall = {
  callId: number
  board: string
  outcome: CallOutcome
  message: string
  ms: number
  status: number | null
  bytes: number | null
  /** The board named a time: no call before it. */
  notBefore: Date | null
}

/** Completes the row of a call, and the board's circuit with it. */
export async function recordEnd(db: Database, ended: EndedCall, now: Date, rules: CircuitRules): Promise<void> {
  const { board, outcome } = ended
  await db.query('update board_calls set outcome = $2, message = $3, ms = $4, status = $5, bytes = $6 where id = $1', [
    ended.callId,
    outcome,
    ended.message,
    Math.round(ended.ms),
    ended.status,
    ended.bytes,
  ])
  if (ended.notBefore !== null) await waitUntil(db, board, ended.notBefore)

  if (countsAsFailure(outcome)) await changeCircuit(db, board, (circuit) => afterFailure(circuit, outcome, now, rules))
  else if (outcome !== 'skipped') await closeCircuit(db, board, closedCircuit)
}

/**
 * Corrects a call that was answered, once its connector has read the answer: empty, or no answer at all. The failure then
 * counts on from what the circuit was before the call, which had closed it.
 */
export async function recordReading(
  db: Database,
  call: { callId: number; board: string; circuitBefore: Circuit },
  read: { outcome: CallOutcome; message: string; now: Date; rules: CircuitRules },
): Promise<void> {
  const { outcome, message, now, rules } = read
  await db.query('update board_calls set outcome = $2, message = $3 where id = $1', [call.callId, outcome, message])
  if (outcome === 'ok' || outcome === 'empty' || outcome === 'skipped') return
  await changeCircuit(db, call.board, () => afterFailure(call.circuitBefore, outcome, now, rules))
}

/** At most a tenth more calls than without tries, over a day. Two are always allowed, or a quiet board would never be tried again. */
const shareOfTries = 0.1
const triesAlwaysAllowed = 2

/** Notes that a failed call is tried again, if the board's budget for that has something left. */
export async function spendTry(db: Database, call: { callId: number; board: string }, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { rows } = await db.query<{ first: number; again: number }>(
    `select count(*) filter (where not is_retried)::int as first, count(*) filter (where is_retried)::int as again
       from board_calls where board = $1 and at > $2`,
    [call.board, dayAgo],
  )
  const [used] = rows
  if (!used || used.again >= Math.max(triesAlwaysAllowed, Math.floor(used.first * shareOfTries))) return false
  await db.query('update board_calls set is_retried = true where id = $1', [call.callId])
  return true
}

/** Counts how a search or a read of a board ended, for the figures that monitoring reads. */
export async function countAnswer(db: Database, board: string, outcome: CallOutcome): Promise<void> {
  await db.query(
    `insert into board_answers (board, outcome, total) values ($1, $2, 1)
     on conflict (board, outcome) do update set total = board_answers.total + 1`,
    [board, outcome],
  )
}
