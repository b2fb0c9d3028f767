import { useSyncExternalStore } from 'react'

/** False on the server and while the page is being taken over, true from then on: for controls that only scripts can work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/**
 * The class of a control that only scripts can work: its room is kept until they run, so that nothing moves under a finger when the page is
 * taken over; where they are off, it takes no room. Undefined from then on.
 */
export function useForScripts(): 'for-scripts' | undefined {
  return useHydrated() ? undefined : 'for-scripts'
}

function subscribe(): () => void {
  return () => {}
}
