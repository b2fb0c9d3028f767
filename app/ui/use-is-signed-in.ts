import { useRouteLoaderData } from 'react-router'
import type { loadShell } from '../load-shell.ts'

/** Whether somebody is logged in, as far as the page knows: what it may be shown besides is decided by the server. */
export function useIsSignedIn(): boolean {
  return useRouteLoaderData<typeof loadShell>('root')?.user != null
}
