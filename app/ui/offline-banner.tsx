import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_DataRouterContext, useBlocker, useLocation } from 'react-router'
import { keepPageOf } from '../keep-page.ts'
import { unsentForm } from '../unsent.ts'
import { openDialogs } from './open-dialogs.ts'
import { isShortlistHere } from './shortlist/shown-here.ts'
import { UnsentLine } from './unsent-line.tsx'
import css from './offline-banner.module.css'

/**
 * Told while there is no connection: what is on the page can still be read, and no press leads away from it into nothing. Told as well
 * is what was pressed and not sent. While a dialog is open it stands at the dialog's end: beside it nothing could be pressed or read out.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const unsent = useSyncExternalStore(unsentForm.subscribe, unsentForm.current, () => null)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topmost, () => null)
  const place = useRef<HTMLDivElement>(null)
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
  useEffect(() => {
    if (dialog === null || unsent === null) return
    place.current?.scrollIntoView({ block: 'nearest' })
    // A button that waited for its answer could not keep the focus.
    if (!dialog.contains(document.activeElement)) place.current?.querySelector('button')?.focus()
  }, [dialog, unsent])
  const line = (
    <div className={dialog === null ? css.place : css.inDialog} ref={place}>
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
  return dialog === null ? line : createPortal(line, dialog)
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
