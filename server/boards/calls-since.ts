import type { Queryable } from '../platform/database.ts'
import { ledgerName } from './ledger-name.ts'
import type { BoardInUse } from './which-boards.ts'

/** How many calls were made to each of the boards since then, whoever they were for. */
export async function callsSince(
  db: Queryable,
  boards: readonly BoardInUse[],
  since: Date,
): Promise<(inUse: BoardInUse) => number> {
  const { rows } = await db.query<{ board: string; calls: number }>(
    'select board, count(*)::int as calls from board_calls where board = any($1) and at > $2 group by board',
    [boards.map(ledgerName), since],
  )
  const calls = new Map(rows.map((row) => [row.board, row.calls]))
  return (inUse) => calls.get(ledgerName(inUse)) ?? 0
}
