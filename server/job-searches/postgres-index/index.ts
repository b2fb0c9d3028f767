import type { Pool, PoolClient } from 'pg'
import type { Database } from '../../platform/database.ts'
import type { JobIndex } from '../job-index.ts'
import { search } from './search.ts'
import { columns, rowsToWrite, writtenRows } from './write.ts'

/** The index in the database that holds the jobs. */
export function createPostgresIndex(db: Database): JobIndex {
  const pool = db.$client
  return {
    search: async (query) => await search(pool, query),
    upsert: async (jobs, within) => {
      if (jobs.length > 0) await upsert(within ?? pool, jobs)
    },
    remove: async (ids, within) => {
      if (ids.length > 0) await (within ?? pool).query('delete from job_index where id = any($1::int[])', [ids])
    },
    status: async () => {
      const { rows } = await pool.query<{ jobs: number }>('select count(*)::int as jobs from job_index')
      return { jobs: rows[0]?.jobs ?? 0, ready: true }
    },
  }
}

async function upsert(client: Pool | PoolClient, jobs: Parameters<JobIndex['upsert']>[0]): Promise<void> {
  await client.query(
    `insert into job_index (${columns}) ${writtenRows}
     on conflict (id) do update set (${columns}) = (select excluded.id, excluded.lat, excluded.lng, excluded.title_length,
       excluded.title_bits, excluded.facts, excluded.pay, excluded.title, excluded.title_terms,
       -- The same value keeps its place outside the row and in the index: a change of boards or pay costs next to nothing.
       case when job_index.terms = excluded.terms then job_index.terms else excluded.terms end,
       excluded.other_positions, excluded.filling)`,
    rowsToWrite(jobs),
  )
}
