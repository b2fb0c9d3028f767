import { useSyncExternalStore } from 'react'

/** False on the server and while the page is being taken over, true from then on: for controls that only scripts can work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe(): () => void {
  return () => {}
}
