import type { AdContent } from '../../contract/job-ads/content.ts'
import { adLimits, draftLifetime } from '../../contract/job-ads/limits.ts'
import type { AdDraft, AdDraftSummary } from '../../contract/job-ads/my-ads.ts'
import { keptDescription, readContent } from './kept-description.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'

type Row = { id: string; content: unknown; revision: number; updated: Date }

/** A person's drafts, the latest first. */
export async function listDrafts(db: Queryable, userId: string, now: Date): Promise<AdDraftSummary[]> {
  const { rows } = await db.query<{ id: string; title: string | null; updated: Date }>(
    `select id, content ->> 'jobTitle' as title, updated from job_ad_drafts
      where user_id = $1 and updated > $2 order by updated desc, id`,
    [userId, oldest(now)],
  )
  return rows.map(({ id, title, updated }) => ({ _id: id, jobTitle: title ?? '', updated: updated.toISOString() }))
}

/** Null if not found, somebody else's, or past its time. */
export async function findDraft(
  db: Queryable,
  { userId, draftId, now }: { userId: string; draftId: string; now: Date },
): Promise<AdDraft | null> {
  const { rows } = await db.query<Row>(
    'select id, content, revision, updated from job_ad_drafts where id = $1 and user_id = $2 and updated > $3',
    [draftId, userId, oldest(now)],
  )
  return rows[0] ? present(rows[0]) : null
}

type Saved =
  | { kind: 'saved'; revision: number }
  /** It was saved elsewhere since the save that this one began from. */
  | { kind: 'changed-elsewhere' }
  | { kind: 'too-many' }
  /** The id is somebody else's, or of an ad that is published. */
  | { kind: 'not-found' }

/** Saves a draft over what it was, or creates it. */
export async function saveDraft(
  db: Database,
  given: { userId: string; draftId: string; content: AdContent; baseRevision: number | undefined; now: Date },
): Promise<Saved> {
  const { userId, draftId, baseRevision, now } = given
  const content = { ...given.content, jobDescription: keptDescription(given.content) }
  return await inTransaction(db, async (client): Promise<Saved> => {
    // Locks the person's row, so that two windows cannot create the same draft or one too many.
    await client.query('select 1 from users where id = $1 for update', [userId])
    const { rows } = await client.query<{ user_id: string; revision: number }>(
      'select user_id, revision from job_ad_drafts where id = $1',
      [draftId],
    )
    const [there] = rows
    if (there !== undefined) {
      if (there.user_id !== userId) return { kind: 'not-found' }
      if (baseRevision !== undefined && baseRevision !== there.revision) return { kind: 'changed-elsewhere' }
      await client.query('update job_ad_drafts set content = $2, revision = $3, updated = $4 where id = $1', [
        draftId,
        JSON.stringify(content),
        there.revision + 1,
        now,
      ])
      return { kind: 'saved', revision: there.revision + 1 }
    }
    const isPublished = await client.query('select 1 from job_ads where id = $1', [draftId])
    if ((isPublished.rowCount ?? 0) > 0) return { kind: 'not-found' }
    const held = await client.query<{ count: number }>(
      'select count(*)::int as count from job_ad_drafts where user_id = $1',
      [userId],
    )
    if ((held.rows[0]?.count ?? 0) >= adLimits.drafts) return { kind: 'too-many' }
    const { rowCount } = await client.query(
      `insert into job_ad_drafts (id, user_id, content, revision, created, updated) values ($1, $2, $3, 1, $4, $4)
       on conflict do nothing`,
      [draftId, userId, JSON.stringify(content), now],
    )
    return rowCount === 1 ? { kind: 'saved', revision: 1 } : { kind: 'not-found' }
  })
}

/** @returns whether there was one of that id that was theirs. */
export async function deleteDraft(
  db: Queryable,
  { userId, draftId }: { userId: string; draftId: string },
): Promise<boolean> {
  const { rowCount } = await db.query('delete from job_ad_drafts where id = $1 and user_id = $2', [draftId, userId])
  return rowCount === 1
}

/** Deletes drafts that were not changed for ten days (C57). */
export async function forgetOldDrafts(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query('delete from job_ad_drafts where updated <= $1', [oldest(now)])
  return rowCount ?? 0
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - draftLifetime)
}

function present({ id, content, revision, updated }: Row): AdDraft {
  return {
    _id: id,
    content: readContent(content),
    revision,
    updated: updated.toISOString(),
    until: new Date(updated.getTime() + draftLifetime).toISOString(),
  }
}
