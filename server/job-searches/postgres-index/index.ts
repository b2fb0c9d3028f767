import type { Pool } from 'pg'
import type { Database } from '../../platform/database.ts'
import type { Reading } from '../../platform/readers.ts'
import type { JobIndex } from '../../jobs/job-index.ts'
import { search } from './search.ts'
import { indexVersion } from './terms.ts'
import { remove, upsert } from './write.ts'

/** The index in the database that holds the jobs: it changes in the transaction that changes them. */
export function createPostgresIndex(db: Database): JobIndex {
  const pool = db
  return {
    search: async (query) => await search(pool, query),
    async upsert(jobs, within) {
      if (jobs.length > 0) await upsert(within ?? pool, jobs)
    },
    async remove(ids, within) {
      if (ids.length > 0) await remove(within ?? pool, ids)
    },
    status: async () => await status(pool),
  }
}

/** The same for reading alone, from a replica too. */
export function createSearchOnlyIndex(reading: Reading): Pick<JobIndex, 'search'> {
  return { search: async (query) => await search(reading, query) }
}

/** Not ready: an earlier version of this program wrote the index in another way; it has to be made anew. */
async function status(pool: Pool): Promise<{ jobs: number; ready: boolean }> {
  const { rows } = await pool.query<{ jobs: number; version: number | null }>(
    'select version, (select count(*)::int from job_index) as jobs from job_index_state',
  )
  const { jobs = 0, version = null } = rows[0] ?? {}
  return { jobs, ready: version === null ? jobs === 0 : version === indexVersion }
}
