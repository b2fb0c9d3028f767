import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loadShell } from '../../load-shell.ts'
import { keepMostWanted } from './kept-most-wanted.ts'

/** Keeps what the server said people search for most, for when it cannot say (S4.10). */
export function useKeepMostWanted(): void {
  const mostWanted = useRouteLoaderData<typeof loadShell>('root')?.mostWanted ?? null
  useEffect(() => {
    if (mostWanted !== null) keepMostWanted(mostWanted)
  }, [mostWanted])
}
