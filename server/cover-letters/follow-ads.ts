import type { PoolClient } from 'pg'
import type { MovedAd } from '../platform/events.ts'

/** Where the ad that a job showed goes to another job, the letters that answer it go with it. */
export async function moveLetters(client: PoolClient, moved: readonly MovedAd[]): Promise<void> {
  const leading = moved.filter((ad) => ad.led)
  await client.query(
    `update cover_letters l set job_id = moved.to_job
       from unnest($1::int[], $2::int[]) as moved (from_job, to_job) where l.job_id = moved.from_job`,
    [leading.map((ad) => ad.from), leading.map((ad) => ad.to)],
  )
}
