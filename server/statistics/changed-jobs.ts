import type { PoolClient } from 'pg'

/** Notes jobs that are new, differ or have gone, in the transaction that changes them: the statistics follow within a minute. */
export async function noteChangedJobs(client: PoolClient, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  await client.query('insert into statistics_changed_jobs select unnest($1::int[])', [jobIds])
}
