import { keysOfAd } from '../keys-of-ad.ts'
import type { PoolClient } from 'pg'
import { storableJson } from '../../platform/json.ts'
import type { ListingFacts } from '../../../engines/folding/index.ts'
import { keysOfJobs } from '../moved-ads.ts'
import type { Say } from '../../platform/events.ts'

const batchSize = 1_000

/**
 * Gives the kept ads of these names the main name that they have now, or takes it away, with their keys: a new ad then meets them. Which
 * job each belongs to is left to `reprocess`. The caller holds the folding lock.
 * @param mains the main name of each alias that is in use.
 * @returns how many ads changed.
 */
export async function renewNames(
  client: PoolClient,
  names: readonly string[],
  given: { mains: ReadonlyMap<string, string>; say: Say },
): Promise<number> {
  if (names.length === 0) return 0
  const { rows: ids } = await client.query<{ id: number }>(
    `select l.id from listings l join unnest($1::text[]) as name on name = l.facts ->> 'employerKey' order by l.id`,
    [names],
  )
  for (let from = 0; from < ids.length; from += batchSize) {
    const { rows } = await client.query<{ id: number; job_id: number; facts: ListingFacts }>(
      'select id, job_id, facts from listings where id = any($1::int[]) order by id',
      [ids.slice(from, from + batchSize).map((row) => row.id)],
    )
    const renewed = rows.map(({ id, facts: kept }) => {
      const facts = { ...kept }
      delete facts.mainKey
      const main = given.mains.get(facts.employerKey ?? '')
      if (main !== undefined) facts.mainKey = main
      return { id, facts, keys: keysOfAd(facts) }
    })
    await client.query(
      `update listings l set facts = ad.facts::jsonb, exact_key = ad.exact_key, title_key = ad.title_key,
              text_key_1 = ad.text_key_1, text_key_2 = ad.text_key_2, twin_key = ad.twin_key
         from unnest($1::int[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
           as ad (id, facts, exact_key, title_key, text_key_1, text_key_2, twin_key) where l.id = ad.id`,
      [
        renewed.map((ad) => ad.id),
        renewed.map((ad) => storableJson(ad.facts)),
        renewed.map((ad) => ad.keys.exact),
        renewed.map((ad) => ad.keys.title),
        renewed.map((ad) => ad.keys.text1),
        renewed.map((ad) => ad.keys.text2),
        renewed.map((ad) => ad.keys.twin),
      ],
    )
    const jobs = await keysOfJobs(client, [...new Set(rows.map((row) => row.job_id))])
    await given.say(client, 'keys-renewed', { jobs })
  }
  return ids.length
}
