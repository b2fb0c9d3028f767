import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { lastVisit } from '../last-visit.ts'

/** Writes the cookie when scripts change the page; the server writes it with a whole page. */
export function useLastVisit(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const visit = lastVisit({ pathname, search })
    if (visit !== null) document.cookie = visit
  }, [pathname, search])
}
