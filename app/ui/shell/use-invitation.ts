import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageUser } from '../../api.ts'
import { invitationDelay, invitationFor, isQuiet, quietCookie, type Invitation } from './invitation.ts'

/** How long to wait for somebody to finish what they are at, in milliseconds. */
const lookAgain = 1_000

/**
 * What the page invites to, when its time has come: never over a dialog, never while somebody types (C12), and below what there is to
 * fill in.
 */
export function useInvitation(user: PageUser | null) {
  const { pathname } = useLocation()
  const due = invitationFor(pathname, user?.role ?? 'guest')
  const [shown, setShown] = useState<{ invitation: Invitation; isBelow: boolean } | null>(null)
  const isFirstPage = useRef(true)

  useEffect(() => {
    if (due === null) return
    const look = () => {
      if (isQuiet(due, document.cookie)) return
      if (mayInterrupt()) setShown({ invitation: due, isBelow: hasForm() })
      else timer = setTimeout(look, lookAgain)
    }
    // This comes late to the first page: its time began with the page itself.
    const waited = isFirstPage.current ? performance.now() : 0
    let timer = setTimeout(look, Math.max(0, invitationDelay[due] - waited))
    return () => {
      isFirstPage.current = false
      clearTimeout(timer)
    }
  }, [due])

  const close = useCallback(
    (why: 'closed' | 'answered', keepOpen = false) => {
      // Elsewhere than on https and this machine itself, a browser would not take a secure one at all.
      if (due !== null) document.cookie = quietCookie(due, why, window.isSecureContext)
      if (!keepOpen) setShown(null)
    },
    [due],
  )
  return { shown: shown?.invitation === due ? shown : null, close }
}

export type CloseInvitation = ReturnType<typeof useInvitation>['close']

/** Whether the page itself is something to fill in: a card over it would hide a part. */
function hasForm(): boolean {
  return document.querySelector('main form :is(input:not([type=hidden]), select, textarea)') !== null
}

/** Never over a dialog, never while somebody types (C12). */
export function mayInterrupt(): boolean {
  if (document.querySelector('dialog[open], :popover-open') !== null) return false
  const focused = document.activeElement
  return focused === null || !focused.matches('input, textarea, select, [contenteditable]')
}
