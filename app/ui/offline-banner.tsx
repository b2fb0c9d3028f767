import { useContext, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext, useBlocker, useLocation } from 'react-router'
import { keepPageOf } from '../keep-page.ts'
import { unsentForm } from '../unsent.ts'
import { isShortlistHere } from './shortlist/shown-here.ts'
import { UnsentLine } from './unsent-line.tsx'
import css from './offline-banner.module.css'

/**
 * Told while there is no connection: what is on the page can still be read, and no press leads away from it into nothing. Told as well
 * is what was pressed and not sent.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const unsent = useSyncExternalStore(unsentForm.subscribe, unsentForm.current, () => null)
  const held = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine &&
      !isShortlistHere(to.pathname) &&
      (from.pathname !== to.pathname || (from.search !== to.search && !isAllHere(to.pathname))),
  )
  // The shortlist says so itself, with what can be done there.
  const { pathname } = useLocation()
  const isSaidByPage = isShortlistHere(pathname)
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => (router === undefined ? undefined : keepPageOf(router)), [router])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was not sent on one page is no matter of the next
  useEffect(() => unsentForm.forget(), [pathname])
  useEffect(() => {
    if (held.state === 'blocked') held.reset()
  }, [held])
  return (
    <div className={css.place}>
      {unsent !== null && (
        <div role="alert">
          <UnsentLine unsent={unsent} isOnline={isOnline} />
        </div>
      )}
      <div aria-live="polite">
        {!isOnline && !isSaidByPage && unsent === null && (
          <p className={css.banner}>
            You are offline. You can still read this page. Search will work again once you are back online.
          </p>
        )}
      </div>
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
