import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { ApplicationState } from '../../contract/applications/applications.ts'
import { canStop } from '../../contract/applications/states.ts'
import { jobOfLink } from '../jobs/job-of-link.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableJson, storableText } from '../platform/json.ts'
import { moveToApplied } from '../shortlists/index.ts'
import { moveApplication } from './move.ts'
import { vacancyOf } from './vacancy.ts'

type MadeElsewhere = { jobTitle: string; employer: string; link: string; appliedOn: string }

/** Notes an application that was made elsewhere. @returns its id. */
export async function addElsewhere(
  db: Database,
  given: MadeElsewhere & { userId: string; notes: string; siteUrl: string | null; now: Date },
): Promise<string> {
  const { userId, siteUrl, now } = given
  const id = randomUUID()
  const ad = {
    jobTitle: given.jobTitle,
    employer: orNull(given.employer),
    jobLocation: '',
    salary: '',
    jobDescription: '',
    closes: null,
    isDemo: false,
  }
  return await inTransaction(db, async (client) => {
    await client.query(
      `insert into applications (id, user_id, vacancy, board, link, title, employer, ad, way, state, notes, created, updated, applied_at)
       values ($1, $2, $10, 'import', $3, $4, $5, $6, 'elsewhere', 'applied', $7, $8, $9, $8)`,
      [
        id,
        userId,
        orNull(given.link),
        storableText(given.jobTitle),
        orNull(given.employer),
        storableJson(ad),
        storableText(given.notes),
        dayAsMoment(given.appliedOn, now),
        now,
        ownVacancy(id),
      ],
    )
    await client.query(
      `insert into application_events (application_id, user_id, at, from_state, to_state, by) values ($1, $2, $3, null, 'applied', 'person')`,
      [id, userId, now],
    )
    await markJob(client, { id, userId, link: given.link, siteUrl, now })
    return id
  })
}

/**
 * Corrects what was noted of an application that was made elsewhere.
 * @returns false if they have none, or it was made here, and stays as it was.
 */
export async function correctElsewhere(
  db: Database,
  given: { [Field in keyof MadeElsewhere]?: MadeElsewhere[Field] | undefined } & {
    userId: string
    applicationId: string
    siteUrl: string | null
    now: Date
  },
): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    const isTheirs = await correct(client, given)
    const { userId, applicationId, link, siteUrl, now } = given
    if (isTheirs && link !== undefined) await markJob(client, { id: applicationId, userId, link, siteUrl, now })
    return isTheirs
  })
}

async function correct(db: Queryable, given: Parameters<typeof correctElsewhere>[1]): Promise<boolean> {
  const { userId, applicationId, jobTitle, employer, link, appliedOn, now } = given
  const at = appliedOn === undefined ? null : dayAsMoment(appliedOn, now)
  const { rowCount } = await db.query(
    `update applications set
        title = coalesce($3, title), employer = case when $4 then $5 else employer end, link = case when $6 then $7 else link end,
        created = coalesce($8, created), applied_at = coalesce($8, applied_at), updated = $9,
        ad = ad || jsonb_strip_nulls(jsonb_build_object('jobTitle', $3::text)) || case when $4 then jsonb_build_object('employer', $5::text) else '{}' end
      where user_id = $1 and id = $2 and removed_at is null and way = 'elsewhere'`,
    [
      userId,
      applicationId,
      jobTitle === undefined ? null : storableText(jobTitle),
      employer !== undefined,
      orNull(employer ?? ''),
      link !== undefined,
      orNull(link ?? ''),
      at,
      now,
    ],
  )
  return rowCount === 1
}

/**
 * Where we hold the ad, the job counts as applied to: on lists, on its page, and when it is applied to again. What still waited to be
 * sent for it is stopped, so that nobody applies twice. Of an ad that we do not hold nothing but the note is known.
 */
async function markJob(
  client: PoolClient,
  given: { id: string; userId: string; link: string; siteUrl: string | null; now: Date },
): Promise<void> {
  const { id, userId, link, siteUrl, now } = given
  const found = link === '' ? null : await jobOfLink(client, link, siteUrl)
  if (found === null) {
    await client.query(
      `update applications set job_id = null, vacancy = $3, vacancy_keys = '{}', round = 0 where user_id = $1 and id = $2`,
      [userId, id, ownVacancy(id)],
    )
    return
  }
  const { jobId } = found
  const { vacancy, keys } = await vacancyOf(client, { userId, jobId, now })
  const { rows: others } = await client.query<{ id: string; state: ApplicationState; round: number }>(
    `select id, state, round from applications where user_id = $1 and vacancy = $2 and id <> $3 order by id for update`,
    [userId, vacancy, id],
  )
  const text = 'You noted that you applied yourself.'
  for (const other of others) {
    if (canStop(other.state)) await moveApplication(client, other.id, { to: 'stopped', by: 'person', text, now })
  }
  const round = Math.max(-1, ...others.map((other) => other.round)) + 1
  await client.query(
    'update applications set job_id = $3, vacancy = $4, vacancy_keys = $5, round = $6 where user_id = $1 and id = $2',
    [userId, id, jobId, vacancy, keys, round],
  )
  await moveToApplied(client, { userId, jobId })
}

/** Of an application that is to no job that we know. */
function ownVacancy(id: string): string {
  return `elsewhere:${id}`
}

function orNull(text: string): string | null {
  return text === '' ? null : storableText(text)
}

/** At noon, so that the day is that day in any zone that we serve; never later than now. */
function dayAsMoment(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  return noon > now ? now : noon
}
