import type { BoardId, CallOutcome, SourceHealth } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
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

/** How each board does, by its calls in its present mode; a board that is not in the answer has not been asked in seven days. */
export async function sourcesHealth(
  db: Database,
  boards: readonly BoardInUse[],
  now: Date,
): Promise<Map<BoardId, BoardHealth>> {
  const [counts, latest, gates] = await Promise.all([countCalls(db, now), findLatest(db), readGates(db)])
  const gateOf = new Map(gates.map((gate) => [gate.board, gate]))
  const countOf = new Map(counts.map((count) => [count.board, count]))
  return new Map(
    boards.flatMap((inUse) => {
      const name = ledgerName(inUse)
      const count = countOf.get(name)
      if (!count) return []
      const gate = gateOf.get(name)
      const recent = latest.filter((call) => call.board === name)
      const health = healthOf(recent, gate?.openUntil != null)
      const isWrong = health === 'blocked' || health === 'failing'
      const message = isWrong && gate ? failingWords({ ...gate, lastFailure: recent[0]?.outcome ?? null }, now) : null
      const { lastGoodAnswer, calls, failed } = count
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
const tellsOfBoard = `outcome is not null and outcome <> 'skipped' and not is_retried`

type CallCounts = { board: string; lastGoodAnswer: Date | null; calls: number; failed: number }

async function countCalls(db: Database, now: Date): Promise<CallCounts[]> {
  const { rows } = await db.query<CallCounts>(
    `select board, max(at) filter (where outcome in ('ok', 'empty')) as "lastGoodAnswer",
            count(*) filter (where at > $1)::int as calls,
            count(*) filter (where at > $1 and outcome not in ('ok', 'empty'))::int as failed
       from board_calls where ${tellsOfBoard} group by board`,
    [new Date(now.getTime() - 86_400_000)],
  )
  return rows
}

async function findLatest(db: Database): Promise<{ board: string; outcome: CallOutcome; ms: number }[]> {
  const { rows } = await db.query<{ board: string; outcome: CallOutcome; ms: number }>(
    `select board, outcome, coalesce(ms, 0) as ms
       from (select board, outcome, ms, row_number() over (partition by board order by at desc, id desc) as rank
               from board_calls where ${tellsOfBoard}) as ranked
      where rank <= $1 order by rank`,
    [lastCalls],
  )
  return rows
}

/** Deletes calls of more than seven days ago. */
export async function pruneBoardCalls(db: Database, now: Date): Promise<void> {
  await db.query('delete from board_calls where at < $1', [new Date(now.getTime() - daysKept * 86_400_000)])
}
