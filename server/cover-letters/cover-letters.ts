import {
  CoverLetter,
  LetterSummary,
  letterLimits,
  type LetterText,
  type NewLetter,
} from '../../contract/cover-letters/cover-letters.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { isOwnCv, standingCvs } from '../cvs/chosen-cvs.ts'
import { cleanRichText } from '../../engines/cv-printing/index.ts'

/** How long a deleted letter can be had back. */
const undeleteHours = 24

type Row = {
  id: string
  name: string
  recipient: string
  subject: string
  body: string
  cv_id: string | null
  revision: number
  updated: Date
  job_id: number | null
  job_title: string | null
  employer: string | null
}

const whole =
  'l.id, l.name, l.recipient, l.subject, l.body, l.revision, l.updated, l.job_id, j.title as job_title, j.employer, l.cv_id'
const from = 'cover_letters l left join jobs j on j.id = l.job_id'

/** A person's letters, the latest first. */
export async function listLetters(db: Queryable, userId: string): Promise<LetterSummary[]> {
  const { rows } = await db.query<Row>(
    `select ${whole} from ${from} where l.user_id = $1 and l.deleted_at is null order by l.updated desc, l.id`,
    [userId],
  )
  return (await present(db, userId, rows)).map((letter) => LetterSummary.parse(letter))
}

/** Null if there is none of that id that is theirs. */
export async function findLetter(db: Queryable, userId: string, letterId: string): Promise<CoverLetter | null> {
  const { rows } = await db.query<Row>(
    `select ${whole} from ${from} where l.user_id = $1 and l.id = $2 and l.deleted_at is null`,
    [userId, letterId],
  )
  return (await present(db, userId, rows))[0] ?? null
}

type Made =
  | { kind: 'made'; letter: CoverLetter }
  | { kind: 'no-such-job' }
  | { kind: 'no-such-cv' }
  | { kind: 'too-many' }

