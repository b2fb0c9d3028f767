import type { AdStatistics } from '../../contract/job-ads/statistics.ts'
import { statisticsDays, type ViewSource } from '../../contract/job-ads/view-sources.ts'
import { dayOf } from '../job-searches/published/day-marks.ts'
import type { Queryable } from '../platform/database.ts'
import { savesByDay } from '../shortlists/index.ts'
import { jobOfAd } from '../jobs/queries.ts'
import { stateOf } from './ad.ts'
import type { AdApplications } from './ad-applications.ts'
import { peopleOfBits } from './people-of-bits.ts'
import { placeShown } from './queries.ts'

type Deps = { db: Queryable; adApplications: AdApplications }

/** How an ad of the company does; null if not found or another company's. */
export async function adStatistics(
  { db, adApplications }: Deps,
  { companyId, id, now }: { companyId: string; id: string; now: Date },
): Promise<AdStatistics | null> {
  const { rows } = await db.query<{
    title: string
    place: string
    online_until: Date
    closed_at: Date | null
    hits: number
    bits: number
    since: Date
  }>(
    `select content ->> 'jobTitle' as title, content ->> 'jobLocation' as place, online_until, closed_at, hits,
            bit_count(viewers)::int as bits,
            coalesce((select min(started_at) from job_ad_runs r where r.ad_id = a.id), created) as since
       from job_ads a where id = $1 and company_id = $2`,
    [id, companyId],
  )
  const [ad] = rows
  if (!ad) return null
  const jobId = await jobOfAd(db, { board: 'rolecall', ref: id })
  const [views, saves, applications] = await Promise.all([
    viewsOf(db, id),
    jobId === null ? new Map<string, number>() : savesByDay(db, jobId),
    adApplications.byDay(db, id),
  ])
  const times = { onlineUntil: ad.online_until, closedAt: ad.closed_at }
  const state = stateOf(times, now)
  const over = ad.closed_at !== null && ad.closed_at < ad.online_until ? ad.closed_at : ad.online_until
  const last = dayOf(state === 'online' || over > now ? now : over)
  return {
    ad: {
      _id: id,
      jobTitle: ad.title,
      jobLocation: placeShown(ad.place),
      state,
      jobId: jobId === null ? null : String(jobId),
    },
    since: dayOf(ad.since),
    views: ad.hits,
    people: Math.min(ad.hits, peopleOfBits(ad.bits)),
    saved: total(saves),
    applications: total(applications),
    bySource: [...views.bySource]
      .map(([source, people]) => ({ source, views: people }))
      .toSorted((one, other) => other.views - one.views),
    byDay: daysFrom(dayOf(ad.since), last).map((day) => ({
      day,
      views: views.byDay.get(day) ?? 0,
      saved: saves.get(day) ?? 0,
      applications: applications.get(day) ?? 0,
    })),
  }
}

async function viewsOf(
  db: Queryable,
  adId: string,
): Promise<{ byDay: Map<string, number>; bySource: Map<ViewSource, number> }> {
  const { rows } = await db.query<{ day: string; source: ViewSource; people: number }>(
    'select day::text, source, people from job_ad_views where ad_id = $1 order by day, source',
    [adId],
  )
  const byDay = new Map<string, number>()
  const bySource = new Map<ViewSource, number>()
  for (const { day, source, people } of rows) {
    byDay.set(day, (byDay.get(day) ?? 0) + people)
    bySource.set(source, (bySource.get(source) ?? 0) + people)
  }
  return { byDay, bySource }
}

const dayLength = 86_400_000

/** Each day from the first to the last, the latest ones if there are very many. */
function daysFrom(first: string, last: string): string[] {
  const end = Date.parse(last)
  const count = Math.min(statisticsDays, Math.max(1, Math.round((end - Date.parse(first)) / dayLength) + 1))
  return Array.from({ length: count }, (_, index) => dayOf(new Date(end - (count - 1 - index) * dayLength)))
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
