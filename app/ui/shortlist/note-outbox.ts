import type { ShortlistNote } from '../../../contract/shortlists/shortlists.ts'
import type { CallAnswer } from './shortlist-calls.ts'

/** A note that was typed and has not reached the account. */
export type PendingNote = {
  entryId: string
  noteId: string
  content: string
  /** When the text was changed that it was begun from; null: the account has no such note yet. */
  base: string | null
  state: 'typed' | 'sending' | 'waiting' | 'refused'
  /** Why it waits, or was refused. */
  why: string
}

type Place = { entryId: string; noteId: string }

type Deps = {
  save: (place: Place, text: { content: string; base: string | null }) => Promise<CallAnswer<ShortlistNote>>
  remove: (place: Place) => Promise<CallAnswer<unknown>>
  /** Told of a note as the account has it now; null: it has it no more. */
  onKept: (place: Place, note: ShortlistNote | null) => void
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  storageName: string
  newId: () => string
}

/** Milliseconds after the last key, and before another try. */
export const pauses = { typing: 1_000, retry: 10_000 } as const

/**
 * Notes on their way to the account: kept in the browser with every key, sent a second after the last one, one at a time, and again
 * until they arrive, also when the page was closed meanwhile. What another window wrote to the same note stays, and so does what was
 * typed here: it becomes a note of its own.
 */
export function createNoteOutbox({ save, remove, onKept, storage, storageName, newId }: Deps) {
  let pending: readonly PendingNote[] = read(storage, storageName)
  let sending: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(next: readonly PendingNote[]): void {
    pending = next
    try {
      if (next.length === 0) storage?.removeItem(storageName)
      else storage?.setItem(storageName, JSON.stringify(next))
    } catch {
      // Full or switched off: it is still in the page.
    }
    for (const listener of listeners) listener()
  }

  const isSame = (a: Place) => (b: Place) => a.entryId === b.entryId && a.noteId === b.noteId
  const update = (place: Place, change: Partial<PendingNote>) =>
    set(pending.map((note) => (isSame(place)(note) ? { ...note, ...change } : note)))
  const drop = (place: Place) => set(pending.filter((note) => !isSame(place)(note)))
  const later = (milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  /** Something was typed. Empty: the note goes. */
  function type(place: Place, content: string, base: string | null): void {
    const before = pending.find(isSame(place))
    const note: PendingNote = { ...place, content, base: before?.base ?? base, state: 'typed', why: '' }
    set(before === undefined ? [...pending, note] : pending.map((one) => (one === before ? note : one)))
    later(pauses.typing)
  }

  /** Sends everything that waits, each in its turn. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (sending !== null) return await sending
    sending = sendAll()
    await sending
    sending = null
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const note = pending.find(({ state }) => state !== 'refused')
      if (note === undefined) return
      update(note, { state: 'sending' })
      const answer = await send(note)
      if (answer.kind === 'failed') {
        // Nothing else would come through either.
        set(pending.map((one) => (one.state === 'refused' ? one : { ...one, state: 'waiting', why: answer.message })))
        return later(pauses.retry)
      }
      take(note, answer)
    }
  }

  async function send(note: PendingNote): Promise<CallAnswer<ShortlistNote | null>> {
    const content = note.content.trim()
    if (content !== '') return await save(note, { content, base: note.base })
    // Also where the account has none yet: its answer may have been lost on the way.
    const answer = await remove(note)
    return answer.kind === 'done' ? { kind: 'done', answer: null } : answer
  }

  function take(sent: PendingNote, answer: Exclude<CallAnswer<ShortlistNote | null>, { kind: 'failed' }>): void {
    const now = pending.find(isSame(sent))
    const isTypedOn = now !== undefined && now.content !== sent.content
    if (answer.kind === 'done') {
      onKept(sent, answer.answer)
      if (isTypedOn) update(sent, { base: answer.answer?.changed ?? null, state: 'typed' })
      else drop(sent)
    } else if (answer.status === 409 && sent.base !== null) {
      update(sent, { noteId: newId(), base: null, state: 'typed' })
    } else if (answer.status === 404 && sent.content.trim() === '') {
      drop(sent)
    } else update(sent, { state: 'refused', why: answer.message })
  }

  return {
    type,
    flush,
    /** What was refused is let go, or tried again. */
    drop,
    pending: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => clearTimeout(timer),
  }
}
export type NoteOutbox = ReturnType<typeof createNoteOutbox>

function read(storage: Deps['storage'], name: string): PendingNote[] {
  try {
    const stored = JSON.parse(storage?.getItem(name) ?? '[]') as unknown
    if (!Array.isArray(stored)) return []
    // What was on its way when the page went may not have arrived.
    return (stored as PendingNote[]).map((note) => (note.state === 'refused' ? note : { ...note, state: 'waiting' }))
  } catch {
    return [] // Switched off, or written by something else.
  }
}
