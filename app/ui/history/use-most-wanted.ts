import { useEffect, useState } from 'react'
import type { WantedSearch } from '../../../contract/job-searches/api.ts'

/** List the most popular searches, as the server said; where it could not say, as it said last, for 15 days (S4.10). */
export function useMostWanted(fromServer: readonly WantedSearch[] | null): readonly WantedSearch[] {
  const [kept, setKept] = useState<readonly WantedSearch[]>([])
  useEffect(() => {
    if (fromServer !== null) return
    import('./kept-most-wanted.ts').then(({ keptMostWanted }) => setKept(keptMostWanted())).catch(() => {})
  }, [fromServer])
  return fromServer ?? kept
}
