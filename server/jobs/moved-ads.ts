import type { PoolClient } from 'pg'
import type { JobKeys } from '../platform/events.ts'

/** The keys of each of these jobs that has any. */
export async function keysOfJobs(client: PoolClient, jobIds: readonly number[]): Promise<JobKeys[]> {
  const { rows } = await client.query<{ job_id: number; keys: string[] }>(
    `select job_id, array_agg(distinct exact_key::text) as keys from listings
      where job_id = any($1::int[]) and exact_key is not null group by job_id`,
    [jobIds],
  )
  return rows.map((row) => ({ jobId: row.job_id, keys: row.keys }))
}

/** The jobs of ads that are about to be folded again, as they are now. */
export async function leadersOf(client: PoolClient, jobIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; main_listing_id: number }>(
    'select id, main_listing_id from jobs where id = any($1::int[])',
    [jobIds],
  )
  return new Map(rows.map((row) => [row.id, row.main_listing_id]))
}
