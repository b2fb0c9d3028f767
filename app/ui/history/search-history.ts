import { searchLimits } from '../../../contract/job-searches/limits.ts'

/** One search of this browser's: its address, its words, and when it was last looked at. */
export type PastSearch = { address: string; label: string; at: string }

/** Entries of local storage live a day (K1). Milliseconds. */
const lifetime = 24 * 60 * 60 * 1000

/** The stored text as a list, without what has run out or cannot be read. */
export function readHistory(stored: string | null, now: Date): PastSearch[] {
  const entries = parse(stored)
  return entries.filter(({ at }) => now.getTime() - Date.parse(at) < lifetime).slice(0, searchLimits.history)
}

/** The newest first, each address once, ten at most (K2). */
export function remember(
  history: readonly PastSearch[],
  { address, label }: { address: string; label: string },
  now: Date,
): PastSearch[] {
  return [{ address, label, at: now.toISOString() }, ...forget(history, address)].slice(0, searchLimits.history)
}

export function forget(history: readonly PastSearch[], address: string): PastSearch[] {
  return history.filter((entry) => entry.address !== address)
}

function parse(stored: string | null): PastSearch[] {
  if (stored === null) return []
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter(isPastSearch) : []
  } catch {
    return [] // Written by something else, or cut short.
  }
}

function isPastSearch(value: unknown): value is PastSearch {
  if (typeof value !== 'object' || value === null) return false
  const { address, label, at } = value as Partial<Record<keyof PastSearch, unknown>>
  return (
    typeof address === 'string' &&
    address.startsWith('/jobresults/') &&
    typeof label === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  )
}
