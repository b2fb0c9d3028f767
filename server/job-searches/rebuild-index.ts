import type { Database } from '../platform/database.ts'
import type { IndexedJob } from '../jobs/job.ts'
import type { JobIndex } from './job-index.ts'

/** Makes the index anew from jobs, in one transaction: searches see the old one until it is done. */
export async function rebuildIndex(db: Database, index: JobIndex, jobs: AsyncIterable<IndexedJob[]>): Promise<number> {
  const client = await db.$client.connect()
  let indexed = 0
  try {
    await client.query('begin')
    await client.query('delete from job_index')
    for await (const batch of jobs) {
      await index.upsert(batch, client)
      indexed += batch.length
    }
    await client.query('commit')
    return indexed
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
