import type { PoolClient } from 'pg'
import type { MovedAd } from '../platform/events.ts'

/** Where the ad that a job showed goes to another job, the entries that people made of it go with it; of two for one job, both stay. */
export async function moveShortlistEntries(client: PoolClient, moved: readonly MovedAd[]): Promise<void> {
  const leading = moved.filter((ad) => ad.led)
  await client.query(
    `update shortlist_entries e set job_id = moved.to_job
       from unnest($1::int[], $2::int[]) as moved (from_job, to_job)
      where e.job_id = moved.from_job
        and not exists (select from shortlist_entries f where f.user_id = e.user_id and f.job_id = moved.to_job)
        -- Of two entries whose jobs become one, the older follows.
        and not exists (
          select from shortlist_entries f
            join unnest($1::int[], $2::int[]) as other (from_job, to_job) on other.from_job = f.job_id
           where f.user_id = e.user_id and other.to_job = moved.to_job and (f.added, f.id) < (e.added, e.id))`,
    [leading.map((ad) => ad.from), leading.map((ad) => ad.to)],
  )
}
