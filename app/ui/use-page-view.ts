import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Counts the view of each page that scripts show: the server keeps which kind of page it was and nothing else. */
export function usePageView(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const body = new Blob([JSON.stringify({ path: pathname })], { type: 'application/json' })
    // A beacon does not hold up what the person does next, and its failure is nobody's.
    navigator.sendBeacon('/api/pageviews', body)
  }, [pathname])
}
