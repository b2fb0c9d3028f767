import type { KeptPromises } from '../../contract/job-ads/company-page.ts'
import { promiseBadge } from '../../contract/job-ads/employer-words.ts'
import type { Queryable } from '../platform/database.ts'

/** Of the promises of a company whose day was within a year: how many it kept. Those that nobody waited for are none. */
export async function keptPromises(
  db: Queryable,
  { companyId, now }: { companyId: string; now: Date },
): Promise<KeptPromises> {
  const { rows } = await db.query<{ promises: number; kept: number }>(
    `select count(*)::int as promises, count(*) filter (where unanswered = 0)::int as kept
       from job_ad_promises
      where company_id = $1 and applied > 0 and answers_by > ($2::timestamptz at time zone 'UTC')::date - $3::int`,
    [companyId, now, promiseBadge.days],
  )
  const { promises, kept } = rows[0] ?? { promises: 0, kept: 0 }
  return { promises, kept, hasBadge: promises >= promiseBadge.fewest && kept * 10 >= promises * promiseBadge.keptOfTen }
}
