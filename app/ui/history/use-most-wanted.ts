import { useEffect, useMemo } from 'react'
import type { WantedSearch } from '../../../contract/job-searches-api.ts'
import { useHydrated } from '../use-hydrated.ts'
import { readCache, writeCache } from './cache.ts'

/** K1: 15 days. */
const lifetime = 1_296_000_000

/** What people search for most, as the server said; where it could not say, as it said last, for 15 days (S4.10). */
export function useMostWanted(fromServer: readonly WantedSearch[] | null): readonly WantedSearch[] {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (fromServer !== null) writeCache('most-wanted', fromServer, new Date())
  }, [fromServer])
  return useMemo(() => fromServer ?? (isHydrated ? kept() : []), [fromServer, isHydrated])
}

function kept(): WantedSearch[] {
  return readCache('most-wanted', lifetime, new Date()) ?? []
}
