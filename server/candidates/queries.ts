import { KeptAd } from '../../contract/applications/history.ts'
import { Applicant, type Candidacy, type CandidacyDetail } from '../../contract/candidates/candidacies.ts'
import { ScreeningAnswers } from '../../contract/candidates/screening.ts'
import type { CompanyPost } from '../../contract/job-ads/my-ads.ts'
import { londonDay } from '../../contract/platform/london.ts'
import type { AppliedCounts } from '../job-ads/index.ts'
import type { Applied } from '../jobs/present-job.ts'
import { jobsOfAds } from '../jobs/queries.ts'
import type { Queryable } from '../platform/database.ts'
import type { StoredState } from './candidacy.ts'
import { contactToCorrect } from './correct.ts'
import { toldTo } from './decisions/told-to.ts'
import { nameOfNumber } from './desk/blind.ts'
import { sentDocuments } from './documents.ts'
import { withoutGone } from './recordings.ts'
import { usualHoursOf } from './usual-hours.ts'

/** An application as it is kept. */
export type CandidacyRow = {
  id: string
  ad_id: string
  company_id: string | null
  user_id: string | null
  state: StoredState
  ad: unknown
  applicant: unknown
  screening: unknown
  outside: number
  answers_by: string | null
  sent_at: Date
  viewed_at: Date | null
  ended_at: Date | null
  shortlisted_at: Date | null
  answered_at: Date | null
  decided_at: Date | null
  cleared_at: Date | null
  kept_until: Date | null
  unanswered_at: Date | null
  former_names: string[]
}

export const columns = `c.id, c.ad_id, c.company_id, c.user_id, c.state, c.ad, c.applicant, c.screening, c.outside,
  c.answers_by::text, c.sent_at, c.viewed_at, c.ended_at,
  c.shortlisted_at, c.answered_at, c.decided_at, c.cleared_at, c.kept_until, c.unanswered_at, c.former_names`

/** A person's applications as they are kept, the latest first. */
export async function candidacyRowsOf(db: Queryable, userId: string): Promise<CandidacyRow[]> {
  const { rows } = await db.query<CandidacyRow>(
    `select ${columns} from candidacies c where c.user_id = $1 order by c.sent_at desc, c.id`,
    [userId],
  )
  return rows
}

