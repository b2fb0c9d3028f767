import type { BoardInUse } from '../../boards/which-boards.ts'
import { storeAds, type StoreCounts, type StoreDeps } from '../store-ads.ts'

/** Takes the ads of one board through the stages. */
export async function storeAnswer(
  store: StoreDeps,
  inUse: BoardInUse,
  ads: readonly { ref: string; body: unknown }[],
  receivedAt: Date,
): Promise<StoreCounts> {
  const { board } = inUse
  return await storeAds(
    store,
    ads.map((ad) => ({ board: board.id, ref: ad.ref, body: ad.body })),
    { receivedAt, isDemo: inUse.mode === 'demo' },
  )
}
