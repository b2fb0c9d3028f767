import type { OwnAd } from '../../contract/jobs/own-ad.ts'
import { readAd, type Ad } from '../../contract/job-ads/read-ad.ts'
import { educationLevels } from '../../contract/job-ads/education.ts'
import type { Employer } from '../../contract/job-ads/company-page.ts'
import { publicCompanyById } from '../companies/index.ts'
import type { Queryable } from '../platform/database.ts'
import { minutesFor } from './ad.ts'
import type { AdApplications } from './ad-applications.ts'
import { employerOf } from './employer.ts'
import { readContent } from './kept-description.ts'
import type { AdRow } from './queries.ts'
import { recordingsOfAds } from './recordings.ts'

/** The extra details of an ad that was posted here, and whose it is, or null for any other job. */
export async function ownAdOf(
  { db, adApplications }: { db: Queryable; adApplications: AdApplications },
  { id, now }: { id: string; now: Date },
): Promise<OwnAd | null> {
  const { rows } = await db.query<
    Pick<AdRow, 'id' | 'content' | 'changed_at' | 'online_until' | 'closed_at' | 'company_id'>
  >('select id, content, changed_at, online_until, closed_at, company_id from job_ads where id = $1', [id])
  const [row] = rows
  if (!row) return null
  const content = readContent(row.content)
  // Of a day long gone: days that have passed since are no problem of the reader.
  const { ad } = readAd(content, '0000-01-01')
  if (ad === null) return null
  const company = row.company_id === null ? null : await publicCompanyById(db, row.company_id)
  const employer = company && (await employerOf({ db, adApplications }, { company, now }))
  const recording = (await recordingsOfAds(db, [{ id, content }])).get(id) ?? null
  const onlineUntil = row.closed_at ?? row.online_until
  return presentOwnAd(ad, { id, changedAt: row.changed_at, onlineUntil, employer, recording })
}

/** What an ad says beyond what every job has. */
export function presentOwnAd(
  ad: Ad,
  {
    id,
    changedAt,
    onlineUntil,
    employer,
    recording,
  }: { id: string; changedAt: Date | null; onlineUntil: Date; employer: Employer | null; recording: string | null },
): OwnAd {
  return {
    _id: id,
    type: ad.type,
    videoId: ad.type === 'video' ? recording : null,
    audioId: ad.type === 'audio' ? recording : null,
    recordingTitle: ad.recordingTitle,
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
    employer,
  }
}
