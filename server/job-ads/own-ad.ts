import type { OwnAd } from '../../contract/jobs/own-ad.ts'
import { AdContent } from '../../contract/job-ads/content.ts'
import { readAd, type Ad } from '../../contract/job-ads/read-ad.ts'
import { educationLevels } from '../../contract/job-ads/education.ts'
import type { Queryable } from '../platform/database.ts'
import { minutesFor } from './ad.ts'
import type { AdRow } from './queries.ts'

/** The extra details of an ad that was posted here, or null for any other job. */
export async function ownAdOf(db: Queryable, id: string): Promise<OwnAd | null> {
  const { rows } = await db.query<Pick<AdRow, 'id' | 'content' | 'changed_at' | 'online_until'>>(
    'select id, content, changed_at, online_until from job_ads where id = $1',
    [id],
  )
  const [row] = rows
  if (!row) return null
  // Of a day long gone: days that have passed since are no problem of the reader.
  const { ad } = readAd(AdContent.parse(row.content), '0000-01-01')
  return ad && presentOwnAd(ad, { id, changedAt: row.changed_at, onlineUntil: row.online_until })
}

/** What an ad says beyond what every job has. */
export function presentOwnAd(
  ad: Ad,
  { id, changedAt, onlineUntil }: { id: string; changedAt: Date | null; onlineUntil: Date },
): OwnAd {
  return {
    _id: id,
    type: ad.type,
    hoursPerWeek: ad.hoursPerWeek,
    travel: ad.travel,
    benefits: ad.benefits,
    education: educationLevels.find(({ level }) => level === ad.education) ?? null,
    experience: ad.experience,
    questions: ad.questions.length,
    minutes: minutesFor(ad.questions),
    sponsorship: ad.sponsorship,
    startsOn: ad.startsOn,
    answersBy: ad.answersBy,
    reference: ad.reference,
    wordsReason: ad.wordsReason,
    changedAt: changedAt?.toISOString() ?? null,
    onlineUntil: onlineUntil.toISOString(),
  }
}
