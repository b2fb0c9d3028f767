import type { PoolClient } from 'pg'
import { currentVocabulary } from '../cvs/match/current-vocabulary.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import { adRow, type AdRow, type CountedJob } from './ad-rows.ts'
import { countGroup } from './count-group.ts'
import { figuresOf } from './figures.ts'
import { createPlaceKeys } from './place-keys.ts'
import { daysBack } from './days.ts'
import { locks } from '../platform/locks.ts'

export type KeepUpDeps = { db: Database; gazetteer: Gazetteer }

export type KeepUpOptions = {
  now: Date
  signal: AbortSignal
  /** Groups with more ads have their figures made ahead; those of the others are made of so few rows when they are asked for. */
  wideFrom?: number
}

export type KeptUp = { jobs: number; groups: number }

/** 2.5 ms to count and show; see docs/performance.md. */
const usualWideFrom = 200

const jobsAtATime = 1_000
const groupsAtATime = 500

/** Nobody minds: a wide group is made again when a fiftieth of it has changed, else after an hour. */
const changedShare = 50
const staleMinutes = 60

/** Takes in every job that has changed, then makes the figures again that are too far from them. Safe to stop at any time. */
export async function keepUp(deps: KeepUpDeps, options: KeepUpOptions): Promise<KeptUp> {
  const done: KeptUp = { jobs: 0, groups: 0 }
  const context = { vocabulary: await currentVocabulary(deps.db), placeKeys: createPlaceKeys(deps.gazetteer) }
  while (!options.signal.aborted) {
    const jobs = await oneAtATime(deps.db, async (client) => await takeInJobs(client, context, options.now))
    if (jobs === null) return done
    if (jobs === 0) break
    done.jobs += jobs
  }
  while (!options.signal.aborted) {
    const groups = await oneAtATime(deps.db, async (client) => await makeFigures(client, options))
    if (groups === null || groups === 0) break
    done.groups += groups
  }
  return done
}

