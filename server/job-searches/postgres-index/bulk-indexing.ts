import { inTransaction, type Database } from '../../platform/database.ts'

/**
 * While very many jobs are written, an import, the index of terms takes them in heaps instead of one by one: three times
 * as fast. Searches go on and are slower meanwhile, since they also look through what lies in the heap. Switching it off
 * sorts in what is left.
 */
export async function setBulkIndexing(db: Database, on: boolean): Promise<void> {
  await switchHeaping(db, on)
  if (!on) await db.query(`select gin_clean_pending_list('job_index_terms')`)
}

/** The heap in kB: about 5,000 ads. A larger one saves little and every search reads all of it. */
const heapSize = 16_384

/**
 * Waits half a second at most for those who write just now: behind a lock that waits, every search would wait too. If it
 * cannot be had the work goes on as it is.
 */
async function switchHeaping(db: Database, on: boolean): Promise<void> {
  try {
    await inTransaction(db, async (client) => {
      await client.query(`set local lock_timeout = '500ms'`)
      await client.query(
        `alter index job_index_terms set (fastupdate = ${on ? 'on' : 'off'}, gin_pending_list_limit = ${heapSize})`,
      )
    })
  } catch (error) {
    if (!isLockTimeout(error)) throw error
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
