import type { PoolClient } from 'pg'
import type { CvSummary } from '../../contract/cvs/api.ts'
import { cvProblems, type CvProblems } from '../../contract/cvs/problems.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import type { PrintOptions } from '../../contract/cvs/print-options.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { addCv, findCv, revisionOfKept } from './cvs.ts'
import { keptCv } from './fitting-text.ts'

export type SaveOutcome =
  | { kind: 'saved'; cvId: string; version: number; savedAt: string; revision: string }
  | { kind: 'problems'; problems: CvProblems }
  /** It was saved elsewhere since the version that this one was begun from. */
  | { kind: 'changed-elsewhere' }
  | { kind: 'not-found' }
  | { kind: 'too-many' }

type Save = { userId: string; cv: Cv; now: Date }

/** Saves a CV as a new version of one that there is, and lets its draft go. */
export async function saveCv(
  db: Database,
  given: Save & {
    cvId: string
    baseVersion?: number | undefined
    baseRevision?: string | undefined
    versionName?: string | undefined
  },
): Promise<SaveOutcome> {
  const { userId, cvId, cv, baseVersion, baseRevision, versionName = '', now } = given
  const problems = problemsOn(cv, now)
  if (problems !== null) return { kind: 'problems', problems }
  return await inTransaction(db, async (client) => {
    const current = await lockCv(client, userId, cvId)
    if (current === null) return { kind: 'not-found' }
    if (baseVersion !== undefined && baseVersion !== current.version) return { kind: 'changed-elsewhere' }
    if (isOvertaken(current, baseRevision)) return { kind: 'changed-elsewhere' }
    return await writeVersion(client, { cvId, number: current.version + 1, name: versionName, cv, now })
  })
}

/** Saves the main CV, and makes it where there is none (S25.16). */
export async function saveMainCv(db: Database, given: Save): Promise<SaveOutcome> {
  const { userId, cv, now } = given
  const problems = problemsOn(cv, now)
  if (problems !== null) return { kind: 'problems', problems }
  return await inTransaction(db, async (client) => {
    // Two first saves at once make one CV with two versions.
    await client.query('select 1 from users where id = $1 for update', [userId])
    const { rows } = await client.query<{ id: string; version: number }>(
      'select id, version from cvs where user_id = $1 and is_main and deleted_at is null for update',
      [userId],
    )
    const cvId = rows[0]?.id ?? (await addCv(client, { userId, name: firstName(cv), cv, now }))?._id
    if (cvId === undefined) return { kind: 'too-many' }
    return await writeVersion(client, { cvId, number: (rows[0]?.version ?? 0) + 1, name: '', cv, now })
  })
}

/** Makes an older version the latest, as a version of its own. */
export async function restoreVersion(
  db: Database,
  given: { userId: string; cvId: string; number: number; now: Date },
): Promise<SaveOutcome> {
  const { userId, cvId, number, now } = given
  return await inTransaction(db, async (client) => {
    const current = await lockCv(client, userId, cvId)
    if (current === null) return { kind: 'not-found' }
    const { rows } = await client.query<{ content: Cv }>(
      'select content from cv_versions where cv_id = $1 and number = $2',
      [cvId, number],
    )
    const [row] = rows
    if (!row) return { kind: 'not-found' }
    const name = `Version ${number} again`
    return await writeVersion(client, { cvId, number: current.version + 1, name, cv: row.content, now })
  })
}

type DraftOutcome = { kind: 'kept'; revision: string } | { kind: 'changed-elsewhere' } | { kind: 'not-found' }

