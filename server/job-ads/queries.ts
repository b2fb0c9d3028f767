import type { PoolClient } from 'pg'
import type { AdContent } from '../../contract/job-ads/content.ts'
import { adCosts, type AdType } from '../../contract/job-ads/costs.ts'
import { educationLevels } from '../../contract/job-ads/education.ts'
import type { MyAd } from '../../contract/job-ads/my-ads.ts'
import { pennies } from '../../contract/job-ads/read-ad.ts'
import { jobsOfAds } from '../jobs/queries.ts'
import type { Queryable } from '../platform/database.ts'
import type { OwnCompany } from '../platform/calls/signed-in.ts'
import { readContent } from './kept-description.ts'
import { daysLeft, stateOf } from './ad.ts'
import type { Applied, AppliedCounts } from './applied.ts'
import { recordingsOfAds } from './recordings.ts'

/** An ad as it is kept. */
export type AdRow = {
  id: string
  company_id: string | null
  type: AdType
  content: AdContent
  created: Date
  online_until: Date
  closed_at: Date | null
  changed_at: Date | null
  hits: number
  taken_down_reason: string | null
}

const columns = 'id, company_id, type, content, created, online_until, closed_at, changed_at, hits, taken_down_reason'

/** A company's ads, those that went online last first. */
export async function adsOfCompany(db: Queryable, companyId: string): Promise<AdRow[]> {
  const { rows } = await db.query<AdRow>(
    `select ${columns} from job_ads where company_id = $1 order by created desc, id`,
    [companyId],
  )
  return rows.map(parsed)
}

/** Some of a company's ads, in the same order. @param wanted.state null: whatever it is. @param wanted.reference null: any. */
export async function someAdsOfCompany(
  db: Queryable,
  wanted: {
    companyId: string
    state: 'online' | 'offline' | null
    reference: string | null
    skip: number
    most: number
    now: Date
  },
): Promise<AdRow[]> {
  const { rows } = await db.query<AdRow>(
    `select ${columns} from job_ads
      where company_id = $1 and ($2::text is null or ($2 = 'online') = (closed_at is null and online_until > $3))
        and ($4::text is null or trim(content ->> 'reference') = $4)
      order by created desc, id offset $5 limit $6`,
    [wanted.companyId, wanted.state, wanted.now, wanted.reference, wanted.skip, wanted.most],
  )
  return rows.map(parsed)
}

/** Null if not found or another company's. */
export async function findAd(
  db: Queryable,
  { companyId, id }: { companyId: string; id: string },
): Promise<AdRow | null> {
  const { rows } = await db.query<AdRow>(`select ${columns} from job_ads where id = $1 and company_id = $2`, [
    id,
    companyId,
  ])
  return rows[0] ? parsed(rows[0]) : null
}

/** The same, locked: what is done to an ad happens one after the other. */
export async function lockAd(
  client: PoolClient,
  { companyId, id }: { companyId: string; id: string },
): Promise<AdRow | null> {
  const { rows } = await client.query<AdRow>(
    `select ${columns} from job_ads where id = $1 and company_id = $2 for update`,
    [id, companyId],
  )
  return rows[0] ? parsed(rows[0]) : null
}

