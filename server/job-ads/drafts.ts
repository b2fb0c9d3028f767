import type { AdContent } from '../../contract/job-ads/content.ts'
import type { AdType } from '../../contract/job-ads/costs.ts'
import { adLimits, draftLifetime, draftUndeleteHours } from '../../contract/job-ads/limits.ts'
import type { AdDraft, AdDraftSummary } from '../../contract/job-ads/my-ads.ts'
import { keptDescription, readContent } from './kept-description.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'

type Row = { id: string; name: string; content: unknown; revision: number; updated: Date; is_from_feed: boolean }

/** A person's drafts, the latest first. */
export async function listDrafts(db: Queryable, userId: string, now: Date): Promise<AdDraftSummary[]> {
  const { rows } = await db.query<{
    id: string
    type: AdType | null
    name: string
    title: string | null
    place: string | null
    updated: Date
    is_from_feed: boolean
  }>(
    `select id, content ->> 'type' as type, name, content ->> 'jobTitle' as title, content ->> 'jobLocation' as place, updated,
            feed_of is not null as is_from_feed
       from job_ad_drafts
      where user_id = $1 and updated > $2 and deleted_at is null order by updated desc, id`,
    [userId, oldest(now)],
  )
  return rows.map(({ id, type, name, title, place, updated, is_from_feed: isFromFeed }) => ({
    _id: id,
    type: type ?? 'text',
    name,
    jobTitle: title ?? '',
    jobLocation: place ?? '',
    updated: updated.toISOString(),
    until: untilOf(updated),
    isFromFeed,
  }))
}

/** Null if not found, somebody else's, deleted, or past its time. */
export async function findDraft(
  db: Queryable,
  { userId, draftId, now }: { userId: string; draftId: string; now: Date },
): Promise<AdDraft | null> {
  const { rows } = await db.query<Row>(
    `select id, name, content, revision, updated, feed_of is not null as is_from_feed from job_ad_drafts
      where id = $1 and user_id = $2 and updated > $3 and deleted_at is null`,
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

/**
 * Saves a draft over what it was, or creates it; one that was deleted in another window comes back with what is typed here.
 * @param given.feedOf the company whose feed writes it; null: a person does, and it is no longer the feed's.
 */
export async function saveDraft(
  db: Database,
  given: {
    userId: string
    draftId: string
    content: AdContent
    baseRevision: number | undefined
    feedOf: string | null
    now: Date
  },
): Promise<Saved> {
  const { userId, draftId, baseRevision, feedOf, now } = given
  const content = { ...given.content, jobDescription: keptDescription(given.content) }
  return await inTransaction(db, async (client): Promise<Saved> => {
    // Locks the person's row, so that two windows cannot create the same draft or one too many.
    await client.query('select 1 from users where id = $1 for update', [userId])
    const { rows } = await client.query<{ user_id: string; revision: number; is_deleted: boolean }>(
      'select user_id, revision, deleted_at is not null as is_deleted from job_ad_drafts where id = $1',
      [draftId],
    )
    const [there] = rows
    if (there !== undefined) {
      if (there.user_id !== userId) return { kind: 'not-found' }
      if (baseRevision !== undefined && baseRevision !== there.revision) return { kind: 'changed-elsewhere' }
      if (there.is_deleted && (await hasMost(client, userId))) return { kind: 'too-many' }
      await client.query(
        `update job_ad_drafts set content = $2, revision = $3, updated = $4, feed_of = $5, deleted_at = null where id = $1`,
        [draftId, JSON.stringify(content), there.revision + 1, now, feedOf],
      )
      return { kind: 'saved', revision: there.revision + 1 }
    }
    const isPublished = await client.query('select 1 from job_ads where id = $1', [draftId])
    if ((isPublished.rowCount ?? 0) > 0) return { kind: 'not-found' }
    if (await hasMost(client, userId)) return { kind: 'too-many' }
    // A feed that was removed a moment ago leaves no draft behind.
    if (feedOf !== null) {
      const feed = await client.query('select 1 from job_ad_feeds where company_id = $1 for key share', [feedOf])
      if (feed.rowCount === 0) return { kind: 'not-found' }
    }
    const { rowCount } = await client.query(
      `insert into job_ad_drafts (id, user_id, content, revision, created, updated, feed_of) values ($1, $2, $3, 1, $4, $4, $5)
       on conflict do nothing`,
      [draftId, userId, JSON.stringify(content), now, feedOf],
    )
    return rowCount === 1 ? { kind: 'saved', revision: 1 } : { kind: 'not-found' }
  })
}

/** Names a draft; it is the same revision as before. @returns whether there is one of that id that is theirs. */
export async function renameDraft(
  db: Queryable,
  { userId, draftId, name }: { userId: string; draftId: string; name: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update job_ad_drafts set name = $3 where id = $1 and user_id = $2 and deleted_at is null',
    [draftId, userId, name],
  )
  return rowCount === 1
}

/** Deletes a draft, which can be undone for a day. @returns whether there was one of that id that was theirs. */
export async function deleteDraft(
  db: Queryable,
  { userId, draftId, now }: { userId: string; draftId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update job_ad_drafts set deleted_at = $3 where id = $1 and user_id = $2 and deleted_at is null',
    [draftId, userId, now],
  )
  return rowCount === 1
}

/** Undoes a deletion, within a day of it. */
export async function undeleteDraft(
  db: Database,
  { userId, draftId, now }: { userId: string; draftId: string; now: Date },
): Promise<'back' | 'not-found' | 'too-many'> {
  return await inTransaction(db, async (client) => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    const { rows } = await client.query<{ is_deleted: boolean }>(
      `select deleted_at is not null as is_deleted from job_ad_drafts
        where id = $1 and user_id = $2 and updated > $3
          and (deleted_at is null or deleted_at > $4::timestamptz - make_interval(hours => $5))`,
      [draftId, userId, oldest(now), now, draftUndeleteHours],
    )
    const [there] = rows
    if (there === undefined) return 'not-found'
    if (!there.is_deleted) return 'back'
    if (await hasMost(client, userId)) return 'too-many'
    await client.query('update job_ad_drafts set deleted_at = null where id = $1', [draftId])
    return 'back'
  })
}

/** Deletes the draft of a job that its feed no longer has; one that somebody has changed is not the feed's any more, and stays. */
export async function dropFeedDraft(
  db: Queryable,
  { companyId, draftId }: { companyId: string; draftId: string },
): Promise<void> {
  await db.query('delete from job_ad_drafts where id = $1 and feed_of = $2', [draftId, companyId])
}

/** Deletes drafts that were not changed for ten days (C57), and those whose deletion nobody can undo any more. */
export async function forgetOldDrafts(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from job_ad_drafts
      where updated <= $1 or deleted_at <= $2::timestamptz - make_interval(hours => $3)`,
    [oldest(now), now, draftUndeleteHours],
  )
  return rowCount ?? 0
}

async function hasMost(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from job_ad_drafts where user_id = $1 and deleted_at is null',
    [userId],
  )
  return (rows[0]?.count ?? 0) >= adLimits.drafts
}

function untilOf(updated: Date): string {
  return new Date(updated.getTime() + draftLifetime).toISOString()
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - draftLifetime)
}

function present({ id, name, content, revision, updated, is_from_feed: isFromFeed }: Row): AdDraft {
  return {
    _id: id,
    name,
    isFromFeed,
    content: readContent(content),
    revision,
    updated: updated.toISOString(),
    until: untilOf(updated),
  }
}