/** Keeps what has been typed so far, unless something else was typed elsewhere since `baseRevision`. */
export async function saveDraft(
  db: Database,
  { userId, cvId, cv, baseRevision, now }: Save & { cvId: string; baseRevision?: string | undefined },
): Promise<DraftOutcome> {
  return await inTransaction(db, async (client): Promise<DraftOutcome> => {
    const current = await lockCv(client, userId, cvId)
    if (current === null) return { kind: 'not-found' }
    if (isOvertaken(current, baseRevision)) return { kind: 'changed-elsewhere' }
    const draft = keptCv(cv)
    await client.query('update cvs set draft = $2, draft_saved_at = $3 where id = $1', [
      cvId,
      JSON.stringify(draft),
      now,
    ])
    return { kind: 'kept', revision: revisionOfKept(draft) }
  })
}

export async function dropDraft(db: Database, given: { userId: string; cvId: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    'update cvs set draft = null, draft_saved_at = null where user_id = $1 and id = $2 and deleted_at is null',
    [given.userId, given.cvId],
  )
  return rowCount === 1
}

/** Renames a CV, makes it the main one, says how it is printed. Null if they have none. */
export async function changeCv(
  db: Database,
  given: {
    userId: string
    cvId: string
    name?: string | undefined
    isMain?: true | undefined
    print?: PrintOptions | undefined
  },
): Promise<CvSummary | null> {
  const { userId, cvId, name, isMain, print } = given
  return await inTransaction(db, async (client) => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    if ((await lockCv(client, userId, cvId)) === null) return null
    if (name !== undefined) await client.query('update cvs set name = $2 where id = $1', [cvId, name])
    if (print !== undefined)
      await client.query('update cvs set print = $2 where id = $1', [cvId, JSON.stringify(print)])
    if (isMain) {
      await client.query('update cvs set is_main = false where user_id = $1 and is_main', [userId])
      await client.query('update cvs set is_main = true where id = $1', [cvId])
    }
    const found = await findCv(client, userId, cvId)
    if (found === null) return null
    const { cv: _cv, draft: _draft, print: _print, revision: _revision, ...summary } = found
    return summary
  })
}

/** @param latest what was typed last, as it is kept. */
type Locked = { version: number; latest: unknown }

async function lockCv(client: PoolClient, userId: string, cvId: string): Promise<Locked | null> {
  const { rows } = await client.query<Locked>(
    `select version, coalesce(draft, content) as latest from cvs
      where user_id = $1 and id = $2 and deleted_at is null for update`,
    [userId, cvId],
  )
  return rows[0] ?? null
}

function isOvertaken({ latest }: Locked, baseRevision: string | undefined): boolean {
  return baseRevision !== undefined && baseRevision !== revisionOfKept(latest)
}

async function writeVersion(
  client: PoolClient,
  given: { cvId: string; number: number; name: string; cv: Cv; now: Date },
): Promise<SaveOutcome> {
  const { cvId, number, name, cv, now } = given
  const kept = keptCv(cv)
  const content = JSON.stringify(kept)
  await client.query('insert into cv_versions (cv_id, number, name, content, saved_at) values ($1, $2, $3, $4, $5)', [
    cvId,
    number,
    name,
    content,
    now,
  ])
  await client.query(
    'update cvs set version = $2, content = $3, updated = $4, draft = null, draft_saved_at = null where id = $1',
    [cvId, number, content, now],
  )
  // Those with a name go last, and the newest never.
  await client.query(
    `delete from cv_versions where cv_id = $1 and number in (
       select number from cv_versions where cv_id = $1
        order by number = $2 desc, name <> '' desc, number desc offset $3)`,
    [cvId, number, cvLimits.versions],
  )
  return { kind: 'saved', cvId, version: number, savedAt: now.toISOString(), revision: revisionOfKept(kept) }
}

function problemsOn(cv: Cv, now: Date): CvProblems | null {
  const problems = cvProblems(cv, now.toISOString().slice(0, 10))
  return Object.keys(problems).length === 0 ? null : problems
}

/** What a first CV is called until the person names it. */
function firstName(cv: Cv): string {
  const wanted = cv.headline.trim() || cv.jobs[0]?.jobTitle.trim()
  return wanted ? wanted : 'My CV'
}
