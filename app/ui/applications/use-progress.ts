import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'

/** Milliseconds: a form is filled in within seconds. */
const everyMs = 2_000

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
  useEffect(() => {
    if (!isWatching || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }, everyMs)
    return () => clearTimeout(timer)
  }, [isWatching, state, revalidate])
}
