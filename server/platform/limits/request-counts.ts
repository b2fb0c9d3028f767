import { createBatch, sum } from '../batch.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { addToWindows, countInWindow, windowAt, type Window } from './by-window.ts'
import type { ByWindow } from './table.ts'
import type { Keyed } from './use.ts'

/** Counts requests for one process. */
export type RequestCounts = {
  /**
   * Counts under one key after the other, as far as they allow it: a client at its own limit uses up nothing of its neighbours'.
   * @returns the window of the first key, or of the one that refuses; null if there are no keys.
   */
  count: (keyed: readonly Keyed<ByWindow>[], now: Date) => Promise<Window | null>
  /** Writes what the database has not been told yet. Never throws. */
  flush: () => Promise<void>
}

/** Milliseconds after which the database is told at the latest. */
const tellAfter = 1_000

/** Clients in their windows that a process keeps, about 200 bytes each. Further ones are counted in the database at once. */
const mostKept = 10_000

/** What a process knows of one key in one window. */
type Kept = {
  /** When the window is over, in milliseconds. */
  ends: number
  /** Uses that other processes had told the database of when it was last told by this one. */
  others: number
  /** Uses here, and how many of them the database has been told of. */
  own: number
  told: number
}

/**
 * Limits that allow it (`ahead` in the table) are counted in memory and told to the database together: after a second, or as soon as one
 * client has more uses than that. The answer brings back what other processes counted. One process alone is always exact. While the
 * database is away each process counts for itself.
 */
export function createRequestCounts({ db, clock, log }: { db: Database; clock: Clock; log: Log }): RequestCounts {
  const kept = new Map<string, Kept>()
  const untold = createBatch({ log }, { join: sum, write: tell, waitMs: tellAfter, mostKeys: mostKept })

  async function tell(uses: ReadonlyMap<string, number>): Promise<void> {
    // Windows that are over limit nothing any more.
    const now = clock.now().getTime()
    for (const [id, { ends }] of kept) if (ends <= now) kept.delete(id)
    const rows = [...uses].flatMap(([id, number]) => (kept.has(id) ? [{ ...parseId(id), number }] : []))
    for (const { key, start, count } of await addToWindows(db, rows)) {
      const id = idOf(key, start)
      const one = kept.get(id)
      if (one === undefined) continue
      one.told += uses.get(id) ?? 0
      one.others = count - one.told
    }
  }

  async function countAhead({ key, row }: Keyed<ByWindow>, ahead: number, now: Date): Promise<Window> {
    const { start, ends, windowOf } = windowAt(row, now)
    const id = idOf(key, start)
    const one = kept.get(id) ?? { ends, others: 0, own: 0, told: 0 }
    // Once a window is used up nothing changes until its end: refusals cost no statement.
    if (one.others + one.own >= row.most) return windowOf(row.most + 1)
    if (!kept.has(id) && kept.size >= mostKept) return await countInWindow(db, key, row, now)
    kept.set(id, one)
    const mine = ++one.own
    untold.add(id, 1)
    if (one.own - one.told > ahead) await untold.flush()
    return windowOf(one.others + mine)
  }

  return {
    async count(keyed, now) {
      let own: Window | null = null
      // Each limit's own window is what its client is told of; of several limits, that of the last.
      let last: Keyed['limit'] | null = null
      for (const one of keyed) {
        const { limit, key, row } = one
        const window = await (row.ahead === undefined
          ? countInWindow(db, key, row, now)
          : countAhead(one, row.ahead, now))
        if (!window.allowed) return window
        if (limit !== last) own = window
        last = limit
      }
      return own
    },
    flush: untold.flush,
  }
}

function idOf(key: string, start: Date): string {
  return `${start.getTime()} ${key}`
}

function parseId(id: string): { key: string; start: Date } {
  const space = id.indexOf(' ')
  return { key: id.slice(space + 1), start: new Date(Number(id.slice(0, space))) }
}
