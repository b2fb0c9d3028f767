import { KeptAd } from '../../contract/applications/history.ts'
import { shownNames } from '../companies/index.ts'
import type { AdApplications } from '../job-ads/index.ts'
import { postMail } from '../outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import { promiseBroken } from './letters.ts'
import { mailOf, siteUrl } from './tell.ts'

/** What ads ask of the people who applied to them; handed to their room by the programs. */
export function applicationsOfAds(deps: Pick<Platform, 'config' | 'tasks'>): AdApplications {
  return {
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
    async promiseBroken(client, { adId, answersBy, now }) {
      const { rows } = await client.query<{
        id: string
        user_id: string | null
        company_id: string | null
        ad: unknown
      }>(
        `select id, user_id, company_id, ad from candidacies
          where ad_id = $1 and state in ('sent', 'viewed') and answered_at is null and sent_at < ($2::date + 1) at time zone 'Europe/London' order by sent_at`,
        [adId, answersBy],
      )
      const names = await shownNames(
        client,
        rows.flatMap(({ company_id: companyId }) => companyId ?? []),
      )
      for (const { id, user_id: userId, company_id: companyId, ad } of rows) {
        const to = userId === null ? null : await mailOf(client, userId)
        if (to === null) continue
        const { jobTitle, employer: before } = KeptAd.parse(ad)
        const employer = names.get(companyId ?? '') ?? before
        const url = `${siteUrl(deps)}/candidacies/${id}`
        const letter = promiseBroken({ jobTitle, employer, answersBy, url })
        await postMail(deps, client, to, letter, { template: 'promise-broken', userId, now })
      }
    },
  }
}
