import { keptList, notesPrefix, type KeptList } from '../ui/shortlist/kept-list.ts'
import type { PendingNote } from '../ui/shortlist/note-outbox.ts'

const listPrefix = 'shortlist:'

/** As long as a login lasts at most: what is older is nobody's who is logged in. */
const longestLogin = 90 * 86_400_000

export type KeptHere = KeptList & { pending: readonly PendingNote[] }

/** The shortlist that this browser has, with the notes that have not reached the account; null: none. */
export function keptHere(now: Date): KeptHere | null {
  try {
    for (const name of namesOfLists()) {
      const userId = name.slice(listPrefix.length)
      const kept = keptList(userId)
      if (kept === null || now.getTime() - Date.parse(kept.at) > longestLogin) continue
      return { ...kept, pending: pendingOf(userId) }
    }
  } catch {
    // Storage is switched off.
  }
  return null
}

/**
 * Leaves in this browser no list but that of the person who is logged in. Notes on their way stay: they are shown to nobody else, and still
 * have to arrive.
 * @param userId Null: nobody is logged in.
 */
export function keepOnlyListOf(userId: string | null): void {
  try {
    for (const name of namesOfLists()) if (name !== listPrefix + userId) localStorage.removeItem(name)
  } catch {
    // Storage is switched off: there is nothing.
  }
}

function namesOfLists(): string[] {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return names.filter((name) => name.startsWith(listPrefix))
}

function pendingOf(userId: string): PendingNote[] {
  try {
    const stored = JSON.parse(localStorage.getItem(notesPrefix + userId) ?? '[]') as unknown
    return Array.isArray(stored) ? (stored as PendingNote[]) : []
  } catch {
    return []
  }
}
