import type { PoolClient } from 'pg'
import { shortlistLimits, type ShortlistStage } from '../../contract/shortlists/shortlists.ts'
import { isOwnCv, isOwnCvFile } from '../cvs/chosen-cvs.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'

/** What is put on the list; `appliedAmong` says which of the jobs the person has applied to. */
export type Adding = {
  userId: string
  jobIds: readonly number[]
  appliedAmong: (db: Queryable, userId: string, jobIds: readonly number[]) => Promise<{ keys: () => Iterable<number> }>
  now: Date
}

type AddOutcome = { kind: 'added'; added: number } | { kind: 'not-found' } | { kind: 'too-many' }

/**
 * Puts jobs on a person's shortlist, all or none; what is there stays, what was removed lately comes back with its notes.
 * 'not-found': there is none of these jobs.
 */
export async function addToShortlist(db: Database, given: Adding): Promise<AddOutcome> {
  return await inTransaction(db, async (client) => {
    await lockPerson(client, given.userId)
    const outcome = await addJobs(client, given)
    // Nothing of it is kept.
    if (outcome.kind === 'too-many') await client.query('rollback')
    return outcome
  })
}

/** The same within a transaction that holds the person's row; where it is too many, the caller takes it back. */
export async function addJobs(client: Queryable, { userId, jobIds, appliedAmong, now }: Adding): Promise<AddOutcome> {
  const applied = await appliedAmong(client, userId, jobIds)
  const { rows: known } = await client.query<{ id: number }>('select id from jobs where id = any($1::int[])', [jobIds])
  if (known.length === 0 && jobIds.length > 0) return { kind: 'not-found' }
  // The first of a list stands first.
  const { rowCount } = await client.query(
    `insert into shortlist_entries (user_id, job_id, job_title, employer, job_location, stage, added, told_closed_at)
     select $1, j.id, j.title, j.employer, coalesce(j.places -> 0 ->> 'name', ''),
            -- What was applied to before it was put on the list is applied to there.
            case when j.id = any($4::int[]) then 'applied' else 'to-decide' end,
            $3::timestamptz - asked.place * interval '1 millisecond',
            -- Who keeps an ad that has closed knows it.
            case when j.closed_at is not null then $3::timestamptz end
       from unnest($2::int[]) with ordinality as asked (id, place) join jobs j on j.id = asked.id
     on conflict (user_id, job_id) do update
        set removed_at = null,
          stage = case when excluded.stage = 'applied' and shortlist_entries.stage in ('to-decide', 'to-apply', 'closed')
            then 'applied' else shortlist_entries.stage end,
          added = case when shortlist_entries.removed_at is null then shortlist_entries.added else excluded.added end
      where shortlist_entries.removed_at is not null`,
    [userId, [...new Set(jobIds)], now, [...applied.keys()]],
  )
  return (await countOf(client, userId)) > shortlistLimits.entries
    ? { kind: 'too-many' }
    : { kind: 'added', added: rowCount ?? 0 }
}

/** What is to be taken off: by its own ids, by those of its jobs, or everything. */
export type Which = { entries: readonly string[] } | { jobs: readonly number[] } | { all: true }

/** @returns the entries that were taken off and can be had back for a day. */
export async function removeFromShortlist(
  db: Queryable,
  { userId, which, now }: { userId: string; which: Which; now: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `update shortlist_entries set removed_at = $2
      where user_id = $1 and removed_at is null
        and ($3::uuid[] is null or id = any($3)) and ($4::int[] is null or job_id = any($4))
      returning id`,
    [userId, now, 'entries' in which ? which.entries : null, 'jobs' in which ? which.jobs : null],
  )
  return rows.map(({ id }) => id)
}

type RestoreOutcome = { kind: 'back' } | { kind: 'not-found' } | { kind: 'too-many' }

/** Takes a removal back; what came back otherwise meanwhile stays. */
export async function restoreToShortlist(
  db: Database,
  { userId, entries, now }: { userId: string; entries: readonly string[]; now: Date },
): Promise<RestoreOutcome> {
  return await inTransaction(db, async (client): Promise<RestoreOutcome> => {
    await lockPerson(client, userId)
    await client.query(
      `update shortlist_entries set removed_at = null
        where user_id = $1 and id = any($2::uuid[]) and removed_at > $3::timestamptz - make_interval(hours => $4)`,
      [userId, entries, now, shortlistLimits.restoreHours],
    )
    if ((await countOf(client, userId)) > shortlistLimits.entries) {
      await client.query('rollback')
      return { kind: 'too-many' }
    }
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from shortlist_entries
        where user_id = $1 and id = any($2::uuid[]) and removed_at is null`,
      [userId, entries],
    )
    return entries.length > 0 && rows[0]?.count === 0 ? { kind: 'not-found' } : { kind: 'back' }
  })
}

type Change = {
  stage?: ShortlistStage | undefined
  contacted?: boolean | undefined
  cvId?: string | null | undefined
  cvFileId?: string | null | undefined
}

/** One CV goes with a job: choosing a file lets go of one that was written here, and the other way round.
 * @returns false: there is no such entry of theirs, or no such CV. */
export async function changeEntry(
  db: Queryable,
  { userId, entryId, change }: { userId: string; entryId: string; change: Change },
): Promise<boolean> {
  const cvId = change.cvId ?? null
  const cvFileId = cvId === null ? (change.cvFileId ?? null) : null
  if (cvId !== null && !(await isOwnCv(db, userId, cvId))) return false
  if (cvFileId !== null && !(await isOwnCvFile(db, userId, cvFileId))) return false
  const { rowCount } = await db.query(
    `update shortlist_entries
        set stage = coalesce($3, stage), contacted = coalesce($4, contacted),
            cv_id = case when $5 or $8::uuid is not null then $6::uuid else cv_id end,
            cv_file_id = case when $7 or $6::uuid is not null then $8::uuid else cv_file_id end
      where user_id = $1 and id = $2 and removed_at is null`,
    [
      userId,
      entryId,
      change.stage ?? null,
      change.contacted ?? null,
      change.cvId !== undefined,
      cvId,
      change.cvFileId !== undefined,
      cvFileId,
    ],
  )
  return rowCount === 1
}

/** An application was sent: what waited to be applied to is applied to. A job that is not on the list stays off it. */
export async function moveToApplied(
  db: Queryable,
  { userId, jobId }: { userId: string; jobId: number },
): Promise<void> {
  await db.query(
    `update shortlist_entries set stage = 'applied'
      where user_id = $1 and job_id = $2 and stage in ('to-decide', 'to-apply', 'closed')`,
    [userId, jobId],
  )
}

/** That these have closed has been said. */
export async function noteToldClosed(
  db: Queryable,
  { userId, entries, now }: { userId: string; entries: readonly string[]; now: Date },
): Promise<void> {
  await db.query(
    `update shortlist_entries e set told_closed_at = $3
      where e.user_id = $1 and e.id = any($2::uuid[])
        and not exists (select 1 from jobs j where j.id = e.job_id and j.closed_at is null)`,
    [userId, entries, now],
  )
}

/** What nobody can have back any more goes for good. */
export async function forgetRemoved(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from shortlist_entries where removed_at <= $1::timestamptz - make_interval(hours => $2)', [
    now,
    shortlistLimits.restoreHours,
  ])
}

/** Of two that add at once, the second counts what the first has added. */
export async function lockPerson(client: PoolClient, userId: string): Promise<void> {
  await client.query('select 1 from users where id = $1 for update', [userId])
}

async function countOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from shortlist_entries where user_id = $1 and removed_at is null',
    [userId],
  )
  return rows[0]?.count ?? 0
}
