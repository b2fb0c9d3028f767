import type { Log } from './log.ts'

/** What many requests leave behind, collected in the process and written together. */
export type Batch<Value> = {
  /** Collects a value, joined with what its key has already. Waits for nothing. @returns false: there is no room for another key. */
  add: (key: string, value: Value) => boolean
  /** Writes what has been collected. Never throws: what could not be written is written the next time. */
  flush: () => Promise<void>
}

type Options<Value> = {
  /** Makes one value of two of one key, in any order. */
  join: (one: Value, other: Value) => Value
  /** Writes all of them or none. */
  write: (batch: ReadonlyMap<string, Value>) => Promise<void>
  /** How long a value waits to be written, in milliseconds: what a process that is killed can lose. */
  waitMs?: number
  /** Different keys that are collected at the most; one more is not taken, so that memory stays bounded while the database is away. */
  mostKeys?: number
}

/**
 * Collects what may be written a moment late and of which a crash may lose the last: many requests are one statement. Not for what
 * must be known everywhere at once.
 */
export function createBatch<Value>(
  { log }: { log: Log },
  { join, write, waitMs = 2_000, mostKeys = 1_000 }: Options<Value>,
): Batch<Value> {
  let collected = new Map<string, Value>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  function add(key: string, value: Value): boolean {
    const before = collected.get(key)
    if (before === undefined && collected.size >= mostKeys) return false
    collected.set(key, before === undefined ? value : join(before, value))
    timer ??= setTimeout(() => void flush(), waitMs).unref()
    return true
  }

  async function flush(): Promise<void> {
    // One after the other: at the end nothing is on its way any more.
    writing = writing.then(writeCollected)
    await writing
  }

  async function writeCollected(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const batch = collected
    if (batch.size === 0) return
    collected = new Map()
    try {
      await write(batch)
    } catch (error) {
      log.warn({ err: error }, 'a batch could not be written yet')
      for (const [key, value] of batch) add(key, value)
    }
  }

  return { add, flush }
}

/** Joins counts. */
export function sum(one: number, other: number): number {
  return one + other
}
