import { useCallback, useEffect, useState } from 'react'
import { messages } from '../../../contract/texts/messages.ts'
import type { Shortlist, ShortlistEntry, ShortlistNote } from '../../../contract/shortlists/shortlists.ts'
import { jobsOf, stageNames } from './entry-facts.ts'
import { keepList } from './kept-list.ts'
import { forgetMarks } from './marks.ts'
import {
  changeEntry,
  loadShortlist,
  noteTold,
  removeFromList,
  restoreToList,
  type EntryChange,
} from './shortlist-calls.ts'

/** What was done last: said until something else is, with the way back where there is one. */
export type Said = { kind: 'done' | 'problem'; text: string; undo?: readonly string[] | undefined }

/** A person's shortlist on the page: what is changed shows at once, and goes back where the server could not keep it. */
export function useShortlist({ userId, given }: { userId: string; given: Shortlist }) {
  const [list, setList] = useState(given)
  const [said, setSaid] = useState<Said | null>(null)
  // The page was loaded again.
  const [shown, setShown] = useState(given)
  if (shown !== given) {
    setShown(given)
    setList(given)
  }

  useEffect(() => {
    keepList(userId, list)
    // What a row of results knows of the list may no longer hold when the person goes back.
    forgetMarks()
  }, [userId, list])
  useEffect(() => {
    const closed = given.entries.filter(({ isNewlyClosed }) => isNewlyClosed).map(({ _id }) => _id)
    if (closed.length > 0) void noteTold(closed)
  }, [given])

  const put = useCallback((id: string, change: (entry: ShortlistEntry) => ShortlistEntry) => {
    setList((before) => ({
      ...before,
      entries: before.entries.map((entry) => (entry._id === id ? change(entry) : entry)),
    }))
  }, [])

  async function change(entry: ShortlistEntry, to: EntryChange): Promise<void> {
    put(entry._id, (one) => ({ ...one, ...to }))
    const answer = await changeEntry(entry._id, to)
    if (answer.kind === 'done') {
      put(entry._id, (one) => ({ ...answer.answer, notes: one.notes, isNewlyClosed: one.isNewlyClosed }))
      if (to.stage !== undefined)
        setSaid({ kind: 'done', text: `‘${entry.title}’ is in ‘${stageNames[answer.answer.stage]}’ now.` })
      return
    }
    const { stage, contacted, cvId, cvFileId } = entry
    put(entry._id, (one) => ({ ...one, stage, contacted, cvId, cvFileId }))
    setSaid({ kind: 'problem', text: `‘${entry.title}’ was not changed. ${answer.message}` })
  }

  async function remove(which: readonly ShortlistEntry[]): Promise<void> {
    const ids = new Set(which.map(({ _id }) => _id))
    setList((before) => ({ ...before, entries: before.entries.filter(({ _id }) => !ids.has(_id)) }))
    const answer = await removeFromList({ entries: [...ids] })
    if (answer.kind === 'done') {
      const { removed } = answer.answer
      const now = new Date().toISOString()
      const gone = which.map(({ _id, title }) => ({ _id, title, removedAt: now }))
      setList((before) => ({ ...before, removed: [...gone, ...before.removed] }))
      const what = which.length === 1 ? `‘${which[0]?.title}’ was` : `${jobsOf(which.length)} were`
      setSaid({ kind: 'done', text: `${what} removed from your shortlist.`, undo: removed })
      return
    }
    setList((before) => ({
      ...before,
      entries: [...before.entries, ...which].toSorted((a, b) => b.added.localeCompare(a.added)),
    }))
    setSaid({ kind: 'problem', text: messages.shortlistNotRemoved(`– ${answer.message}`) })
  }

  async function restore(ids: readonly string[]): Promise<void> {
    const answer = await restoreToList(ids)
    if (answer.kind !== 'done') {
      setSaid({ kind: 'problem', text: `We could not undo that. ${answer.message}`, undo: said?.undo })
      return
    }
    setList(answer.answer)
    setSaid({
      kind: 'done',
      text: `${jobsOf(ids.length)} back on your shortlist, with ${ids.length === 1 ? 'its' : 'their'} notes.`,
    })
  }

  /** The account has a note as it is now; null: no longer. */
  const takeNote = useCallback(
    (entryId: string, noteId: string, note: ShortlistNote | null) => {
      put(entryId, (entry) => {
        const others = entry.notes.filter(({ _id }) => _id !== noteId)
        const notes = note === null ? others : [...others, note]
        return { ...entry, notes: notes.toSorted((a, b) => b.created.localeCompare(a.created)) }
      })
    },
    [put],
  )

  /** The connection is back: what another device did meanwhile is shown. */
  const refresh = useCallback(async () => {
    const answer = await loadShortlist()
    if (answer.kind === 'done') setList(answer.answer)
  }, [])

  return { list, said, change, remove, restore, takeNote, refresh }
}
export type OwnShortlist = ReturnType<typeof useShortlist>
