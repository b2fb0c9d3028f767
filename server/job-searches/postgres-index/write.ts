import type { Pool, PoolClient } from 'pg'
import type { IndexedJob } from '../../jobs/job.ts'
import { columns, rowsToWrite, writtenRows } from './rows.ts'
import { indexVersion } from './terms.ts'

/** Writes jobs, those that are there again; of a job that is named twice the last one counts. */
export async function upsert(client: Pool | PoolClient, jobs: readonly IndexedJob[]): Promise<void> {
  const last = [...new Map(jobs.map((job) => [job.id, job])).values()]
  await client.query(
    `with ${noted},
          versioned as (update job_index_state set version = ${indexVersion} where version is null)
     insert into job_index (${columns}) ${writtenRows}
     on conflict (id) do update set (${columns}) = (select excluded.id, excluded.lat, excluded.lng, excluded.title_length,
       excluded.title_bits, excluded.facts, excluded.pay, excluded.title, excluded.title_terms,
       -- The same value keeps its place out of the row and in the index: a change of boards or pay costs next to nothing.
       case when job_index.terms = excluded.terms then job_index.terms else excluded.terms end,
       excluded.other_positions, excluded.filling)`,
    rowsToWrite(last),
  )
}

export async function remove(client: Pool | PoolClient, ids: readonly number[]): Promise<void> {
  await client.query(`with ${noted} delete from job_index where id = any($1::int[])`, [ids])
}

/**
 * What changes while a new index is made beside this one is noted, and carried over at the end. It stands first in each statement, so
 * every writer locks job_index_touched before job_index: rebuild.ts does the same.
 */
const noted =
  'noted as (insert into job_index_touched select unnest($1::int[]) from job_index_state where is_rebuilding)'
