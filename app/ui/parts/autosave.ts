/** How a save went. `again`: worth another try; `problems`: what is wrong, by field. */
export type SaveAnswer =
  | { kind: 'saved'; revision: number; savedAt: string }
  | { kind: 'changed-elsewhere' }
  | { kind: 'gone' }
  | { kind: 'problems'; problems: Readonly<Record<string, string>> }
  | { kind: 'again'; why: string }

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** Not kept yet; it is tried again by itself. */
  | { kind: 'waiting'; why: string }
  | { kind: 'problems'; problems: Readonly<Record<string, string>> }
  | { kind: 'changed-elsewhere' }
  | { kind: 'gone' }

type Send<Text> = (text: Text, given: { baseRevision: number; isLeaving: boolean }) => Promise<SaveAnswer>

/** Milliseconds after the last key, and before another try. */
export const pauses = { typing: 1_000, retry: 8_000 } as const

/**
 * Saves what is typed: a second after the last key, one save at a time and always the latest text, each on top of the one before, so
 * that no older text lands on a newer one. What does not get through is sent again.
 */
export function createAutosave<Text>({ send, revision }: { send: Send<Text>; revision: number }) {
  let base = revision
  let state: SaveState = { kind: 'clean' }
  /** Typed and not kept. */
  let due: Text | null = null
  let sending: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  const listeners = new Set<() => void>()

  const say = (next: SaveState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const later = (milliseconds: number): void => {
    clearTimeout(timer)
    if (!isHeld) timer = setTimeout(() => void flush(), milliseconds)
  }

  /** Something was typed. */
  function change(text: Text): void {
    due = text
    // What another window wrote is not written over until the person has said so.
    if (state.kind === 'changed-elsewhere' || state.kind === 'gone') return
    if (state.kind !== 'saving') say({ kind: 'saving' })
    later(pauses.typing)
  }

  /** Sends what is not kept yet, and waits for it. @returns whether all is kept. */
  async function flush(isLeaving = false): Promise<boolean> {
    clearTimeout(timer)
    await sending
    if (due === null) return true
    if (isHeld && !isLeaving) return false
    if (state.kind === 'changed-elsewhere' || state.kind === 'gone') return false
    const text = due
    due = null
    say({ kind: 'saving' })
    const baseRevision = base
    sending = send(text, { baseRevision, isLeaving }).then((answer) => {
      sending = null
      take(answer, text, baseRevision)
    })
    await sending
    return due === null && state.kind === 'saved'
  }

  function take(answer: SaveAnswer, text: Text, sentOn: number): void {
    if (answer.kind === 'saved') {
      base = answer.revision
      if (due === null) return say({ kind: 'saved', at: answer.savedAt })
      return later(0)
    }
    due ??= text
    switch (answer.kind) {
      case 'again':
        say({ kind: 'waiting', why: answer.why })
        return later(pauses.retry)
      case 'problems':
        return say({ kind: 'problems', problems: answer.problems })
      case 'changed-elsewhere':
        // By this window's own form, as it is known by now.
        if (base !== sentOn) return later(0)
        return say({ kind: 'changed-elsewhere' })
      case 'gone':
        return say({ kind: 'gone' })
    }
  }

  /** The form of this window was sent whole, and is this revision now: what is typed goes on top of it. */
  function savedByForm(revision: number): void {
    if (revision <= base) return
    base = revision
    if (state.kind === 'changed-elsewhere') say({ kind: 'saving' })
    if (due !== null) later(0)
  }

  return {
    change,
    flush,
    savedByForm,
    /** The whole form is being submitted: until `release`, nothing is saved beside it, or the server would refuse one of the two. */
    hold: () => {
      isHeld = true
      clearTimeout(timer)
    },
    /** The form was answered: saves what was typed in the meantime. */
    release: () => {
      if (!isHeld) return
      isHeld = false
      if (due !== null) later(0)
    },
    /** What is typed here is to be kept, on top of what another window saved. */
    keepMine: (revisionThere: number) => {
      base = revisionThere
      say({ kind: 'saving' })
      later(0)
    },
    /** The revision that is kept, which the whole form starts from. */
    base: () => base,
    hasUnsaved: () => due !== null || sending !== null,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => clearTimeout(timer),
  }
}
export type Autosave<Text> = ReturnType<typeof createAutosave<Text>>
