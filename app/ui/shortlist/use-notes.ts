import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ShortlistNote } from '../../../contract/shortlists/shortlists.ts'
import { notesPrefix } from './kept-list.ts'
import { createNoteOutbox, type NoteOutbox, type PendingNote } from './note-outbox.ts'
import { deleteNote, saveNote } from './shortlist-calls.ts'

type Options = {
  userId: string
  onKept: (entryId: string, noteId: string, note: ShortlistNote | null) => void
  onOnline: () => Promise<void>
}

export type Notes = Pick<NoteOutbox, 'type' | 'drop'> & {
  pending: readonly PendingNote[]
  isOnline: boolean
}

/** The notes that are on their way from this page to the account, also from before it was closed. */
export function useNotes({ userId, onKept, onOnline }: Options): Notes {
  const [outbox] = useState(() =>
    createNoteOutbox({
      save: saveNote,
      remove: deleteNote,
      onKept: ({ entryId, noteId }, note) => onKept(entryId, noteId, note),
      storage: storageOf(),
      storageName: notesPrefix + userId,
      newId: () => crypto.randomUUID(),
    }),
  )
  useEffect(() => {
    void outbox.flush()
    const send = () => void outbox.flush().then(onOnline)
    // What was typed a moment ago is sent before the page goes; what does not arrive is in the browser.
    const leave = () => void outbox.flush()
    window.addEventListener('online', send)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('pagehide', leave)
      leave()
      outbox.stop()
    }
  }, [outbox, onOnline])
  const pending = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.pending(),
    () => none,
  )
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return { type: outbox.type, drop: outbox.drop, pending, isOnline }
}

const none: readonly PendingNote[] = []

/** Null where the browser lets pages keep nothing. */
function storageOf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
