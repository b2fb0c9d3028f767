import type { Transcribing } from '../../contract/recordings/recordings.ts'
import type { Queryable } from '../platform/database.ts'
import type { Viewer, MayTranscribe } from '../recordings/index.ts'
import { stateOf } from './ad.ts'
import { adOfSubject } from './recordings.ts'

/**
 * What whoever recorded an ad, or a question of it, may do with the transcript: correct it while the ad is online, and anything while it is not, as it cannot be
 * put online without one. Nothing once they have left the company.
 */
async function mayTranscribeAd(
  db: Queryable,
  { maker, subject, now }: { maker: NonNullable<Viewer>; subject: string; now: Date },
): Promise<Transcribing> {
  const { rows } = await db.query<{ company_id: string | null; online_until: Date; closed_at: Date | null }>(
    'select company_id, online_until, closed_at from job_ads where id = $1',
    [adOfSubject(subject)],
  )
  const [ad] = rows
  if (!ad || maker.companyId === null || maker.companyId !== ad.company_id) return 'locked'
  return stateOf({ onlineUntil: ad.online_until, closedAt: ad.closed_at }, now) === 'online' ? 'correct' : 'free'
}

/** Handed to the recordings' room by a program. */
export function mayTranscribeOfAds(clock: { now: () => Date }): MayTranscribe {
  const ofAd: MayTranscribe['video-ad'] = async (db, maker, { subject }) =>
    await mayTranscribeAd(db, { maker, subject, now: clock.now() })
  return { 'video-ad': ofAd, 'audio-ad': ofAd, 'ad-question': ofAd }
}
