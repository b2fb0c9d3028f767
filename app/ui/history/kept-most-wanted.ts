import type { WantedSearch } from '../../../contract/job-searches/api.ts'
import { readCache, writeCache } from './cache.ts'

/** K1: 15 days. */
const lifetime = 1_296_000_000

export function keptMostWanted(): WantedSearch[] {
  return readCache('most-wanted', lifetime, new Date()) ?? []
}

export function keepMostWanted(searches: readonly WantedSearch[]): void {
  writeCache('most-wanted', searches, new Date())
}
