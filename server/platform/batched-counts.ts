import type { Log } from './log.ts'

/** Counts that are collected in the process and written together. */
export type BatchedCounts = {
  /** Counts one. Waits for nothing. */
  add: (key: string) => void
  /** Writes what has been collected. Never throws: what could not be written is written the next time. */
  flush: () => Promise<void>
}

/** How long a count waits to be written, in milliseconds: what a process that is killed can lose. */
const waitMs = 2_000

/** Different keys that are collected at the most; one more is not counted, so that memory stays bounded while the database is away. */
const mostKeys = 1_000

/**
 * Collects counts that may be a moment late and of which a crash may lose the last ones: many requests are one statement. Not for limits
 * that protect something.
 * @param write adds each number to what is kept under its key, all of them or none
 */
export function createBatchedCounts(
  { log }: { log: Log },
  write: (counts: ReadonlyMap<string, number>) => Promise<void>,
): BatchedCounts {
  let collected = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  function add(key: string, number = 1): void {
    const count = collected.get(key)
    if (count === undefined && collected.size >= mostKeys) return
    collected.set(key, (count ?? 0) + number)
    timer ??= setTimeout(() => void flush(), waitMs).unref()
  }

  async function flush(): Promise<void> {
    // One after the other: at the end nothing is on its way any more.
    writing = writing.then(writeCollected)
    await writing
  }

  async function writeCollected(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const counts = collected
    if (counts.size === 0) return
    collected = new Map()
    try {
      await write(counts)
    } catch (error) {
      log.warn({ err: error }, 'counts could not be written yet')
      for (const [key, number] of counts) add(key, number)
    }
  }

  return { add: (key) => add(key), flush }
}
