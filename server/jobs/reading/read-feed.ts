import { z } from 'zod'
import { BoardId } from '../../../contract/boards/boards.ts'
import { storeAnswer } from './store-answer.ts'
import { task } from '../../platform/tasks.ts'
import type { Platform } from '../../platform/platform.ts'
import { BoardFailure } from '../../boards/board.ts'
import { closeMissing } from '../close-jobs.ts'
import { readable, type BoardInUse } from '../../boards/which-boards.ts'
import { feedsDue, noteFeedRead } from '../../boards/feed-reads.ts'
import type { Outward } from '../../boards/outward.ts'
import type { StoreDeps } from '../store-ads.ts'

type Services = Platform & { boards: readonly BoardInUse[]; outward: Outward; store: StoreDeps }

/** A nightly read waits its turn: nobody sits in front of it. */
const patienceMs = 120_000

/** Reads one board whole. What was there before and is missing from a complete read is closed; from a failed one, it is left. */
export const readFeed = task<{ board: BoardId }, Services>({
  name: 'read-feed',
  input: z.object({ board: BoardId }),
  expireSeconds: 3_600,
  retries: 0,
  async run({ board: id }, services, signal) {
    const inUse = readable(services.boards).find(({ board }) => board.id === id)
    if (!inUse?.board.feed) return
    const startedAt = services.clock.now()
    const { call, conclude } = services.outward.open(inUse, { signal, endUser: { ip: '', agent: '' }, patienceMs })
    const seen: string[] = []
    try {
      for await (const page of inUse.board.feed.read(call)) {
        await storeAnswer(services.store, inUse, page.ads, services.clock.now())
        if (page.unusable.length > 0)
          services.log.warn(
            { board: id, unusable: page.unusable.length, first: page.unusable[0] },
            'parts of a feed could not be read',
          )
        seen.push(...page.ads.map((ad) => ad.ref))
      }
    } catch (error) {
      if (!(error instanceof BoardFailure)) throw error
      await conclude(error.outcome, error.message)
      await noteFeedRead(services.db, { board: id, at: startedAt, outcome: error.outcome, ads: seen.length })
      services.log.warn({ board: id, outcome: error.outcome, ads: seen.length }, error.message)
      return
    }
    const ads = seen.length
    await conclude(ads > 0 ? 'ok' : 'empty', `${ads} read`)
    // A board that usually has ads and sends none has changed or failed: that closes nothing.
    const closed = ads > 0 ? await closeMissing(services, id, seen, services.clock.now()) : 0
    await noteFeedRead(services.db, { board: id, at: startedAt, outcome: ads > 0 ? 'ok' : 'empty', ads })
    services.log.info({ board: id, ads, closed }, 'a feed was read')
  },
})

/** Queues the reads that are due. Each board has its own rhythm, and one read of it runs at a time. */
export async function queueDueFeeds(
  services: Services,
  send: (input: { board: BoardId }, key: string) => Promise<void>,
): Promise<void> {
  const due = await feedsDue(services.db, readable(services.boards), services.clock.now())
  for (const board of due) await send({ board }, board)
}
