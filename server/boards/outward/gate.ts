import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import type { Board } from '../board.ts'
import { gateColumns, type BoardGate } from '../board-gates.ts'
import { momentWords } from '../../../contract/boards/moment-words.ts'
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
  return await inTransaction(db, async (client) => {
    // The update changes nothing; it locks the row, whether it was there or not.
    const { rows } = await client.query<BoardGate>(
      `insert into board_gates (board) values ($1) on conflict (board) do update set board = excluded.board returning ${gateColumns}`,
      [board.name],
    )
    const gate = rows[0]!
    if (gate.notBefore !== null && gate.notBefore > now) {
      return {
        kind: 'wait',
        until: gate.notBefore,
        message: `asked us to wait until ${momentWords(gate.notBefore, now)}`,
      }
    }
    const mayGo = mayCall(gate, now)
    if (typeof mayGo === 'object') return { kind: 'wait', until: mayGo.until, message: failingWords(gate, now) }

    const full = await fullUntil(client, board, now)
    if (full !== null) return full

    const endsBy = new Date(now.getTime() + options.timeLimitMs + graceMs)
    if (mayGo === 'probe')
      await client.query('update board_gates set probe_until = $2 where board = $1', [board.name, endsBy])
    const { rows: calls } = await client.query<{ id: number }>(
      'insert into board_calls (board, at, ends_by) values ($1, $2, $3) returning id::float8 as id',
      [board.name, now, endsBy],
    )
    return { kind: 'go', callId: calls[0]!.id, circuitBefore: gate }
  })
}

/** Null: there is room within the board's limits a minute, a day, and at once. */
async function fullUntil(client: Queryable, { name, limits }: LimitedBoard, now: Date): Promise<Pass | null> {
  const minuteAgo = new Date(now.getTime() - 60_000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { rows } = await client.query<{
    minute: number
    firstOfMinute: Date | null
    day: number
    firstOfDay: Date | null
    onTheirWay: number
  }>(
    `select count(*) filter (where at > $2)::int as minute, min(at) filter (where at > $2) as "firstOfMinute",
            count(*)::int as day, min(at) as "firstOfDay",
            count(*) filter (where outcome is null and ends_by > $3)::int as "onTheirWay"
       from board_calls where board = $1 and at > $4`,
    [name, minuteAgo, now, limits.perDay === undefined ? minuteAgo : dayAgo],
  )
  const used = rows[0]!
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
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<BoardGate>(
      `select ${gateColumns} from board_gates where board = $1 for update`,
      [board],
    )
    const [gate] = rows
    if (gate) await client.query(`${setCircuit} where board = $1`, [board, ...valuesOf(change(gate))])
  })
}

/** Closes a board's circuit after a call that was answered; writes nothing where it is closed. */
export async function closeCircuit(db: Database, board: string, closed: Circuit): Promise<void> {
  await db.query(
    `${setCircuit} where board = $1 and (failures > 0 or open_until is not null or probe_until is not null)`,
    [board, ...valuesOf(closed)],
  )
}

/** A board that names a time is not called before it; a later one that is known already stays. */
export async function waitUntil(db: Database, board: string, moment: Date): Promise<void> {
  await db.query('update board_gates set not_before = greatest(not_before, $2) where board = $1', [board, moment])
}

const setCircuit = `update board_gates set failures = $2, failing_since = $3, last_failure = $4, open_until = $5,
  pause_seconds = $6, probe_until = $7`

function valuesOf({ failures, failingSince, lastFailure, openUntil, pauseSeconds, probeUntil }: Circuit): unknown[] {
  return [failures, failingSince, lastFailure, openUntil, pauseSeconds, probeUntil]
}
