import { and, count, eq, gt, isNotNull, min, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Board } from '../board.ts'
import { boardCalls, boardGates } from '../tables.ts'
import { momentWords } from '../words.ts'
import { type Circuit, failingWords, mayCall } from './circuit.ts'

/** A board by its name in the ledger. */
export type LimitedBoard = { name: string; limits: Board['limits'] }

export type Pass =
  /** The call is noted: send it, and tell `recordEnd` how it went. */
  | { kind: 'go'; callId: number; circuitBefore: Circuit }
  /** Not before `until`; the message says why, as people read it. */
  | { kind: 'wait'; until: Date; message: string }

/** How soon to look again for a free place among the concurrent calls of a board. */
const placeFreeAgainMs = 100

/** After a call should have ended, the time that writing down its end may take. */
const graceMs = 5_000

/**
 * Asks whether one call to a board may go out now, and notes it if so, in one step for all processes: the row of the board
 * in `board_gates` is the lock.
 */
export async function passGate(
  db: Database,
  board: LimitedBoard,
  options: { now: Date; timeLimitMs: number },
): Promise<Pass> {
  const { now } = options
  return await db.transaction(async (tx) => {
    const [gate] = await tx
      .insert(boardGates)
      .values({ board: board.name })
      .onConflictDoUpdate({ target: boardGates.board, set: { board: board.name } })
      .returning()
    if (!gate) throw new Error('An upsert answers with its row')

    if (gate.notBefore !== null && gate.notBefore > now) {
      return {
        kind: 'wait',
        until: gate.notBefore,
        message: `asked us to wait until ${momentWords(gate.notBefore, now)}`,
      }
    }
    const mayGo = mayCall(gate, now)
    if (typeof mayGo === 'object') return { kind: 'wait', until: mayGo.until, message: failingWords(gate, now) }

    const full = await fullUntil(tx, board, now)
    if (full !== null) return full

    const endsBy = new Date(now.getTime() + options.timeLimitMs + graceMs)
    if (mayGo === 'probe')
      await tx.update(boardGates).set({ probeUntil: endsBy }).where(eq(boardGates.board, board.name))
    const [call] = await tx
      .insert(boardCalls)
      .values({ board: board.name, at: now, endsBy })
      .returning({ id: boardCalls.id })
    if (!call) throw new Error('An insert answers with its row')
    return { kind: 'go', callId: call.id, circuitBefore: gate }
  })
}

/** Null: there is room within the board's limits a minute, a day, and at once. */
async function fullUntil(
  tx: Pick<Database, 'select'>,
  { name, limits }: LimitedBoard,
  now: Date,
): Promise<Pass | null> {
  const minuteAgo = new Date(now.getTime() - 60_000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const inMinute = gt(boardCalls.at, minuteAgo)
  const onTheirWay = and(sql`${boardCalls.outcome} is null`, gt(boardCalls.endsBy, now))
  const [used] = await tx
    .select({
      minute: sql<number>`count(*) filter (where ${inMinute})`.mapWith(Number),
      firstOfMinute: sql`min(${boardCalls.at}) filter (where ${inMinute})`.mapWith(boardCalls.at),
      day: count(),
      firstOfDay: min(boardCalls.at),
      onTheirWay: sql<number>`count(*) filter (where ${onTheirWay})`.mapWith(Number),
    })
    .from(boardCalls)
    .where(and(eq(boardCalls.board, name), gt(boardCalls.at, limits.perDay === undefined ? minuteAgo : dayAgo)))
  if (!used) throw new Error('A count answers with a row')

  if (limits.perDay !== undefined && used.day >= limits.perDay && used.firstOfDay) {
    return asked(`as often as it allows in a day`, new Date(used.firstOfDay.getTime() + 86_400_000), now)
  }
  if (used.minute >= limits.perMinute && used.firstOfMinute) {
    return asked('as often as it allows in a minute', new Date(used.firstOfMinute.getTime() + 60_000), now)
  }
  if (used.onTheirWay >= limits.concurrent) {
    return asked('as often at once as it allows', new Date(now.getTime() + placeFreeAgainMs), now)
  }
  return null
}

function asked(often: string, until: Date, now: Date): Pass {
  return { kind: 'wait', until, message: `asked ${often}; again at ${momentWords(until, now)}` }
}

/** Changes a board's circuit under its lock. */
export async function changeCircuit(db: Database, board: string, change: (circuit: Circuit) => Circuit): Promise<void> {
  await db.transaction(async (tx) => {
    const [gate] = await tx.select().from(boardGates).where(eq(boardGates.board, board)).for('update')
    if (gate)
      await tx
        .update(boardGates)
        .set(circuitOf(change(gate)))
        .where(eq(boardGates.board, board))
  })
}

/** Closes a board's circuit after a call that was answered; writes nothing where it is closed. */
export async function closeCircuit(db: Database, board: string, closed: Circuit): Promise<void> {
  const isMarked = or(gt(boardGates.failures, 0), isNotNull(boardGates.openUntil), isNotNull(boardGates.probeUntil))
  await db
    .update(boardGates)
    .set(circuitOf(closed))
    .where(and(eq(boardGates.board, board), isMarked))
}

/** A board that names a time is not called before it; a later one that is known already stays. */
export async function waitUntil(db: Database, board: string, moment: Date): Promise<void> {
  await db
    .update(boardGates)
    .set({ notBefore: sql`greatest(${boardGates.notBefore}, ${moment})` })
    .where(eq(boardGates.board, board))
}

function circuitOf(circuit: Circuit): Circuit {
  const { failures, failingSince, lastFailure, openUntil, pauseSeconds, probeUntil } = circuit
  return { failures, failingSince, lastFailure, openUntil, pauseSeconds, probeUntil }
}
