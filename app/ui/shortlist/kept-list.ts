import type { Shortlist } from '../../../contract/shortlists/shortlists.ts'

/** What this browser keeps of a person's shortlist, to be read without a connection. */
export type KeptList = { list: Shortlist; /** ISO 8601, UTC. */ at: string }

const listPrefix = 'shortlist:'
export const notesPrefix = 'shortlist-notes:'

/** Keeps the list as it stands, and lets go of those of anybody else who used this browser. */
export function keepList(userId: string, list: Shortlist, now = new Date()): void {
  try {
    const name = listPrefix + userId
    for (const other of ownNames()) if (other.startsWith(listPrefix) && other !== name) localStorage.removeItem(other)
    localStorage.setItem(name, JSON.stringify({ list, at: now.toISOString() } satisfies KeptList))
  } catch {
    // Switched off or full: without a connection there is then only what is on the page.
  }
}

export function keptList(userId: string): KeptList | null {
  try {
    const stored = localStorage.getItem(listPrefix + userId)
    if (stored === null) return null
    const kept = JSON.parse(stored) as Partial<KeptList>
    // Written by an older version, or by something else.
    return Array.isArray(kept.list?.entries) && typeof kept.at === 'string' ? (kept as KeptList) : null
  } catch {
    return null
  }
}

/** Leaves nothing of anybody's shortlist in this browser: somebody logs out. */
export function forgetKeptLists(): void {
  try {
    for (const name of ownNames()) localStorage.removeItem(name)
  } catch {
    // Switched off: there is nothing.
  }
}

function ownNames(): string[] {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  return names.filter(
    (name) => name?.startsWith(listPrefix) === true || name?.startsWith(notesPrefix) === true,
  ) as string[]
}
