import type { BoardId, Source } from '../../contract/boards/boards.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { sourcesHealth } from './sources-health.ts'
import type { BoardInUse } from './which-boards.ts'

/** Every source for the page /sources: what it is, on what terms, and how it does. */
export async function listSources({
  db,
  clock,
  boards,
}: {
  db: Database
  clock: Clock
  boards: readonly BoardInUse[]
}): Promise<Source[]> {
  const [health, liveAds] = await Promise.all([sourcesHealth(db, boards, clock.now()), countLiveAds(db)])
  return boards.map(({ board, mode, offBecause }): Source => {
    const seen = health.get(board.id)
    return {
      id: board.id,
      name: board.name,
      regions: [...board.regions],
      usedFor: board.usedFor,
      access: board.access,
      terms: board.terms,
      attribution: board.attribution,
      mode,
      offBecause,
      health: mode === 'off' ? 'off' : (seen?.health ?? 'not asked yet'),
      lastGoodAnswer: seen?.lastGoodAnswer?.toISOString() ?? null,
      shareOfFailures: seen?.shareOfFailures ?? null,
      calls: seen?.calls ?? 0,
      liveAds: liveAds.get(board.id) ?? 0,
    }
  })
}

async function countLiveAds(db: Database): Promise<Map<BoardId, number>> {
  const { rows } = await db.query<{ board: BoardId; ads: number }>(
    'select board, count(*)::int as ads from listings where closed_at is null group by board',
  )
  return new Map(rows.map((row) => [row.board, row.ads]))
}