/** The job titles of what was paid for, by the id of each time that an ad went online: the subject of its payment in the ledger. */
export async function titlesOfRuns(db: Queryable, runIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; title: string }>(
    `select r.id, a.content ->> 'jobTitle' as title from job_ad_runs r join job_ads a on a.id = r.ad_id
      where r.id = any($1::uuid[])`,
    [runIds],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Ads whose time is over, or whose company is gone, and which are still in the search. */
export async function adsThatRanOut(
  db: Queryable,
  { blocked, now }: { blocked: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from job_ads
      where closed_at is null and (online_until <= $1 or company_id is null or company_id = any($2::uuid[]))
      order by online_until limit 500`,
    [now, blocked],
  )
  return rows.map(({ id }) => id)
}

/** An ad that is online under another name than its company is shown by. */
export type MisnamedAd = AdRow & { company_id: string; shown_name: string; company_type: number }

/** Ads that are online and were written into the search under another name of their company, at most 500. */
export async function adsUnderOtherNames(db: Queryable, now: Date): Promise<MisnamedAd[]> {
  const { rows } = await db.query<MisnamedAd>(
    `select a.id, a.company_id, a.type, a.content, a.created, a.online_until, a.closed_at, a.changed_at, a.hits,
            a.taken_down_reason, c.shown_name, c.company_type
       from job_ads a join companies c on c.id = a.company_id
      where a.closed_at is null and a.online_until > $1 and a.written_as is distinct from c.shown_name
        and c.publishing <> 'blocked'
      order by a.online_until, a.id limit 500`,
    [now],
  )
  return rows.map((row) => ({ ...row, content: readContent(row.content) }))
}

/** The ads as their company sees them, in the same order. */
export async function presentAds(
  db: Queryable,
  rows: readonly AdRow[],
  given: { company: Pick<OwnCompany, 'id' | 'name'>; applied: Pick<Applied, 'countApplied'>; now: Date },
): Promise<MyAd[]> {
  const { company, now } = given
  const ids = rows.map(({ id }) => id)
  const [jobs, applied, recordings] = await Promise.all([
    jobsOfAds(db, { board: 'rolecall', refs: ids }),
    given.applied.countApplied(db, ids),
    recordingsOfAds(db, rows),
  ])
  return rows.map((row) =>
    presentAd(row, {
      company,
      jobId: jobs.get(row.id) ?? null,
      counts: applied.get(row.id) ?? nobody,
      recording: recordings.get(row.id) ?? null,
      now,
    }),
  )
}

const nobody: AppliedCounts = { applied: 0, unopened: 0, unanswered: 0 }

function presentAd(
  row: AdRow,
  given: {
    company: Pick<OwnCompany, 'id' | 'name'>
    jobId: number | null
    counts: AppliedCounts
    recording: string | null
    now: Date
  },
): MyAd {
  const { company, jobId, counts, recording, now } = given
  const { content } = row
  const times = { onlineUntil: row.online_until, closedAt: row.closed_at }
  const pounds = (typed: string) => {
    const amount = pennies(typed)
    return amount == null ? null : amount / 100
  }
  const state = stateOf(times, now)
  return {
    _id: row.id,
    type: row.type,
    jobTitle: content.jobTitle,
    jobLocation: placeShown(content.jobLocation),
    contractType: content.contractType,
    industry: content.industry === '' ? null : content.industry,
    noSalary: content.noSalary,
    videoId: row.type === 'video' ? recording : null,
    audioId: row.type === 'audio' ? recording : null,
    jobVideoTitle: row.type === 'text' ? null : content.recordingTitle,
    company: { id: company.id, name: company.name },
    options: {
      remoteWork: content.workplace === 'remote',
      travel: content.travel,
      duration: content.duration === '' ? 'F' : content.duration,
      hits: row.hits,
      jobSalary: content.noSalary
        ? null
        : { minValue: pounds(content.payMin), maxValue: pounds(content.payMax), per: content.payPer },
      benefits: content.benefits,
      required: {
        education: educationOf(content),
        experience: content.needsExperience && content.experience !== '' ? Number(content.experience) : null,
      },
      assessment: content.questions.map(({ question, uuid }) => ({ question, uuid })),
    },
    created: row.created.toISOString(),
    until: (state === 'closed' && row.closed_at !== null ? row.closed_at : row.online_until).toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    state,
    daysLeft: daysLeft(times, now),
    cost: adCosts[row.type],
    reference: content.reference === '' ? null : content.reference,
    takenDownReason: row.taken_down_reason,
    jobId: jobId === null ? null : String(jobId),
    ...counts,
    answersBy: content.answersBy === '' ? null : content.answersBy,
  }
}

/** Where a job is, as it is shown. @param typed empty for work from anywhere. */
export function placeShown(typed: string): string {
  return typed === '' ? 'Remote' : typed
}

/** The level that an ad asks for, with what it means; null if it asks for none. */
function educationOf({ needsEducation, education }: AdContent): { level: string; description: string } | null {
  return (needsEducation && educationLevels.find(({ level }) => level === education)) || null
}

/** Content that an earlier version wrote gets what has been added since. */
function parsed(row: AdRow): AdRow {
  return { ...row, content: readContent(row.content) }
}
