import { and, eq, gt, sql } from 'drizzle-orm'
import type { CallOutcome } from '../../../contract/boards/boards.ts'
import type { Database } from '../../platform/database.ts'
import { boardCalls } from '../tables.ts'
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
  await db
    .update(boardCalls)
    .set({
      outcome,
      message: ended.message,
      ms: Math.round(ended.ms),
      status: ended.status,
      bytes: ended.bytes,
    })
    .where(eq(boardCalls.id, ended.callId))
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
  await db.update(boardCalls).set({ outcome, message }).where(eq(boardCalls.id, call.callId))
  if (outcome === 'ok' || outcome === 'empty' || outcome === 'skipped') return
  await changeCircuit(db, call.board, () => afterFailure(call.circuitBefore, outcome, now, rules))
}

/** At most a tenth more calls than without tries, over a day. Two are always allowed, or a quiet board would never be tried again. */
const shareOfTries = 0.1
const triesAlwaysAllowed = 2

/** Notes that a failed call is tried again, if the board's budget for that has something left. */
export async function spendTry(db: Database, call: { callId: number; board: string }, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const [used] = await db
    .select({
      first: sql<number>`count(*) filter (where not ${boardCalls.isRetried})`.mapWith(Number),
      again: sql<number>`count(*) filter (where ${boardCalls.isRetried})`.mapWith(Number),
    })
    .from(boardCalls)
    .where(and(eq(boardCalls.board, call.board), gt(boardCalls.at, dayAgo)))
  if (!used || used.again >= Math.max(triesAlwaysAllowed, Math.floor(used.first * shareOfTries))) return false
  await db.update(boardCalls).set({ isRetried: true }).where(eq(boardCalls.id, call.callId))
  return true
}

/** Counts how a search or a read of a board ended, for the figures that monitoring reads. */
export async function countAnswer(db: Database, board: string, outcome: CallOutcome): Promise<void> {
  await db.execute(sql`
    insert into board_answers (board, outcome, total) values (${board}, ${outcome}, 1)
    on conflict (board, outcome) do update set total = board_answers.total + 1`)
}
