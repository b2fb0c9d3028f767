import type { BoardId, Source } from '../../contract/boards/boards.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reading } from '../platform/readers.ts'
import { sourcesHealth, type CallFigures } from './sources-health.ts'
import type { BoardInUse } from './which-boards.ts'

/** Every source for the page /sources: what it is, on what terms, and how it does. */
export async function listSources({
  db,
  clock,
  boards,
  openCounts,
  callFigures,
}: {
  db: Reading
  clock: Clock
  boards: readonly BoardInUse[]
  /** Open ads, by board: as they were counted last. */
  openCounts: () => Promise<{ adsByBoard: Partial<Record<BoardId, number>> }>
  callFigures: () => Promise<CallFigures>
}): Promise<Source[]> {
  const [health, { adsByBoard }] = await Promise.all([
    sourcesHealth({ db, callFigures }, boards, clock.now()),
    openCounts(),
  ])
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
      isAsked: mode !== 'off' && board.search !== undefined,
      isToldWhoSearches: mode === 'live' && board.isToldWhoSearches === true,
      health: mode === 'off' ? 'off' : (seen?.health ?? 'not asked yet'),
      lastGoodAnswer: seen?.lastGoodAnswer?.toISOString() ?? null,
      shareOfFailures: seen?.shareOfFailures ?? null,
      calls: seen?.calls ?? 0,
      liveAds: adsByBoard[board.id] ?? 0,
    }
  })
}
