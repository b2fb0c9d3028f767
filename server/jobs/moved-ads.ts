import type { PoolClient } from 'pg'

/** An ad that belongs to another job than before, because ads were folded again. */
export type MovedAd = {
  from: number
  to: number
  board: string
  ref: string
  /** It was the one that the job showed: who kept the job kept this ad. */
  led: boolean
}

/** Lets what people keep of a job follow its ad, in the transaction that moves it; both jobs are there meanwhile. */
export type FollowMovedAds = (client: PoolClient, moved: readonly MovedAd[]) => Promise<void>

/** The keys of title, employer and county that the ads of a job have now, 64 bits as decimal texts. */
export type JobKeys = { jobId: number; keys: readonly string[] }

/** Replaces the keys that applications keep of these jobs, in the transaction that makes the ads' keys again. */
export type RenewVacancyKeys = (client: PoolClient, jobs: readonly JobKeys[]) => Promise<void>

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
