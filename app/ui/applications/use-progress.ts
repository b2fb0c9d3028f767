import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'

/** Milliseconds: while a form is filled in, each step of it is to be seen; else nothing happens for a while. */
const everyMs = { inHand: 1_500, waiting: 2_000 } as const

/** Whether something happens by itself: it is looked at again. */
export function isMoving({
  state,
  isApproved,
  way,
  heldLogin,
}: Pick<ApplicationEntry, 'state' | 'isApproved' | 'way' | 'heldLogin'>): boolean {
  if (heldLogin !== null) return false
  return state === 'queued' || state === 'sending' || (state === 'ready' && (isApproved || way === 'automatic'))
}

/** Loads the page's data again while something moves, as long as somebody looks. */
export function useProgress(applications: readonly ApplicationEntry[]): void {
  const { revalidate, state } = useRevalidator()
  const isWatching = applications.some(isMoving)
  const ms = applications.some(({ isInHand }) => isInHand) ? everyMs.inHand : everyMs.waiting
  useEffect(() => {
    if (!isWatching || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }, ms)
    return () => clearTimeout(timer)
  }, [isWatching, ms, state, revalidate])
}
