import type { ReportReason } from '../../contract/job-searches/ad-reports.ts'
import type { Queryable } from '../platform/database.ts'

/** Keeps what somebody said is wrong with an ad. @returns false where there is no such job. */
export async function reportAd(
  db: Queryable,
  { jobId, reason, details, now }: { jobId: number; reason: ReportReason; details: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into ad_reports (job_id, reason, details, reported_at)
     select id, $2, $3, $4 from jobs where id = $1`,
    [jobId, reason, details, now],
  )
  return (rowCount ?? 0) > 0
}

export type AdReport = {
  id: number
  jobId: number
  jobTitle: string
  employer: string | null
  reason: ReportReason
  details: string
  reportedAt: Date
  settledAt: Date | null
}

/** The latest first, 200 at most. @param all also those that are settled. */
export async function listReports(db: Queryable, { all }: { all: boolean }): Promise<AdReport[]> {
  const { rows } = await db.query<AdReport>(
    `select r.id, r.job_id as "jobId", j.title as "jobTitle", j.employer, r.reason, r.details,
            r.reported_at as "reportedAt", r.settled_at as "settledAt"
       from ad_reports r join jobs j on j.id = r.job_id
      where $1 or r.settled_at is null order by r.reported_at desc, r.id desc limit 200`,
    [all],
  )
  return rows
}

/** @param settledAt null: open again. @returns false where there is no such report. */
export async function settleReport(
  db: Queryable,
  { id, settledAt }: { id: number; settledAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await db.query('update ad_reports set settled_at = $2 where id = $1', [id, settledAt])
  return (rowCount ?? 0) > 0
}
