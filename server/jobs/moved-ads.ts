import type { PoolClient } from 'pg'

/** An ad that belongs to another job than before, because ads were folded anew. */
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

/** The jobs of ads that are about to be folded anew, as they are now. */
export async function leadersOf(client: PoolClient, jobIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; main_listing_id: number }>(
    'select id, main_listing_id from jobs where id = any($1::int[])',
    [jobIds],
  )
  return new Map(rows.map((row) => [row.id, row.main_listing_id]))
}
