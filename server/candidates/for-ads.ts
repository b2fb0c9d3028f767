import type { AdApplications } from '../job-ads/index.ts'

/** What ads ask of the people who applied to them; handed to their room by the programs. */
export const applicationsOfAds: AdApplications = {
  async byDay(db, adId) {
    const { rows } = await db.query<{ day: string; count: number }>(
      `select to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
         from candidacies where ad_id = $1 group by 1`,
      [adId],
    )
    return new Map(rows.map(({ day, count }) => [day, count]))
  },
  async waiting(db, { adId, before }) {
    const { rows } = await db.query<{ applied: number; unanswered: number }>(
      `select count(*)::int as applied, count(*) filter (where answered_at is null or answered_at >= $2)::int as unanswered
         from candidacies where ad_id = $1 and sent_at < $2 and state <> 'withdrawn'`,
      [adId, before],
    )
    return rows[0] ?? { applied: 0, unanswered: 0 }
  },
  async answerTimes(db, { companyId, since }) {
    const { rows } = await db.query<{ answers: number; median: number | null }>(
      `select count(*)::int as answers,
              percentile_cont(0.5) within group (order by extract(epoch from coalesce(answered_at, unanswered_at) - sent_at)) / 3600 as median
         from candidacies where company_id = $1 and state <> 'withdrawn' and coalesce(answered_at, unanswered_at) >= $2`,
      [companyId, since],
    )
    const [times] = rows
    return { answers: times?.answers ?? 0, medianHours: times?.median ?? null }
  },
}
