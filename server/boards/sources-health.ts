import type { BoardId, CallOutcome, SourceHealth } from '../../contract/boards/boards.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { readGates } from './board-gates.ts'
import { ledgerName } from './ledger-name.ts'
import { failingWords } from './outward/circuit.ts'
import type { BoardInUse } from './which-boards.ts'

export type BoardHealth = {
  health: Exclude<SourceHealth, 'off' | 'not asked yet'>
  /** 'not answering since 09:10'; null where nothing is wrong. */
  message: string | null
  lastGoodAnswer: Date | null
  /** Over the last 24 hours; null: not asked. */
  shareOfFailures: number | null
  calls: number
}

const daysKept = 7

/** People notice an answer that takes longer; boards that are well take a tenth of it. */
const slowMs = 4_000

/** Of the last few calls, what has to have failed before we call a board failing: one bad minute does not. */
const lastCalls = 5

/** What the calls of the last seven days tell of each board, in what JSON can keep. `board` as `ledgerName` gives it. */
export type CallFigures = {
  board: string
  /** As an ISO 8601 moment; null: none in seven days. */
  lastGoodAnswer: string | null
  /** Calls of the last 24 hours. */
  calls: number
  failed: number
  /** The last few, the newest first. */
  latest: { outcome: CallOutcome; ms: number }[]
}[]

/**
 * How each board does, by its calls in its present mode; a board that is not in the answer has not been asked in seven days.
 * @param callFigures as they were counted last
 */
export async function sourcesHealth(
  { db, callFigures }: { db: Queryable; callFigures: () => Promise<CallFigures> },
  boards: readonly BoardInUse[],
  now: Date,
): Promise<Map<BoardId, BoardHealth>> {
  const [figures, gates] = await Promise.all([callFigures(), readGates(db)])
  const gateOf = new Map(gates.map((gate) => [gate.board, gate]))
  const figuresOf = new Map(figures.map((one) => [one.board, one]))
  return new Map(
    boards.flatMap((inUse) => {
      const name = ledgerName(inUse)
      const of = figuresOf.get(name)
      if (!of) return []
      const gate = gateOf.get(name)
      const { latest, calls, failed } = of
      const health = healthOf(latest, gate?.openUntil != null)
      const isWrong = health === 'blocked' || health === 'failing'
      const message = isWrong && gate ? failingWords({ ...gate, lastFailure: latest[0]?.outcome ?? null }, now) : null
      const lastGoodAnswer = of.lastGoodAnswer === null ? null : new Date(of.lastGoodAnswer)
      const shareOfFailures = calls === 0 ? null : failed / calls
      return [[inUse.board.id, { health, message, lastGoodAnswer, shareOfFailures, calls }] as const]
    }),
  )
}

/** Judges a board by its last calls, the newest first. */
export function healthOf(
  recent: readonly { outcome: CallOutcome; ms: number }[],
  isCircuitOpen: boolean,
): BoardHealth['health'] {
  const newest = recent[0]?.outcome
  if (newest === 'refused' || newest === 'challenge') return 'blocked'
  const failures = recent.filter(({ outcome }) => !isGood(outcome)).length
  if (isCircuitOpen || (newest !== undefined && !isGood(newest) && failures * 2 > recent.length)) return 'failing'
  if (newest === 'timeout') return 'slow'
  const times = recent.filter(({ outcome }) => isGood(outcome)).map(({ ms }) => ms)
  return times.length > 0 && times.reduce((sum, ms) => sum + ms, 0) / times.length > slowMs ? 'slow' : 'ok'
}

function isGood(outcome: CallOutcome): boolean {
  return outcome === 'ok' || outcome === 'empty'
}

/** Tries that were followed by another one, and calls that were stopped, say nothing of a board. */
const tellsOfBoard = `c.board = b.board and c.outcome is not null and c.outcome <> 'skipped' and not c.is_retried`

/**
 * Goes through the calls of a day, board by board: millions where many people search, so it is counted once for all processes and all pages (`keptCount`).
 * @param boards as `ledgerName` gives them
 */
export async function countCalls(db: Queryable, boards: readonly string[], now: Date): Promise<CallFigures> {
  const { rows } = await db.query<CallFigures[number]>(
    `select b.board, day.calls, day.failed,
            to_json((select c.at from board_calls c
                      where ${tellsOfBoard} and c.outcome in ('ok', 'empty') order by c.at desc limit 1)) #>> '{}' as "lastGoodAnswer",
            (select json_agg(json_build_object('outcome', l.outcome, 'ms', coalesce(l.ms, 0)) order by l.at desc, l.id desc)
               from (select c.id, c.at, c.outcome, c.ms from board_calls c
                      where ${tellsOfBoard} order by c.at desc, c.id desc limit $3) l) as latest
       from unnest($1::text[]) as b (board)
      cross join lateral (
        select count(*)::int as calls, count(*) filter (where c.outcome not in ('ok', 'empty'))::int as failed
          from board_calls c where ${tellsOfBoard} and c.at > $2) day
      where exists (select from board_calls c where ${tellsOfBoard})`,
    [boards, new Date(now.getTime() - 86_400_000), lastCalls],
  )
  return rows
}

/** Deletes calls of more than seven days ago. */
export async function pruneBoardCalls(db: Database, now: Date): Promise<void> {
  await db.query('delete from board_calls where at < $1', [new Date(now.getTime() - daysKept * 86_400_000)])
}
