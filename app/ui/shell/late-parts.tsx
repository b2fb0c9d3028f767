import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import type { PageUser } from '../../api.ts'
import { keepReady } from '../../offline/keep-ready.ts'
import { useKeepMostWanted } from '../history/use-keep-most-wanted.ts'
import { useMoveSearches } from '../history/use-move-searches.ts'
import { useSaveWish } from '../job/use-save-wish.ts'
import { haveLateParts } from '../late.ts'
import { countOwnAgain } from './count-own-again.ts'
import { logInGate } from './log-in-gate.ts'
import { invitationDelay, isQuiet } from './invitation.ts'
import { useInvitation } from './use-invitation.ts'

const LogInDialog = lazy<ComponentType<{ isGuest: boolean }>>(() =>
  import('./log-in-dialog.tsx').catch(() => ({ default: NoDialog })),
)
const LeadOverlay = lazy(() => import('./lead-overlay.tsx'))

logInGate.tellOfWrites(countOwnAgain)

/** In place of the dialog where its script cannot be had: the page goes where it would have gone without it. */
function NoDialog() {
  useEffect(() => logInGate.giveUp(), [])
  return null
}

/** What may come over a page, at its end so that it is never first for a keyboard. */
export default function LateParts({ user }: { user: PageUser | null }) {
  useMoveSearches()
  useKeepMostWanted()
  useSaveWish(user !== null)
  const userId = user?.id ?? null
  useEffect(() => keepReady(userId), [userId])
  useEffect(() => {
    // The alert bar of a list opens by itself then.
    const bring = () => !isQuiet('alert', document.cookie) && haveLateParts()
    // A second before: then nothing but the bar changes.
    const timer = setTimeout(bring, Math.max(0, invitationDelay.alert - 1_000 - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  const mustLogIn = useSyncExternalStore(logInGate.subscribe, logInGate.isClosed, logInGate.isOpen)
  const { shown, close } = useInvitation(user)
  return (
    <Suspense>
      {mustLogIn && <LogInDialog isGuest={user === null} />}
      {shown?.invitation === 'lead' && <LeadOverlay isBelow={shown.isBelow} onClose={close} />}
    </Suspense>
  )
}
