import { useLocation, useNavigation } from 'react-router'

/**
 * What the page waits for: 'search': other words or another place, so that none of the rows will stay; 'view': the same search
 * filtered, sorted or turned over; null: nothing.
 */
export function usePending(): 'search' | 'view' | null {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  if (location === undefined) return null
  if (location.pathname === '/search/go') return 'search'
  if (!location.pathname.startsWith('/jobresults/')) return null
  return wordsOf(location.pathname) === wordsOf(pathname) ? 'view' : 'search'
}

/** The words and the place, as the address begins with them. */
function wordsOf(pathname: string): string {
  return pathname.split('_and_salary_', 1)[0] ?? ''
}
