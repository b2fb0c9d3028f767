import { useState } from 'react'
import { shortlistLimits } from '../../../contract/shortlists/stages.ts'
import type { ShortlistEntry } from '../../../contract/shortlists/shortlists.ts'
import { dayOf, timeOf } from '../dates.ts'
import css from './entry-notes.module.css'
import type { PendingNote } from './note-outbox.ts'
import type { Notes } from './use-notes.ts'
import { Button } from '../parts/button.tsx'
import { TextArea } from '../parts/text-field.tsx'

type Shown = { noteId: string; content: string; base: string | null; date: string | null; pending: PendingNote | null }

/** The notes of a job, each typed where it stands and saved as it is typed. */
export function EntryNotes({ entry, notes }: { entry: ShortlistEntry; notes: Notes }) {
  // A field that was opened and has nothing in it yet.
  const [fresh, setFresh] = useState<string | null>(null)
  const pending = notes.pending.filter(({ entryId }) => entryId === entry._id)
  const shown = shownNotes(entry, pending)
  const hasFresh = fresh !== null && !shown.some(({ noteId }) => noteId === fresh)
  const all: Shown[] = hasFresh
    ? [{ noteId: fresh, content: '', base: null, date: null, pending: null }, ...shown]
    : shown
  return (
    <div className={css.notes}>
      {all.map(({ noteId, content, base, date, pending: own }) => (
        <div className={css.note} key={noteId}>
          <TextArea
            id={`note-${noteId}`}
            label={
              <span className="unseen">{`Note on ${entry.title}${date === null ? '' : `, of ${dayOf(date)}`}`}</span>
            }
            // A field that was just asked for is where the person goes on.
            ref={noteId === fresh && content === '' ? focusOnce : undefined}
            rows={Math.min(8, Math.max(2, content.split('\n').length))}
            maxLength={shortlistLimits.note}
            value={content}
            onChange={(text) => notes.type({ entryId: entry._id, noteId }, text, base)}
          />
          <p className={own?.state === 'refused' ? 'problem' : 'hint'}>
            {savedWords({ content, date, own })}
            {own?.state === 'refused' && (
              <Button look="plain" type="button" onClick={() => notes.drop({ entryId: entry._id, noteId })}>
                Discard what I typed
              </Button>
            )}
          </p>
        </div>
      ))}
      <Button
        look="plain"
        type="button"
        aria-label={`Add a note on ${entry.title}`}
        onClick={() => setFresh(crypto.randomUUID())}
      >
        Add a note
      </Button>
    </div>
  )
}

/** What the account has, with what was typed since; what it does not have yet stands first. */
function shownNotes({ notes }: ShortlistEntry, pending: readonly PendingNote[]): Shown[] {
  const known = notes.map((note): Shown => {
    const own = pending.find(({ noteId }) => noteId === note._id) ?? null
    return {
      noteId: note._id,
      content: own?.content ?? note.content,
      base: note.changed,
      date: note.changed,
      pending: own,
    }
  })
  const others = pending
    .filter(({ noteId }) => !notes.some(({ _id }) => _id === noteId))
    .map((own): Shown => ({ noteId: own.noteId, content: own.content, base: own.base, date: null, pending: own }))
  return [...others.toReversed(), ...known]
}

function savedWords({ content, date, own }: { content: string; date: string | null; own: PendingNote | null }): string {
  switch (own?.state) {
    case undefined:
      return date === null ? 'Saved as you type' : `Saved ${dayOf(date)}, ${timeOf(date)}`
    case 'typed':
    case 'sending':
      return content.trim() === '' ? 'Deleting …' : 'Saving …'
    case 'waiting':
      return `Saved in this browser, but not in your account yet. ${own?.why ?? ''} We will keep trying.`
    case 'refused':
      return `Not saved: ${own?.why ?? ''} `
  }
}

const focused = new WeakSet<HTMLElement>()
function focusOnce(field: HTMLTextAreaElement | null): void {
  if (field === null || focused.has(field)) return
  focused.add(field)
  field.focus()
}
