import type { Database } from '../platform/database.ts'

/**
 * While many ads come in at once, PostgreSQL gathers new words of the index and sorts them in by the batch: twice as fast, and
 * searches in the meantime read what is gathered besides. Switching it off sorts in what is left.
 */
export async function setBulkIndexing(db: Database, on: boolean): Promise<void> {
  if (on) {
    await db.$client.query('alter index job_index_terms set (fastupdate = on, gin_pending_list_limit = 65536)')
    return
  }
  await db.$client.query('alter index job_index_terms set (fastupdate = off)')
  await db.$client.query(`select gin_clean_pending_list('job_index_terms')`)
}
