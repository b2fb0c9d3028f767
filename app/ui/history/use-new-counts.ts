import { useEffect, useState } from 'react'
import { callWorker } from '../live/worker-client.ts'
import type { PastSearch } from './search-history.ts'

/** How many ads came to each search since it was last looked at, by address. Empty until the server has said. */
export function useNewCounts(searches: readonly PastSearch[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    if (searches.length === 0) return
    return callWorker(
      { call: 'searchHistory', searches: searches.map(({ address, at }) => ({ address, since: at })) },
      (event) => {
        if (event.kind !== 'history') return
        setCounts(new Map(searches.map(({ address }, index) => [address, event.fresh[index] ?? 0])))
      },
    )
  }, [searches])
  return counts
}