/** @returns null where another process is at it. */
async function oneAtATime<Result>(db: Database, work: (client: PoolClient) => Promise<Result>): Promise<Result | null> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(${locks.statistics}) as mine`,
    )
    return rows[0]?.mine ? await work(client) : null
  })
}

async function takeInJobs(client: PoolClient, context: Parameters<typeof adRow>[1], now: Date): Promise<number> {
  const { rows: changed } = await client.query<{ job_id: number }>(
    `delete from statistics_changed_jobs where ctid in (select ctid from statistics_changed_jobs limit ${jobsAtATime})
     returning job_id`,
  )
  if (changed.length === 0) return 0
  const ids = [...new Set(changed.map((row) => row.job_id))]
  const before = new Map((await adsOf(client, ids)).map((row) => [row.job_id, row]))
  const after = new Map(
    (await jobsOf(client, ids)).flatMap((job): [number, AdRow][] => {
      const row = adRow(job, context)
      return row === null ? [] : [[job.id, row]]
    }),
  )
  const differing = ids.filter((id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)))
  await writeAds(
    client,
    differing.flatMap((id) => after.get(id) ?? []),
  )
  await client.query('delete from statistics_ads where job_id = any($1::int[])', [
    differing.filter((id) => !after.has(id)),
  ])
  await noteStale(
    client,
    differing.flatMap((id) => [...new Set([...(before.get(id)?.groups ?? []), ...(after.get(id)?.groups ?? [])])]),
    now,
  )
  return changed.length
}

const columns = `job_id, groups, posted_on::text, ended_on::text, pay_kind, currency, pay_min, pay_max, pay, region, town,
                 employer, keywords`

async function adsOf(client: PoolClient, ids: readonly number[]): Promise<AdRow[]> {
  const { rows } = await client.query<AdRow>(`select ${columns} from statistics_ads where job_id = any($1::int[])`, [
    ids,
  ])
  return rows
}

/** An ad has ended on its closing day, even where that was noticed later. */
async function jobsOf(client: PoolClient, ids: readonly number[]): Promise<CountedJob[]> {
  const { rows } = await client.query<CountedJob>(
    `select id, title, employer, pay, contract_type, places, description, created_at::date::text as posted_on,
            case when closed_at is not null then least(closed_at::date, closes_on)::text end as ended_on
       from jobs where id = any($1::int[])`,
    [ids],
  )
  return rows
}

async function writeAds(client: PoolClient, rows: readonly AdRow[]): Promise<void> {
  if (rows.length === 0) return
  await client.query(
    `insert into statistics_ads
     select job_id, groups, posted_on, ended_on, pay_kind, currency, pay_min, pay_max, pay, region, town, employer, keywords
       from json_to_recordset($1) as ad (job_id int, groups bigint[], posted_on date, ended_on date, pay_kind text,
            currency text, pay_min int, pay_max int, pay int, region text, town text, employer text, keywords text[])
     on conflict (job_id) do update set groups = excluded.groups, posted_on = excluded.posted_on, ended_on = excluded.ended_on,
        pay_kind = excluded.pay_kind, currency = excluded.currency, pay_min = excluded.pay_min, pay_max = excluded.pay_max,
        pay = excluded.pay, region = excluded.region, town = excluded.town, employer = excluded.employer,
        keywords = excluded.keywords`,
    [storableJson(rows)],
  )
}

async function noteStale(client: PoolClient, groups: readonly string[], now: Date): Promise<void> {
  if (groups.length === 0) return
  await client.query(
    `insert into statistics_stale_groups (group_key, changes, since)
     select group_key, count(*), $2 from unnest($1::bigint[]) as changed (group_key) group by group_key order by group_key
     on conflict (group_key) do update set changes = statistics_stale_groups.changes + excluded.changes`,
    [groups, now],
  )
}

/**
 * Makes the figures of some groups that are due. A group without figures is looked at only when it may have become wide: its changes
 * are then its ads at the last look and all changes since, so it cannot have more ads than that.
 * @returns how many were looked at.
 */
async function makeFigures(client: PoolClient, { now, wideFrom = usualWideFrom }: KeepUpOptions): Promise<number> {
  const { rows: due } = await client.query<{ group_key: string; ads: number }>(
    `with due as (
       select s.group_key from statistics_figures f join statistics_stale_groups s using (group_key)
        where s.changes * ${changedShare} >= f.ads or s.since <= $1::timestamptz - interval '${staleMinutes} minutes'
       union
       select s.group_key from statistics_stale_groups s
        where s.changes > ${wideFrom} and not exists (select from statistics_figures f where f.group_key = s.group_key)
       limit ${groupsAtATime})
     select group_key, (select count(*)::int from statistics_ads a where a.groups @> array[due.group_key]) as ads from due`,
    [now],
  )
  const wide = due.filter(({ ads }) => ads > wideFrom)
  const narrow = due.filter(({ ads }) => ads <= wideFrom)
  for (const { group_key: key, ads } of wide) {
    const figures = figuresOf(await countGroup(client, key, now), now)
    await client.query(
      `insert into statistics_figures (group_key, ads, figures, made_at) values ($1, $2, $3, $4)
       on conflict (group_key) do update set ads = excluded.ads, figures = excluded.figures, made_at = excluded.made_at`,
      [key, ads, storableJson(figures), now],
    )
  }
  await client.query('delete from statistics_stale_groups where group_key = any($1::bigint[])', [keysOf(wide)])
  await client.query(
    `update statistics_stale_groups s set changes = narrow.ads, since = $3
       from unnest($1::bigint[], $2::int[]) as narrow (group_key, ads) where s.group_key = narrow.group_key`,
    [keysOf(narrow), narrow.map(({ ads }) => ads), now],
  )
  await client.query('delete from statistics_figures where group_key = any($1::bigint[])', [keysOf(narrow)])
  return due.length
}

function keysOf(groups: readonly { group_key: string }[]): string[] {
  return groups.map(({ group_key: key }) => key)
}

/**
 * Once a night: has all kept figures made again, because ads leave them by getting old and months go by, and forgets ads that no trend
 * reaches back to.
 * @returns how many ads were forgotten.
 */
export async function forgetOldAds(db: Database, now: Date): Promise<number> {
  const { kept } = daysBack(now)
  return await inTransaction(db, async (client) => {
    await client.query(
      `insert into statistics_stale_groups (group_key, changes, since)
       select group_key, 1, $1::timestamptz - interval '${staleMinutes} minutes' from statistics_figures
       on conflict (group_key) do update set since = excluded.since`,
      [now],
    )
    const { rowCount } = await client.query(
      'delete from statistics_ads where ended_on < $1::date and posted_on < $1::date',
      [kept],
    )
    return rowCount ?? 0
  })
}
