import type { Queryable } from '../platform/database.ts'
import type { MayPlay, Viewer } from '../recordings/index.ts'
import { stateOf } from './ad.ts'
import { adOfSubject } from './recordings.ts'

type Row = { company_id: string | null; online_until: Date; closed_at: Date | null; taken_down_reason: string | null }

/**
 * Whether somebody may play the recording of an ad: everybody while the ad is online, its company always. Taken offline by those who run
 * the site, it is for them and the company alone.
 */
async function mayPlayAd(
  db: Queryable,
  { viewer, subject, now }: { viewer: Viewer; subject: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.query<Row>(
    'select company_id, online_until, closed_at, taken_down_reason from job_ads where id = $1',
    [adOfSubject(subject)],
  )
  const [ad] = rows
  if (!ad) return false
  if (viewer !== null && viewer.companyId !== null && viewer.companyId === ad.company_id) return true
  if (ad.taken_down_reason !== null) return viewer?.isAdmin === true
  return stateOf({ onlineUntil: ad.online_until, closedAt: ad.closed_at }, now) === 'online'
}

/** Who may play the recordings of ads; handed to their room by a program. */
export function mayPlayOfAds(clock: { now: () => Date }): MayPlay {
  const ofAd: MayPlay['video-ad'] = async (db, viewer, { subject }) =>
    await mayPlayAd(db, { viewer, subject, now: clock.now() })
  return {
    'video-ad': ofAd,
    'audio-ad': ofAd,
    // Guests do not apply, so they are not asked.
    'ad-question': async (db, viewer, { subject }) =>
      viewer !== null && (await mayPlayAd(db, { viewer, subject, now: clock.now() })),
  }
}
