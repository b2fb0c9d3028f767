import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { PageUser } from '../../api.ts'
import { keepReady } from '../../offline/keep-ready.ts'
import { useAlertAsked } from '../alerts/use-alert-asked.ts'
import { useKeepMostWanted } from '../history/use-keep-most-wanted.ts'
import { useMoveSearches } from '../history/use-move-searches.ts'
import { installLogInGate, logInGate } from './log-in-gate.ts'
import { useInvitation, type CloseInvitation } from './use-invitation.ts'

const LogInDialog = lazy(() => import('./log-in-dialog.tsx'))
const AlertPopup = lazy(() => import('./alert-popup.tsx'))
const LeadOverlay = lazy(() => import('./lead-overlay.tsx'))

/** What may come over a page, at its end so that it is never first for a keyboard. */
installLogInGate()

export default function LateParts({ user }: { user: PageUser | null }) {
  useMoveSearches()
  useKeepMostWanted()
  const userId = user?.id ?? null
  useEffect(() => keepReady(userId), [userId])
  const mustLogIn = useSyncExternalStore(logInGate.subscribe, logInGate.isClosed, logInGate.isOpen)
  const { invitation, close } = useInvitation(user)
  const { isAsked, forget } = useAlertAsked()
  const closeAlert = useCallback<CloseInvitation>(
    (why, keepOpen) => {
      if (keepOpen !== true) forget()
      close(why, keepOpen)
    },
    [close, forget],
  )
  return (
    <Suspense>
      {mustLogIn && <LogInDialog />}
      {(invitation === 'alert' || isAsked) && <AlertPopup isGuest={user === null} onClose={closeAlert} />}
      {invitation === 'lead' && <LeadOverlay onClose={close} />}
    </Suspense>
  )
}
