import type { ViewSource } from '../../contract/job-ads/view-sources.ts'
import { dayOf, marksOfDay } from '../job-searches/published/day-marks.ts'
import type { Database, Queryable } from '../platform/database.ts'

/** Programs that say what they are. Those that run no scripts do not get here at all. */
const robot = /bot\b|crawl|spider|slurp|preview|monitor|lighthouse/iu

/**
 * Counts somebody who looks at an ad, once a day: people, not loads, at the first place that they come from. Members of the company that
 * posted it and robots are not counted. Nobody is remembered longer than the day; that they are the same people as on other days is told
 * by a bit that many share (decision 036).
 */
export async function countView(
  db: Database,
  { adId, viewer, source, now }: { adId: string; viewer: Viewer; source: ViewSource; now: Date },
): Promise<void> {
  if (robot.test(viewer.userAgent)) return
  const day = dayOf(now)
  const mark = await marksOfDay(db, day)
  // The day has just ended.
  if (mark === null) return
  const who = viewer.userId ?? `${viewer.address}\n${viewer.userAgent}`
  await db.query(
    `with seen as (
       insert into job_ad_viewers (ad_id, day, mark)
       select id, $2, $3 from job_ads
        where id = $1 and closed_at is null and online_until > $4 and company_id is distinct from $5
       on conflict do nothing returning ad_id),
     counted as (
       insert into job_ad_views (ad_id, day, source, people) select ad_id, $2, $6, 1 from seen
       on conflict (ad_id, day, source) do update set people = job_ad_views.people + 1)
     update job_ads set hits = hits + 1,
            viewers = set_bit(viewers,
              ('x' || left(encode(sha256(convert_to(viewers_key || $7::text, 'UTF8')), 'hex'), 6))::bit(24)::int % 1024, 1)
       from seen where job_ads.id = seen.ad_id`,
    [adId, day, mark(`${adId}\n${who}`), now, viewer.companyId, source, who],
  )
}

export type Viewer = { userId: string | null; companyId: string | null; address: string; userAgent: string }

/** Deletes the marks of days that are over. */
export async function forgetViewers(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from job_ad_viewers where day < $1', [dayOf(now)])
}
