import type { PoolClient } from 'pg'
import type { JobKeys, MovedAd } from '../platform/events.ts'

/**
 * Where folding again moves an ad to another job, the applications that were sent to this ad go with it, and with them that the
 * person has applied there. One that would be the second for its vacancy keeps its old name of the vacancy.
 */
export async function moveApplications(client: PoolClient, moved: readonly MovedAd[]): Promise<void> {
  await client.query(
    `with moving as (
       select a.id, a.user_id, a.round, a.created, moved.to_job, a.vacancy = 'job:' || moved.from_job as is_named
         from unnest($1::int[], $2::int[], $3::text[], $4::text[]) as moved (from_job, to_job, board, ref)
         join applications a on a.job_id = moved.from_job and a.board = moved.board and a.ref = moved.ref)
     update applications a
        set job_id = moving.to_job,
            vacancy = case
              when moving.is_named
                and not exists (
                  select from applications b
                   where b.user_id = a.user_id and b.vacancy = 'job:' || moving.to_job and b.round = a.round)
                -- Of two whose jobs become one, the older takes the name.
                and not exists (
                  select from moving other
                   where other.is_named and other.user_id = a.user_id and other.to_job = moving.to_job
                     and other.round = a.round and (other.created, other.id) < (a.created, a.id))
              then 'job:' || moving.to_job else a.vacancy end
       from moving where moving.id = a.id`,
    [moved.map((ad) => ad.from), moved.map((ad) => ad.to), moved.map((ad) => ad.board), moved.map((ad) => ad.ref)],
  )
}

/** A repost is known by the keys that an application keeps: those of an older rule would never be met again. */
export async function renewVacancyKeys(client: PoolClient, jobs: readonly JobKeys[]): Promise<void> {
  await client.query(
    `update applications a set vacancy_keys = renewed.keys
       from (select job_id, array_agg(key) as keys
               from unnest($1::int[], $2::bigint[]) as pair (job_id, key) group by job_id) as renewed
      where a.job_id = renewed.job_id and a.way <> 'elsewhere' and a.vacancy_keys is distinct from renewed.keys`,
    [jobs.flatMap(({ jobId, keys }) => keys.map(() => jobId)), jobs.flatMap(({ keys }) => keys)],
  )
}
