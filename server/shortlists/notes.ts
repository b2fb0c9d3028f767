import { randomUUID } from 'node:crypto'
import type { GivenNote } from '../../contract/shortlists/api.ts'
import { shortlistLimits, type ShortlistNote } from '../../contract/shortlists/shortlists.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { presentNote, type NoteRow } from './shortlist.ts'

/** A note as its table gives it; inside of an entry it comes as JSON. */
type StoredNote = NoteRow & { created: Date; changed: Date }

type SaveOutcome =
  | { kind: 'saved'; note: ShortlistNote }
  | { kind: 'not-found' }
  | { kind: 'changed-elsewhere' }
  | { kind: 'too-many' }

/**
 * Writes a note of a person's job. Sent twice, it is one note. `base`: when the text was changed that it was begun from, null for a
 * new one; what another window wrote since is not overwritten.
 */
export async function saveNote(
  db: Database,
  note: { userId: string; entryId: string; noteId: string; content: string; base: string | null; now: Date },
): Promise<SaveOutcome> {
  const { userId, entryId, noteId, content, base, now } = note
  return await inTransaction(db, async (client): Promise<SaveOutcome> => {
    const { rowCount } = await client.query(
      'select 1 from shortlist_entries where user_id = $1 and id = $2 and removed_at is null for update',
      [userId, entryId],
    )
    if (rowCount === 0) return { kind: 'not-found' }
    const { rows } = await client.query<StoredNote>(
      'select id, content, created, changed from shortlist_notes where entry_id = $1',
      [entryId],
    )
    const there = rows.find(({ id }) => id === noteId)
    if (there?.content === content) return { kind: 'saved', note: presentNote(there) }
    if (there !== undefined && new Date(there.changed).toISOString() !== base) return { kind: 'changed-elsewhere' }
    if (there === undefined && rows.length >= shortlistLimits.notes) return { kind: 'too-many' }
    const saved = await client.query<StoredNote>(
      `insert into shortlist_notes (entry_id, id, content, created, changed) values ($1, $2, $3, $4, $4)
       on conflict (entry_id, id) do update set content = excluded.content, changed = excluded.changed
       returning id, content, created, changed`,
      [entryId, noteId, content, now],
    )
    const [row] = saved.rows
    return row === undefined ? { kind: 'not-found' } : { kind: 'saved', note: presentNote(row) }
  })
}

/** A note that is gone already is deleted, too. @returns false: there is no such entry of theirs. */
export async function deleteNote(
  db: Queryable,
  { userId, entryId, noteId }: { userId: string; entryId: string; noteId: string },
): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from shortlist_entries where user_id = $1 and id = $2', [
    userId,
    entryId,
  ])
  if (rowCount === 0) return false
  await db.query('delete from shortlist_notes where entry_id = $1 and id = $2', [entryId, noteId])
  return true
}

/** Puts notes in place of all those of an entry; those without an id that say what one of it says keep its time. */
export async function replaceNotes(
  db: Queryable,
  { entryId, notes, now }: { entryId: string; notes: readonly GivenNote[]; now: Date },
): Promise<void> {
  const { rows } = await db.query<StoredNote>(
    'delete from shortlist_notes where entry_id = $1 returning id, content, created, changed',
    [entryId],
  )
  const taken = new Set<string>()
  for (const [at, { _id, content, created }] of notes.entries()) {
    const before = rows.find(
      (row) => (_id === undefined ? row.content === content : row.id === _id) && !taken.has(row.id),
    )
    const id = before?.id ?? (_id === undefined || taken.has(_id) ? randomUUID() : _id)
    taken.add(id)
    // A clock that is ahead must not date a note later than now; the list's own order is kept.
    const given = created === undefined ? now : new Date(created)
    const first = before?.created ?? new Date(Math.min(given.getTime(), now.getTime()) - at)
    await db.query(
      'insert into shortlist_notes (entry_id, id, content, created, changed) values ($1, $2, $3, $4, $5)',
      [entryId, id, content, first, before?.content === content ? before.changed : now],
    )
  }
}