/** Begins a letter; one for an ad says whom it goes to and what about. */
export async function createLetter(
  db: Database,
  given: { userId: string; letter: NewLetter; now: Date },
): Promise<Made> {
  const { userId, letter, now } = given
  return await inTransaction(db, async (client): Promise<Made> => {
    // Of two that are made at once, the second sees the first.
    await client.query('select 1 from users where id = $1 for update', [userId])
    if (await hasMost(client, userId)) return { kind: 'too-many' }
    const job = letter.jobId === undefined ? null : await findJob(client, letter.jobId)
    if (letter.jobId !== undefined && job === null) return { kind: 'no-such-job' }
    if (letter.cvId != null && !(await isOwnCv(client, userId, letter.cvId))) return { kind: 'no-such-cv' }
    const { rows } = await client.query<{ id: string }>(
      `insert into cover_letters (user_id, name, recipient, subject, body, job_id, cv_id, created, updated)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
      [
        userId,
        letter.name ??
          (job === null ? 'New letter' : `${job.title}${job.employer === null ? '' : `, ${job.employer}`}`),
        letter.recipient ?? job?.employer ?? '',
        letter.subject ?? (job === null ? '' : `Application: ${job.title}`),
        cleanRichText(letter.body ?? ''),
        job?.id ?? null,
        letter.cvId ?? null,
        now,
      ],
    )
    const made = rows[0] && (await findLetter(client, userId, rows[0].id))
    if (!made) throw new Error('A letter that was just written is not there')
    return { kind: 'made', letter: made }
  })
}

type Saved =
  | { kind: 'saved'; revision: number; savedAt: string }
  /** It was saved elsewhere since the save that this one was begun from. */
  | { kind: 'changed-elsewhere' }
  | { kind: 'no-such-cv' }
  | { kind: 'not-found' }

/** Saves a letter over what it was. */
export async function saveLetter(
  db: Database,
  given: { userId: string; letterId: string; text: LetterText; baseRevision: number | undefined; now: Date },
): Promise<Saved> {
  const { userId, letterId, text, baseRevision, now } = given
  return await inTransaction(db, async (client): Promise<Saved> => {
    const { rows } = await client.query<{ revision: number }>(
      'select revision from cover_letters where user_id = $1 and id = $2 and deleted_at is null for update',
      [userId, letterId],
    )
    if (rows[0] === undefined) return { kind: 'not-found' }
    const { revision } = rows[0]
    if (baseRevision !== undefined && baseRevision !== revision) return { kind: 'changed-elsewhere' }
    if (text.cvId !== null && !(await isOwnCv(client, userId, text.cvId))) return { kind: 'no-such-cv' }
    await client.query(
      `update cover_letters set name = $2, recipient = $3, subject = $4, body = $5, cv_id = $6, revision = $7, updated = $8
        where id = $1`,
      [letterId, text.name, text.recipient, text.subject, cleanRichText(text.body), text.cvId, revision + 1, now],
    )
    return { kind: 'saved', revision: revision + 1, savedAt: now.toISOString() }
  })
}

/** @returns false if they have none. */
export async function deleteLetter(
  db: Queryable,
  { userId, letterId, now }: { userId: string; letterId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update cover_letters set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null',
    [userId, letterId, now],
  )
  return rowCount === 1
}

type Back = { kind: 'back'; letter: LetterSummary } | { kind: 'not-found' } | { kind: 'too-many' }

/** Takes a deletion back, within a day of it. */
export async function undeleteLetter(
  db: Database,
  { userId, letterId, now }: { userId: string; letterId: string; now: Date },
): Promise<Back> {
  return await inTransaction(db, async (client): Promise<Back> => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    const known = await findLetter(client, userId, letterId)
    if (known) return { kind: 'back', letter: LetterSummary.parse(known) }
    if (await hasMost(client, userId)) return { kind: 'too-many' }
    await client.query(
      `update cover_letters set deleted_at = null
        where user_id = $1 and id = $2 and deleted_at > $3::timestamptz - make_interval(hours => $4)`,
      [userId, letterId, now, undeleteHours],
    )
    const back = await findLetter(client, userId, letterId)
    return back ? { kind: 'back', letter: LetterSummary.parse(back) } : { kind: 'not-found' }
  })
}

/** Letters that nobody can have back any more go for good. */
export async function forgetDeletedLetters(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from cover_letters where deleted_at <= $1::timestamptz - make_interval(hours => $2)', [
    now,
    undeleteHours,
  ])
}

async function hasMost(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from cover_letters where user_id = $1 and deleted_at is null',
    [userId],
  )
  return (rows[0]?.count ?? 0) >= letterLimits.letters
}

type FoundJob = { id: number; title: string; employer: string | null }

async function findJob(db: Queryable, jobId: string): Promise<FoundJob | null> {
  if (!/^\d{1,9}$/u.test(jobId)) return null
  const { rows } = await db.query<FoundJob>('select id, title, employer from jobs where id = $1', [Number(jobId)])
  return rows[0] ?? null
}

/** A CV that was deleted is no letterhead. */
async function present(db: Queryable, userId: string, rows: readonly Row[]): Promise<CoverLetter[]> {
  const cvs = await standingCvs(
    db,
    userId,
    rows.map((row) => row.cv_id),
  )
  return rows.map((row) => presentOne(row, cvs.has(row.cv_id ?? '') ? row.cv_id : null))
}

function presentOne(row: Row, cvId: string | null): CoverLetter {
  return {
    _id: row.id,
    name: row.name,
    recipient: row.recipient,
    subject: row.subject,
    body: cleanRichText(row.body),
    job:
      row.job_id === null || row.job_title === null
        ? null
        : { _id: String(row.job_id), title: row.job_title, employer: row.employer },
    cvId,
    revision: row.revision,
    updated: row.updated.toISOString(),
  }
}
