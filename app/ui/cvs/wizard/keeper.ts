import type { Cv } from '../../../../contract/cvs/cvs.ts'
import type { KeepAnswer } from '../draft-store.ts'

/** How sending to the account went. `again`: worth another try; `refused`: not until something is changed. */
export type SendAnswer =
  | { kind: 'kept'; savedAt: string }
  | { kind: 'again'; why: string }
  | { kind: 'refused'; why: string }
  /** Something else was typed elsewhere since. */
  | { kind: 'overtaken'; why: string }

/** Where what is typed goes. */
export type KeepPlaces = {
  /** Keeps it in this browser, at once. */
  here: (cv: Cv) => KeepAnswer
  /** To the account; null: it lives in this browser only. */
  send: ((cv: Cv) => Promise<SendAnswer>) | null
  /** The account has it: the browser's copy may go. */
  letGoHere: () => void
}

export type KeepState =
  | { kind: 'clean' }
  | { kind: 'typing' }
  | { kind: 'sending' }
  | { kind: 'kept-here'; at: string; until: string }
  | { kind: 'kept-in-account'; at: string }
  /** In this browser, not yet in the account. `willRetry`: it is sent again by itself. */
  | { kind: 'waiting'; why: string; willRetry: boolean; isOvertaken?: true; here: KeepAnswer }
  | { kind: 'lost'; answer: KeepAnswer }

/** Milliseconds after the last key, and before another try. */
export const pauses = { typing: 1_000, retry: 10_000 } as const

/**
 * Keeps what is typed: a second after the last key, first in this browser, then in the account, one at a time and always the latest, so
 * that no older text ever lands on a newer one. What cannot be sent stays in the browser and is sent again.
 */
export function createKeeper(first: KeepPlaces) {
  let places = first
  let state: KeepState = { kind: 'clean' }
  /** Typed, and not kept yet. */
  let typed: Cv | null = null
  /** To be sent, once nothing is on its way. */
  let due: Cv | null = null
  let onItsWay: Promise<void> | null = null
  let isHeldBack = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function say(next: KeepState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** Something was typed. */
  function change(cv: Cv): void {
    typed = cv
    if (state.kind !== 'typing') say({ kind: 'typing' })
    clearTimeout(timer)
    timer = setTimeout(keepNow, pauses.typing)
  }

  /** Keeps what is not kept yet without waiting: the page may be about to go. */
  function keepNow(): void {
    clearTimeout(timer)
    if (typed === null) return
    const cv = typed
    typed = null
    const answer = places.here(cv)
    if (places.send === null) {
      const isKept = answer.kind === 'kept'
      return say(isKept ? { kind: 'kept-here', at: answer.savedAt, until: answer.until } : { kind: 'lost', answer })
    }
    due = cv
    say({ kind: 'sending' })
    sendDue(answer)
  }

  function sendDue(here: KeepAnswer): void {
    const { send } = places
    if (due === null || onItsWay !== null || isHeldBack || send === null) return
    const cv = due
    due = null
    onItsWay = send(cv).then((answer) => {
      onItsWay = null
      if (due !== null) return sendDue(here) // Typed and kept in the meantime: this one is the latest.
      switch (answer.kind) {
        case 'kept':
          // What is being typed right now is kept in its turn.
          if (typed !== null) return
          places.letGoHere()
          return say({ kind: 'kept-in-account', at: answer.savedAt })
        case 'again':
          due = cv
          clearTimeout(retryTimer)
          retryTimer = setTimeout(retry, pauses.retry)
          return say({ kind: 'waiting', why: answer.why, willRetry: true, here })
        case 'refused':
          return say({ kind: 'waiting', why: answer.why, willRetry: false, here })
        case 'overtaken':
          return say({ kind: 'waiting', why: answer.why, willRetry: false, isOvertaken: true, here })
      }
    })
  }

  /** Sends at once what waits for another try: the connection is back. */
  function retry(): void {
    if (typed !== null) return keepNow()
    if (due === null || state.kind !== 'waiting') return
    const { here } = state
    say({ kind: 'sending' })
    sendDue(here)
  }

  /**
   * Does something with the account while no draft is on its way to it, and none starts: a save that a late draft must not follow.
   * What is typed in the meantime is sent afterwards.
   */
  async function alone<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
    clearTimeout(timer)
    isHeldBack = true
    due = null
    try {
      await onItsWay
      typed = null
      return await act()
    } finally {
      isHeldBack = false
      if (typed !== null || due !== null) keepAfter()
    }
  }

  function keepAfter(): void {
    if (typed === null && due !== null) typed = due
    due = null
    clearTimeout(timer)
    timer = setTimeout(keepNow, pauses.typing)
  }

  return {
    change,
    keepNow,
    retry,
    alone,
    /** From now on it goes elsewhere. */
    moveTo: (next: KeepPlaces) => {
      places = next
    },
    /** It is kept as it stands, by anyone who says so. */
    settle: (next: KeepState) => {
      if (typed === null && due === null) say(next)
    },
    hasUnkept: () => typed !== null || due !== null || onItsWay !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    stop: () => {
      clearTimeout(timer)
      clearTimeout(retryTimer)
    },
  }
}