/** A person's applications, the latest first, with how long their employers usually take. */
export async function candidaciesOf(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<Candidacy[]> {
  const rows = await candidacyRowsOf(db, userId)
  const companyIds = [...new Set(rows.flatMap(({ company_id: id }) => id ?? []))]
  const usual = await usualHoursOf(db, { companyIds, now })
  return rows.map((row) => presentCandidacy(row, usual.get(row.company_id ?? '') ?? null))
}

/** One of a person's own; null if not found. */
export async function findCandidacy(
  db: Queryable,
  { userId, candidacyId }: { userId: string; candidacyId: string },
): Promise<CandidacyRow | null> {
  const { rows } = await db.query<CandidacyRow>(
    `select ${columns} from candidacies c where c.user_id = $1 and c.id = $2`,
    [userId, candidacyId],
  )
  return rows[0] ?? null
}

/** The application of a person to an ad that stands; null if there is none. */
export async function standingCandidacy(
  db: Queryable,
  { userId, adId }: { userId: string; adId: string },
): Promise<CandidacyRow | null> {
  const { rows } = await db.query<CandidacyRow>(
    `select ${columns} from candidacies c where c.user_id = $1 and c.ad_id = $2 and c.state <> 'withdrawn'`,
    [userId, adId],
  )
  return rows[0] ?? null
}

/** @param usualHours where they were asked for */
export function presentCandidacy(row: CandidacyRow, usualHours: number | null = null): Candidacy {
  const { jobTitle, employer, jobLocation } = KeptAd.parse(row.ad)
  return {
    _id: row.id,
    ad: row.ad_id,
    jobTitle,
    employer,
    jobLocation,
    // Of a company that is gone nobody answers.
    state: row.company_id === null && row.state !== 'withdrawn' ? 'closed' : row.state,
    sentAt: row.sent_at.toISOString(),
    viewedAt: row.viewed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    answersBy: row.answers_by,
    usualHours,
  }
}

export async function presentDetail(
  db: Queryable,
  { row, now }: { row: CandidacyRow; now: Date },
): Promise<CandidacyDetail> {
  const usual = await usualHoursOf(db, { companyIds: row.company_id === null ? [] : [row.company_id], now })
  return {
    ...presentCandidacy(row, usual.get(row.company_id ?? '') ?? null),
    clearedAt: row.cleared_at?.toISOString() ?? null,
    keptUntil: row.kept_until?.toISOString() ?? null,
    mayAgreeToKeep: row.company_id !== null && row.cleared_at === null && isOver(row.state),
    unanswered: unansweredOf(row, now),
    applicant: Applicant.nullable().parse(row.applicant) ?? { name: '', email: null, phone: null },
    contactNow: await contactToCorrect(db, row),
    mayDelete: row.cleared_at === null && mayDelete(row),
    screening: await withoutGone(db, ScreeningAnswers.parse(row.screening)),
    documents: await sentDocuments(db, row.id),
    told: await toldTo(db, row.id),
  }
}

/** Whether an application is over for both sides: what was sent may go before its time. */
export function mayDelete({ state, company_id }: Pick<CandidacyRow, 'state' | 'company_id'>): boolean {
  return state === 'withdrawn' || state === 'rejected' || company_id === null
}

const isOver = (state: StoredState): boolean => state === 'kept' || state === 'rejected'

function unansweredOf(row: CandidacyRow, now: Date): CandidacyDetail['unanswered'] {
  const { state, answers_by: answersBy, answered_at: answeredAt, company_id: companyId } = row
  const waits = companyId !== null && answeredAt === null && (state === 'sent' || state === 'viewed')
  if (!waits || answersBy === null || londonDay(now) <= answersBy) return null
  return row.unanswered_at === null ? 'may-tell' : 'told'
}

/* What other rooms are handed. */

/** Which of these jobs a person has applied to here: the application to each. */
export async function appliedHereAmong(
  db: Queryable,
  userId: string,
  jobIds: readonly number[],
): Promise<Map<number, Applied>> {
  const { rows } = await db.query<{ id: string; ad_id: string; sent_at: Date }>(
    `select id, ad_id, sent_at from candidacies where user_id = $1 and state <> 'withdrawn'`,
    [userId],
  )
  if (rows.length === 0) return new Map()
  const jobs = await jobsOfAds(db, { board: 'rolecall', refs: rows.map(({ ad_id }) => ad_id) })
  const asked = new Set(jobIds)
  return new Map(
    rows.flatMap(({ id, ad_id, sent_at: at }): [number, Applied][] => {
      const job = jobs.get(ad_id)
      if (job === undefined || !asked.has(job)) return []
      return [[job, { application: id, at, hasReceipt: true, page: `/candidacies/${id}/receipt` }]]
    }),
  )
}

/** How many applications stand, by ad, and how many of them wait for the company. */
export async function countApplied(db: Queryable, adIds: readonly string[]): Promise<Map<string, AppliedCounts>> {
  const { rows } = await db.query<AppliedCounts & { ad_id: string }>(
    `select ad_id, count(*)::int as applied, count(*) filter (where state = 'sent')::int as unopened,
            count(*) filter (where state in ('sent', 'viewed') and answered_at is null)::int as unanswered
       from candidacies where ad_id = any($1::uuid[]) and state <> 'withdrawn' group by ad_id`,
    [adIds],
  )
  return new Map(rows.map(({ ad_id, ...counts }) => [ad_id, counts]))
}

/** Whether anybody has ever applied to an ad. */
export async function wasAppliedTo(db: Queryable, adId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from candidacies where ad_id = $1 limit 1', [adId])
  return rowCount === 1
}

/** Who applied to a company's ads, by ad, the latest first; not those who have withdrawn or are gone, nor a name that is hidden. */
export async function candidatesOf(db: Queryable, companyId: string): Promise<Map<string, CompanyPost['candidates']>> {
  const { rows } = await db.query<{ id: string; ad_id: string; name: string | null; number: number; sent_at: Date }>(
    `select id, ad_id, name, number, sent_at from (
       select c.id, c.ad_id, c.sent_at, c.state, c.applicant,
              case when r.is_blind and c.shortlisted_at is null and c.state not in ('interview', 'offer') then null
                   else c.applicant ->> 'name' end as name,
              (row_number() over (partition by c.ad_id order by c.sent_at, c.id))::int as number
         from candidacies c left join ad_reviews r on r.ad_id = c.ad_id where c.company_id = $1) as applied
      where state <> 'withdrawn' and applicant is not null order by sent_at desc, id`,
    [companyId],
  )
  const found = new Map<string, CompanyPost['candidates']>()
  for (const { id, ad_id, name, number, sent_at } of rows) {
    const userId = { name: name ?? nameOfNumber(number) }
    found.set(ad_id, [...(found.get(ad_id) ?? []), { _id: id, userId, created: sent_at.toISOString() }])
  }
  return found
}
