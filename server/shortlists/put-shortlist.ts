import type { GivenEntry, GivenNote } from '../../contract/shortlists/api.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { addJobs, lockPerson, type Adding } from './change-shortlist.ts'
import { jobIdOf } from './job-id.ts'
import { replaceNotes } from './notes.ts'

type Outcome = { kind: 'done' } | { kind: 'not-found' } | { kind: 'too-many' }

/** Puts a list in place of a person's shortlist: what is not in it is taken off, and can be had back for a day. */
export async function replaceShortlist(
  db: Database,
  {
    userId,
    entries,
    appliedAmong,
    now,
  }: Pick<Adding, 'userId' | 'appliedAmong' | 'now'> & { entries: readonly GivenEntry[] },
): Promise<Outcome> {
  const given = new Map(
    entries.map((entry) => [jobIdOf(typeof entry.job === 'string' ? entry.job : entry.job._id), entry]),
  )
  const jobIds = [...given.keys()].filter((id) => id !== null)
  if (jobIds.length < given.size) return { kind: 'not-found' }
  return await inTransaction(db, async (client): Promise<Outcome> => {
    await lockPerson(client, userId)
    await client.query(
      `update shortlist_entries set removed_at = $3
        where user_id = $1 and removed_at is null and not coalesce(job_id = any($2::int[]), false)`,
      [userId, jobIds, now],
    )
    const outcome = await addJobs(client, { userId, jobIds, appliedAmong, now })
    if (outcome.kind !== 'added') {
      await client.query('rollback')
      return outcome
    }
    const { rows } = await client.query<{ id: string; job_id: number }>(
      'select id, job_id from shortlist_entries where user_id = $1 and removed_at is null and job_id is not null',
      [userId],
    )
    for (const { id, job_id } of rows) {
      const entry = given.get(job_id)
      if (entry?.notes !== undefined) await replaceNotes(client, { entryId: id, notes: entry.notes, now })
      if (entry?.contacted !== undefined) {
        await client.query('update shortlist_entries set contacted = $2 where id = $1', [id, entry.contacted])
      }
    }
    return { kind: 'done' }
  })
}

/** Puts notes in place of those of a job on a person's shortlist. */
export async function replaceNotesOfJob(
  db: Database,
  { userId, jobId, notes, now }: { userId: string; jobId: number | null; notes: readonly GivenNote[]; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client): Promise<Outcome> => {
    const { rows } = await client.query<{ id: string }>(
      'select id from shortlist_entries where user_id = $1 and job_id = $2 and removed_at is null for update',
      [userId, jobId],
    )
    const [entry] = rows
    if (entry === undefined) return { kind: 'not-found' }
    await replaceNotes(client, { entryId: entry.id, notes, now })
    return { kind: 'done' }
  })
}
