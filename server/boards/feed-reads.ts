import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import type { BoardInUse } from './which-boards.ts'

/** After a failed read the next try waits a fraction of the board's rhythm, not the whole of it. */
const soonerAfterFailure = 6

/** The boards whose next read is due, those never read first. */
export async function feedsDue(db: Database, boards: readonly BoardInUse[], now: Date): Promise<BoardId[]> {
  const { rows } = await db.query<{ board: BoardId; read_at: Date; outcome: CallOutcome }>(
    'select board, read_at, outcome from feed_reads',
  )
  const last = new Map(rows.map((row) => [row.board, row]))
  return boards
    .filter(({ board }) => {
      const before = last.get(board.id)
      if (!before || !board.feed) return board.feed !== undefined
      const minutes = before.outcome === 'ok' ? board.feed.everyMinutes : board.feed.everyMinutes / soonerAfterFailure
      return now.getTime() - before.read_at.getTime() >= minutes * 60_000
    })
    .map(({ board }) => board.id)
}

export async function noteFeedRead(
  db: Database,
  read: { board: BoardId; at: Date; outcome: CallOutcome; ads: number },
): Promise<void> {
  await db.query(
    `insert into feed_reads (board, read_at, outcome, ads) values ($1, $2, $3, $4)
     on conflict (board) do update set read_at = excluded.read_at, outcome = excluded.outcome, ads = excluded.ads`,
    [read.board, read.at, read.outcome, read.ads],
  )
}
