import type { PoolClient } from 'pg'
import type { CvSummary, KeptCv } from '../../contract/cvs/api.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { PrintOptions } from '../../contract/cvs/print-options.ts'
import { revisionOf } from '../platform/revision.ts'
import { defaultPrint } from '../../contract/cvs/default-print.ts'
import type { Queryable } from '../platform/database.ts'
import { fittedCv, keptCv } from './fitting-text.ts'
import { withCleanText } from '../../engines/cv-printing/index.ts'

type SummaryRow = {
  id: string
  name: string
  is_main: boolean
  version: number
  updated: Date
  has_draft: boolean
  made_from: string | null
  made_for_job: number | null
  made_for_title: string | null
}
type Row = SummaryRow & { content: unknown; draft: unknown; draft_saved_at: Date | null; print: unknown }

const summary = `id, name, is_main, version, updated, draft is not null as has_draft,
  (select m.id from cvs m where m.id = cvs.made_from and m.deleted_at is null) as made_from,
  made_for_job, made_for_title`
const whole = `${summary}, content, draft, draft_saved_at, print`

/** A person's CVs, the main one first, then the latest. */
export async function listCvs(db: Queryable, userId: string): Promise<CvSummary[]> {
  const { rows } = await db.query<SummaryRow>(
    `select ${summary} from cvs where user_id = $1 and deleted_at is null order by is_main desc, updated desc, id`,
    [userId],
  )
  return rows.map(presentSummary)
}

/** Null if there is none of that id that is theirs. */
export async function findCv(db: Queryable, userId: string, cvId: string): Promise<KeptCv | null> {
  const { rows } = await db.query<Row>(
    `select ${whole} from cvs where user_id = $1 and id = $2 and deleted_at is null`,
    [userId, cvId],
  )
  return rows[0] ? present(rows[0]) : null
}

/** The CV that is shown first; null: they have none. */
export async function findMainCv(db: Queryable, userId: string): Promise<KeptCv | null> {
  const { rows } = await db.query<Row>(
    `select ${whole} from cvs where user_id = $1 and deleted_at is null order by is_main desc, updated desc, id limit 1`,
    [userId],
  )
  return rows[0] ? present(rows[0]) : null
}

/** Every CV that has been saved, with its content: what a match reads. */
export async function listSavedCvs(db: Queryable, userId: string): Promise<{ id: string; name: string; cv: Cv }[]> {
  const { rows } = await db.query<{ id: string; name: string; content: unknown }>(
    `select id, name, content from cvs where user_id = $1 and deleted_at is null and version > 0
      order by is_main desc, updated desc, id`,
    [userId],
  )
  return rows.map(({ id, name, content }) => ({ id, name, cv: read(content) }))
}

/**
 * Adds a CV without a version: what is given is there to be looked over and saved. The first one is the main one.
 * @returns null: they have as many as they may.
 */
export async function addCv(
  client: PoolClient,
  given: {
    userId: string
    name: string
    cv: Cv
    madeFrom?: string | null
    print?: PrintOptions
    madeFor?: CvSummary['madeFor']
    now: Date
  },
): Promise<KeptCv | null> {
  const { userId, name, cv, madeFrom = null, print = {}, madeFor = null, now } = given
  // Of two that are made at once, the second sees the first.
  await client.query('select 1 from users where id = $1 for update', [userId])
  const { rows: counted } = await client.query<{ count: number; has_main: boolean }>(
    `select count(*)::int as count, coalesce(bool_or(is_main), false) as has_main from cvs where user_id = $1 and deleted_at is null`,
    [userId],
  )
  const { count = 0, has_main = false } = counted[0] ?? {}
  if (count >= cvLimits.cvs) return null
  const { rows } = await client.query<Row>(
    `insert into cvs (user_id, name, is_main, made_from, content, print, made_for_job, made_for_title, created, updated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning ${whole}`,
    [
      userId,
      name,
      !has_main,
      madeFrom,
      JSON.stringify(keptCv(cv)),
      JSON.stringify(print),
      madeFor === null ? null : Number(madeFor.jobId),
      madeFor?.title ?? null,
      now,
    ],
  )
  return rows[0] ? present(rows[0]) : null
}

function presentSummary(row: SummaryRow): CvSummary {
  return {
    _id: row.id,
    name: row.name,
    isMain: row.is_main,
    version: row.version,
    updated: row.updated.toISOString(),
    hasDraft: row.has_draft,
    madeFrom: row.made_from,
    madeFor:
      row.made_for_job === null || row.made_for_title === null
        ? null
        : { jobId: String(row.made_for_job), title: row.made_for_title },
  }
}

function present(row: Row): KeptCv {
  const draft =
    row.draft === null || row.draft_saved_at === null
      ? null
      : { cv: read(row.draft), savedAt: row.draft_saved_at.toISOString() }
  const cv = read(row.content)
  return { ...presentSummary(row), cv, draft, revision: revisionOf(draft?.cv ?? cv), print: readPrint(row.print) }
}

/** The revision of a CV that is kept with this content. @param content JSON, as it is in the database. */
export function revisionOfKept(content: unknown): string {
  return revisionOf(read(content))
}

/** Kept choices as today's schema has them: one that came since, or that is no more, is as usual. */
export function readPrint(print: unknown): PrintOptions {
  return PrintOptions.catch(defaultPrint).parse(print)
}

/** A kept CV as today's schema has it: a field that came since is empty. */
export function read(content: unknown): Cv {
  return withCleanText(fittedCv(content))
}
