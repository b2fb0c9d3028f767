import { connectionOf, inTransaction, type Database } from '../../platform/database.ts'
import { locks } from '../../platform/locks.ts'

/** While one is under way: `end` to be called once, whatever became of the work. */
export type BulkIndexing = { end: () => Promise<void> }

/**
 * While very many jobs are written, an import, the index of terms takes them in heaps instead of one by one: three times
 * as fast. Searches go on and are slower meanwhile, since they also look through what lies in the heap. The last of several imports that
 * ends switches it off and sorts in what is left; one that dies is not waited for.
 * @param db without a pooler between: each import holds a lock of its session.
 */
export async function startBulkIndexing(db: Database): Promise<BulkIndexing> {
  const holder = await connectionOf(db)
  try {
    await holder.client.query(`select pg_advisory_lock_shared(${locks.bulkIndexing})`)
    await switchHeaping(db, true)
  } catch (error) {
    await letGo(holder)
    throw error
  }
  return {
    async end() {
      await letGo(holder)
      await endUnlessHeld(db)
    },
  }
}

async function letGo({ client, [Symbol.dispose]: giveBack }: Awaited<ReturnType<typeof connectionOf>>): Promise<void> {
  // With a connection that broke the lock is gone too.
  await client.query(`select pg_advisory_unlock_shared(${locks.bulkIndexing})`).catch(() => {})
  giveBack()
}

async function endUnlessHeld(db: Database): Promise<void> {
  using connection = await connectionOf(db)
  const { client } = connection
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${locks.bulkIndexing}) as mine`)
  // Another import is under way: it comes here when it ends.
  if (!rows[0]?.mine) return
  try {
    await switchHeaping(db, false)
    await client.query(`select gin_clean_pending_list('job_index_terms')`)
  } finally {
    await client.query(`select pg_advisory_unlock(${locks.bulkIndexing})`)
  }
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
