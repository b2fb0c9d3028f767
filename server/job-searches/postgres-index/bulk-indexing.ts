import { connectionOf, inTransaction, type Database } from '../../platform/database.ts'
import { locks } from '../../platform/locks.ts'

/** While one is under way: `end` to be called once, whatever became of the work. */
export type BulkIndexing = { end: () => Promise<void> }

/**
 * While very many jobs are written, an import, the index of terms takes them in heaps instead of one by one: three times
 * as fast. Searches go on and are slower meanwhile, since they also look through what lies in the heap. The last of several imports that
 * ends switches it off and sorts in what is left. One that dies is not waited for: what it left on, `endAbandonedBulkIndexing` ends.
 * @param db without a pooler between: each import holds a lock of its session.
 */
export async function startBulkIndexing(db: Database): Promise<BulkIndexing> {
  const holder = await connectionOf(db)
  try {
    // A machine that is gone says nothing: its lock would stand for two hours.
    await holder.client.query(
      `set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`,
    )
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

/**
 * Ends what an import left on that was killed, whose lock went after the last other import had ended, or that could not be ended for
 * somebody who wrote. Does nothing while an import is under way.
 * @returns whether there was something to end.
 */
export async function endAbandonedBulkIndexing(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ isOn: boolean }>(
    `select coalesce('fastupdate=on' = any(reloptions), false) as "isOn" from pg_class where oid = to_regclass('job_index_terms')`,
  )
  return rows[0]?.isOn === true && (await endUnlessHeld(db))
}

async function letGo({ client, [Symbol.dispose]: giveBack }: Awaited<ReturnType<typeof connectionOf>>): Promise<void> {
  // With a connection that broke the lock is gone too.
  await client.query(`select pg_advisory_unlock_shared(${locks.bulkIndexing})`).catch(() => {})
  giveBack()
}

/** @returns false: another import is under way, and comes here when it ends. */
async function endUnlessHeld(db: Database): Promise<boolean> {
  using connection = await connectionOf(db)
  const { client } = connection
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${locks.bulkIndexing}) as mine`)
  if (!rows[0]?.mine) return false
  try {
    await switchHeaping(db, false)
    await client.query(`select gin_clean_pending_list('job_index_terms')`)
  } finally {
    await client.query(`select pg_advisory_unlock(${locks.bulkIndexing})`)
  }
  return true
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
