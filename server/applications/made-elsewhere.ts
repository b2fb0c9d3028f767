import { randomUUID } from 'node:crypto'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableJson, storableText } from '../platform/json.ts'

type MadeElsewhere = { jobTitle: string; employer: string; link: string; appliedOn: string }

/** Notes an application that was made elsewhere. @returns its id. */
export async function addElsewhere(
  db: Database,
  given: MadeElsewhere & { userId: string; notes: string; now: Date },
): Promise<string> {
  const { userId, now } = given
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
        `elsewhere:${id}`,
      ],
    )
    await client.query(
      `insert into application_events (application_id, user_id, at, from_state, to_state, by) values ($1, $2, $3, null, 'applied', 'person')`,
      [id, userId, now],
    )
    return id
  })
}

/**
 * Corrects what was noted of an application that was made elsewhere.
 * @returns false: there is none such of theirs, or it was made here, and stays as it was.
 */
export async function correctElsewhere(
  db: Queryable,
  given: { [Field in keyof MadeElsewhere]?: MadeElsewhere[Field] | undefined } & {
    userId: string
    applicationId: string
    now: Date
  },
): Promise<boolean> {
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

function orNull(text: string): string | null {
  return text === '' ? null : storableText(text)
}

/** At noon, so that the day is that day in any zone that we serve; never later than now. */
function dayAsMoment(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  return noon > now ? now : noon
}
