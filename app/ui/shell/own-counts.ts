import { useEffect, useState } from 'react'
import type { OwnCounts } from '../../../contract/today/today.ts'

/* What counts again is loaded late and shares no module with the menu, which every page has: an event of the window is between them. */

/** What somebody has under way: as the page was loaded with, or as it was counted since. */
export function useOwnCounts(ofPage: OwnCounts | null): OwnCounts | null {
  const [counted, setCounted] = useState<OwnCounts | null>(null)
  useEffect(() => {
    const onCounted = (event: Event) => setCounted((event as CustomEvent<OwnCounts>).detail)
    addEventListener('own-counts', onCounted)
    return () => removeEventListener('own-counts', onCounted)
  }, [])
  return counted ?? ofPage
}
