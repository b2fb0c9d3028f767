import { answerDays, fewestAnswers } from '../../contract/job-ads/employer-words.ts'
import type { Queryable } from '../platform/database.ts'

/**
 * How long companies usually take to answer an application, in hours: the median over the last 90 days, as their pages have it. A company
 * with too few answers is left out. Where a candidate told us that none came by the promised day, what they had waited by then counts.
 */
export async function usualHoursOf(
  db: Queryable,
  { companyIds, now }: { companyIds: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map()
  const { rows } = await db.query<{ company_id: string; median: number | null }>(
    `select company_id, percentile_cont(0.5) within group (order by extract(epoch from coalesce(answered_at, unanswered_at) - sent_at)) / 3600 as median
       from candidacies
      where company_id = any($1::uuid[]) and state <> 'withdrawn' and coalesce(answered_at, unanswered_at) >= $2::timestamptz - make_interval(days => $3)
      group by company_id having count(*) >= $4`,
    [companyIds, now, answerDays, fewestAnswers],
  )
  return new Map(rows.flatMap(({ company_id: id, median }) => (median === null ? [] : [[id, median]])))
}
