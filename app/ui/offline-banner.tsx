import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { isShortlistHere } from './shortlist/shown-here.ts'
import css from './offline-banner.module.css'

/** Told while there is no connection: what is on the page can still be read, and no press leads away from it into nothing. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const held = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine &&
      !isShortlistHere(to.pathname) &&
      (from.pathname !== to.pathname || (from.search !== to.search && !isAllHere(to.pathname))),
  )
  // The shortlist says so itself, with what can be done there.
  const isSaidByPage = isShortlistHere(useLocation().pathname)
  useEffect(() => {
    if (held.state === 'blocked') held.reset()
  }, [held])
  return (
    <div aria-live="polite" className={css.place}>
      {!isOnline && !isSaidByPage && (
        <p className={css.banner}>
          You are offline. You can still read this page. Search will work again once you are back online.
        </p>
      )}
    </div>
  )
}

/** Whether what another query shows of a page is in the page already: the steps of a CV. */
function isAllHere(pathname: string): boolean {
  return pathname === '/build-your-cv'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
