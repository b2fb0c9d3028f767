import { searchLimits } from '../../../contract/job-searches/limits.ts'
import type { PastSearch } from './search-history.ts'

/** Two lists as one, each search once, by when it was last looked at. */
export function mergeHistories(some: readonly PastSearch[], others: readonly PastSearch[]): PastSearch[] {
  const latest = new Map<string, PastSearch>()
  for (const search of [...some, ...others]) {
    const known = latest.get(search.address)
    if (known === undefined || Date.parse(known.at) < Date.parse(search.at)) latest.set(search.address, search)
  }
  return [...latest.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, searchLimits.history)
}
