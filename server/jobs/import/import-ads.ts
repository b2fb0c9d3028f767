import {
  prepareAds,
  storePrepared,
  type IncomingAd,
  type PreparedBatch,
  type StoreCounts,
  type StoreDeps,
} from '../store-ads.ts'
import { identify } from './row.ts'

const batchSize = 500

export type ImportCounts = Omit<StoreCounts, 'jobIds'> & { batches: number }

export type ImportOptions = {
  now: Date
  keepOpen: boolean
  signal: AbortSignal
  onProgress: (counts: ImportCounts) => void
}

/**
 * Takes the rows of a file through the same stages as ads from a board. Stopping it, by the signal or by force, leaves whole
 * batches behind; running it again skips what is there. While PostgreSQL writes one batch the next is being understood.
 */
export async function importAds(
  deps: StoreDeps,
  rows: AsyncIterable<unknown>,
  options: ImportOptions,
): Promise<ImportCounts> {
  const total: ImportCounts = { read: 0, fresh: 0, changed: 0, unchanged: 0, folded: 0, skipped: {}, batches: 0 }
  const storeOptions = { receivedAt: options.now, isDemo: false, keepOpen: options.keepOpen }
  let writing: Promise<void> = Promise.resolve()

  const write = async (before: Promise<void>, batch: PreparedBatch): Promise<void> => {
    await before
    add(total, await storePrepared(deps, batch, storeOptions))
    options.onProgress(total)
  }

  for await (const batch of inBatches(rows, total)) {
    if (options.signal.aborted) break
    // The batch in hand may hold an ad of the batch before: both are written in order, and the second finds it there.
    const prepared = await prepareAds(deps, batch, storeOptions)
    await writing
    writing = write(writing, prepared)
    // Its failure is met at the next await; without this Node would call it unhandled in between.
    writing.catch(() => {})
  }
  await writing
  return total
}

async function* inBatches(rows: AsyncIterable<unknown>, total: ImportCounts): AsyncGenerator<IncomingAd[]> {
  let batch: IncomingAd[] = []
  for await (const row of rows) {
    const id = identify(row)
    if ('unusable' in id) {
      total.read++
      total.skipped[id.unusable] = (total.skipped[id.unusable] ?? 0) + 1
      continue
    }
    // The row stands in a field of its own, so that it is never taken for a board's answer.
    batch.push({ ...id, body: { imported: row } })
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function add(total: ImportCounts, counts: StoreCounts): void {
  total.read += counts.read
  total.fresh += counts.fresh
  total.changed += counts.changed
  total.unchanged += counts.unchanged
  total.folded += counts.folded
  total.batches++
  for (const [reason, count] of Object.entries(counts.skipped))
    total.skipped[reason] = (total.skipped[reason] ?? 0) + count
}
