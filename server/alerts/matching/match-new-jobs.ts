import type { PoolClient } from 'pg'
import { boundsOf } from '../../../contract/job-searches/results-address.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { openJobsAfter } from '../../jobs/index-jobs.ts'
import { settledUpTo } from '../../jobs/settled-jobs.ts'
import { type PlaceAnswer, whereOf } from '../../../engines/places/index.ts'
import { inTransaction, type Database } from '../../platform/database.ts'
import { remembered } from '../remembered-places.ts'
import type { WaitingAlert } from './alert-groups.ts'
import { createMatcher } from './create-matcher.ts'

export type MatchDeps = { db: Database; searchedPlace: (text: string) => Promise<PlaceAnswer> }

/** Jobs that are read at once, and how many are looked at in one transaction: after a crash no more than these are looked at again. */
const jobsAtOnce = 1_000
const jobsInTransaction = 10_000

/**
 * Goes once over the jobs that are new since the last time and notes for each alert what it is to be sent. Anyone who does the same at the
 * same time waits, and finds nothing left to do.
 * @returns how many jobs were looked at, and how many notes were made.
 */
export async function matchNewJobs(
  deps: MatchDeps,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<{ jobs: number; matches: number }> {
  const counts = { jobs: 0, matches: 0 }
  const run = await alertsToMatch(deps)
  if (run === null) return counts
  let match: ReturnType<typeof createMatcher> | null = null
  for (let isMore = true; isMore && !signal.aborted;) {
    isMore = await inTransaction(deps.db, async (client) => {
      let from = await holdProgress(client)
      const found = new Map<string, number[]>()
      for (let looked = 0; looked < jobsInTransaction && from < run.upTo && !signal.aborted;) {
        const jobs = await openJobsAfter(client, { after: from, upTo: run.upTo, limit: jobsAtOnce })
        match ??= createMatcher(run.alerts, { sample: jobs, now })
        for (const job of jobs) {
          for (const { id } of match(job)) {
            const waiting = found.get(id)
            if (waiting) waiting.push(job.id)
            else found.set(id, [job.id])
            counts.matches++
          }
        }
        from = jobs.length < jobsAtOnce ? run.upTo : (jobs.at(-1)?.id ?? run.upTo)
        looked += jobs.length
        counts.jobs += jobs.length
      }
      await noteMatches(client, found)
      await client.query('update alert_progress set matched_up_to = greatest(matched_up_to, $1)', [from])
      return from < run.upTo
    })
  }
  return counts
}

/** The alerts, and the latest job that they were read with; null: there is no job that is new. */
async function alertsToMatch(deps: MatchDeps): Promise<{ alerts: WaitingAlert[]; upTo: number } | null> {
  const read = await inTransaction(deps.db, async (client) => {
    const upTo = await settledUpTo(client)
    const { rowCount } = await client.query('select from alert_progress where matched_up_to < $1', [upTo])
    if (rowCount === 0) return null
    // Anyone who is just making an alert has looked which job is the latest: it is waited for, or what comes between would be lost to it.
    await client.query('lock table alert_subscriptions in share mode')
    const alerts = await client.query<{ id: string; search: JobSearch; after_job: number }>(
      'select id, search, after_job from alert_subscriptions where is_on and confirmed_at is not null',
    )
    return { upTo, rows: alerts.rows }
  })
  if (read === null) return null
  const placeOf = remembered(deps.searchedPlace)
  const alerts: WaitingAlert[] = []
  for (const { id, search, after_job: afterJob } of read.rows) {
    alerts.push({
      id,
      search,
      afterJob,
      where: whereOf(await placeOf(search.jobLocation), boundsOf(search).radiusMiles),
    })
  }
  return { alerts, upTo: read.upTo }
}

async function holdProgress(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ matched_up_to: number }>('select matched_up_to from alert_progress for update')
  return rows[0]?.matched_up_to ?? 0
}

const alertsAtOnce = 10_000

/** Of an alert that is not sent for long, so many of the latest. */
const waitAtMost = 2_000

async function noteMatches(client: PoolClient, found: ReadonlyMap<string, readonly number[]>): Promise<void> {
  // In one order, so that what belongs together is written together.
  const all = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (let at = 0; at < all.length; at += alertsAtOnce) {
    const some = all.slice(at, at + alertsAtOnce)
    // The alert may have been taken away meanwhile, or started again.
    await client.query(
      `insert into alert_waiting (alert_id, job_ids)
       select f.alert_id, f.ids from (
         select m.alert_id, array(select id from unnest(string_to_array(m.ids, ',')::int[]) as id where id > a.after_job) as ids
           from unnest($1::uuid[], $2::text[]) as m (alert_id, ids)
           join alert_subscriptions a on a.id = m.alert_id and a.is_on) f
        where f.ids <> '{}'
       on conflict (alert_id) do update set job_ids = (alert_waiting.job_ids || excluded.job_ids)
         [greatest(1, cardinality(alert_waiting.job_ids) + cardinality(excluded.job_ids) - ${waitAtMost - 1}):]`,
      [some.map(([alertId]) => alertId), some.map(([, jobIds]) => jobIds.slice(-waitAtMost).join(','))],
    )
  }
}
