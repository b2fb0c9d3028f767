import type { ApplicationState } from '../../contract/applications/applications.ts'
import type { Applied } from '../jobs/present-job.ts'
import { exactKeysOf } from '../jobs/queries.ts'
import type { Queryable } from '../platform/database.ts'

/** Days after which the same employer may well look for the same again. */
const repostDays = 180

/** What stands for one vacancy, whichever board carries it and however often it is posted. */
export type Vacancy = { vacancy: string; keys: string[] }

/**
 * The vacancy of a job, from the view of a person who may have applied to it under another address. Boards are told apart by folding
 * already: a job is one vacancy. What folding leaves is a repost after the first ad had closed: known by the key of title, employer
 * and county, where the job that was applied to is no longer open. Two open jobs under one key are two vacancies.
 */
export async function vacancyOf(
  db: Queryable,
  { userId, jobId, now }: { userId: string; jobId: number; now: Date },
): Promise<Vacancy> {
  const keys = await exactKeysOf(db, jobId)
  const { rows } = await db.query<{ vacancy: string }>(
    `select a.vacancy from applications a left join jobs j on j.id = a.job_id
      where a.user_id = $1 and a.state not in ('failed', 'stopped') and not (a.way = 'elsewhere' and a.removed_at is not null)
        and (a.job_id = $2
          or (a.vacancy_keys && $3::bigint[] and (j.id is null or j.closed_at is not null)
              and a.created > $4::timestamptz - make_interval(days => $5)))
      order by a.job_id = $2 desc, a.created desc limit 1`,
    [userId, jobId, keys, now, repostDays],
  )
  return { vacancy: rows[0]?.vacancy ?? `job:${jobId}`, keys }
}

export type Earlier = { id: string; at: Date; board: string; round: number; state: ApplicationState }

/** The latest application to a vacancy that has not failed or been stopped; null if there is none. */
export async function earlierApplication(db: Queryable, userId: string, vacancy: string): Promise<Earlier | null> {
  const { rows } = await db.query<Earlier>(
    `select id, coalesce(applied_at, created) as at, board, round, state from applications
      where user_id = $1 and vacancy = $2 and state not in ('failed', 'stopped')
        and not (way = 'elsewhere' and removed_at is not null)
      order by round desc limit 1`,
    [userId, vacancy],
  )
  return rows[0] ?? null
}

/** Which of these jobs the person has applied to, as far as is known: the latest application to each. */
export async function appliedAmong(
  db: Queryable,
  userId: string,
  jobIds: readonly number[],
): Promise<Map<number, Applied>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await db.query<Omit<Applied, 'page'> & { job_id: number }>(
    `select distinct on (job_id) job_id, id as application, coalesce(applied_at, created) as at,
            exists (select from application_receipts r where r.application_id = applications.id) as "hasReceipt"
       from applications
      where user_id = $1 and job_id = any($2) and state in ('applied', 'sending', 'unsure')
        and not (way = 'elsewhere' and removed_at is not null)
      order by job_id, round desc`,
    [userId, jobIds],
  )
  return new Map(
    rows.map(({ job_id, ...applied }) => {
      const page = `/applications/${applied.application}${applied.hasReceipt ? '/receipt' : ''}`
      return [job_id, { ...applied, page }]
    }),
  )
}
