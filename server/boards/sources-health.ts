import { and, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { BoardId, CallOutcome, SourceHealth } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import { ledgerName } from './ledger-name.ts'
import { failingWords } from './outward/circuit.ts'
import { boardCalls, boardGates } from './tables.ts'
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
  const [counts, latest, gates] = await Promise.all([countCalls(db, now), findLatest(db), db.select().from(boardGates)])
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
const tellsOfBoard = and(
  isNotNull(boardCalls.outcome),
  ne(boardCalls.outcome, 'skipped'),
  sql`not ${boardCalls.isRetried}`,
)

async function countCalls(db: Database, now: Date) {
  const day = gt(boardCalls.at, new Date(now.getTime() - 86_400_000))
  const good = sql`${boardCalls.outcome} in ('ok', 'empty')`
  return await db
    .select({
      board: boardCalls.board,
      lastGoodAnswer: sql<Date | null>`max(${boardCalls.at}) filter (where ${good})`.mapWith(boardCalls.at),
      calls: sql<number>`count(*) filter (where ${day})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${day} and not ${good})`.mapWith(Number),
    })
    .from(boardCalls)
    .where(tellsOfBoard)
    .groupBy(boardCalls.board)
}

async function findLatest(db: Database): Promise<{ board: string; outcome: CallOutcome; ms: number }[]> {
  const ranked = db
    .select({
      board: boardCalls.board,
      outcome: boardCalls.outcome,
      ms: boardCalls.ms,
      rank: sql<number>`row_number() over (partition by ${boardCalls.board} order by ${boardCalls.at} desc, ${boardCalls.id} desc)`
        .mapWith(Number)
        .as('rank'),
    })
    .from(boardCalls)
    .where(tellsOfBoard)
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${lastCalls}`)
    .orderBy(ranked.rank)
  return rows.map(({ board, outcome, ms }) => ({ board, outcome: outcome ?? 'skipped', ms: ms ?? 0 }))
}

/** Deletes calls of more than seven days ago. */
export async function pruneBoardCalls(db: Database, now: Date): Promise<void> {
  await db.delete(boardCalls).where(lt(boardCalls.at, new Date(now.getTime() - daysKept * 86_400_000)))
}
