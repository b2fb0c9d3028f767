import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { PageUser } from '../../api.ts'
import { keepReady } from '../../offline/keep-ready.ts'
import { useKeepMostWanted } from '../history/use-keep-most-wanted.ts'
import { useMoveSearches } from '../history/use-move-searches.ts'
import { installLogInGate, logInGate } from './log-in-gate.ts'
import { useInvitation } from './use-invitation.ts'

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
  return (
    <Suspense>
      {mustLogIn && <LogInDialog />}
      {invitation === 'alert' && <AlertPopup isGuest={user === null} onClose={close} />}
      {invitation === 'lead' && <LeadOverlay onClose={close} />}
    </Suspense>
  )
}
