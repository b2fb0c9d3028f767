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
    isReady: async () => await isReady(pool),
    size: async () => await size(pool),
  }
}

/** The same for reading alone, from a replica too. */
export function createSearchOnlyIndex(reading: Reading): Pick<JobIndex, 'search'> {
  return { search: async (query) => await search(reading, query) }
}

async function isReady(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ version: number | null; isEmpty: boolean }>(
    'select version, not exists (select from job_index) as "isEmpty" from job_index_state',
  )
  const { version = null, isEmpty = true } = rows[0] ?? {}
  return version === null ? isEmpty : version === indexVersion
}

async function size(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>('select count(*)::int as jobs from job_index')
  return rows[0]?.jobs ?? 0
}
