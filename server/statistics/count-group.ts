import type { PayKind, StatisticsRegion } from '../../contract/statistics/statistics.ts'
import { fewestAds } from '../../contract/statistics/limits.ts'
import type { Queryable } from '../platform/database.ts'
import { daysBack } from './days.ts'
import type { Currency } from '../../contract/places/countries.ts'

/** What the ads of a group have, counted: figures follow from it without a look at a single ad. */
export type GroupCounts = {
  ads: number
  from: string | null
  to: string | null
  /** How many ads pay how much. */
  pays: [kind: PayKind, currency: Currency, pay: number, ads: number][]
  /** The pay of the latest ads with pay a year. */
  ranges: [currency: Currency, min: number, max: number][]
  regions: [StatisticsRegion, number][]
  towns: [string, number][]
  employers: [string, number][]
  keywords: [string, number][]
  /** Kind null: those that do not say. */
  months: [month: string, kind: PayKind | null, currency: Currency | null, ads: number, median: number | null][]
}

const townsAtMost = 60
const keywordsAtMost = 60
const employersAtMost = 10
const rangesAtMost = 200

/** Counts the ads of a group: those open at some time in the last 90 days, and for the trend those posted in twelve months. */
export async function countGroup(db: Queryable, group: string, now: Date): Promise<GroupCounts> {
  const { counted, kept } = daysBack(now)
  const { rows } = await db.query<{ counts: GroupCounts }>(
    `with known as materialized (
       select job_id, posted_on, ended_on, pay_kind, currency, pay_min, pay_max, pay, region, town, employer, keywords
         from statistics_ads
        where groups @> array[$1::bigint] and (ended_on is null or ended_on > $2::date or posted_on >= $3::date)),
     current as materialized (select * from known where ended_on is null or ended_on > $2::date)
     select json_build_object(
       'ads', (select count(*) from current),
       'from', (select min(posted_on) from current),
       'to', (select max(posted_on) from current),
       'pays', (select coalesce(json_agg(json_build_array(pay_kind, currency, pay, ads)), '[]')
                  from (select pay_kind, currency, pay, count(*) as ads from current where pay is not null group by 1, 2, 3) p),
       'ranges', (select coalesce(json_agg(json_build_array(currency, pay_min, pay_max)), '[]')
                    from (select currency, pay_min, pay_max from current where pay_kind = 'salary'
                           order by posted_on desc, job_id desc limit ${rangesAtMost}) r),
       'regions', (${most('region', 20)}),
       'towns', (${most('town', townsAtMost)}),
       'employers', (${most('employer', employersAtMost)}),
       'keywords', (select coalesce(json_agg(json_build_array(name, ads)), '[]')
                      from (select name, count(*) as ads from current, unnest(keywords) as name
                             group by name order by ads desc, name limit ${keywordsAtMost}) k),
       'months', (select coalesce(json_agg(json_build_array(month, pay_kind, currency, ads, median)), '[]')
                    from (select to_char(posted_on, 'YYYY-MM') as month, pay_kind, currency, count(*) as ads,
                                 percentile_cont(0.5) within group (order by pay) as median
                            from known where posted_on >= $3::date group by 1, 2, 3) m)) as counts`,
    [group, counted, kept],
  )
  const counts = rows[0]?.counts
  if (!counts) throw new Error('A count of nothing is a row too')
  return counts
}

/**
 * Which of some groups may have figures for a kind of pay, in their order: those with enough ads that give it, and wide ones, whose figures
 * are kept. One look for all of them.
 */
export async function groupsWithPay(
  db: Queryable,
  groups: readonly string[],
  { kind, currency, now }: { kind: PayKind; currency: Currency; now: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ group: string }>(
    `select asked.key::text as "group"
       from unnest($1::bigint[]) with ordinality as asked (key, place)
      where exists (select from statistics_figures f where f.group_key = asked.key)
         or (select count(*) from (select from statistics_ads a
                                    where a.groups @> array[asked.key] and (a.ended_on is null or a.ended_on > $2::date)
                                      and a.pay_kind = $3 and a.currency = $4 and a.pay is not null
                                    limit $5) found) = $5
      order by asked.place`,
    [groups, daysBack(now).counted, kind, currency, fewestAds],
  )
  return rows.map(({ group }) => group)
}

function most(column: 'region' | 'town' | 'employer', limit: number): string {
  return `select coalesce(json_agg(json_build_array(name, ads)), '[]')
            from (select ${column} as name, count(*) as ads from current where ${column} is not null
                   group by name order by ads desc, name limit ${limit}) c`
}
