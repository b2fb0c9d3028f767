import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { keepMostWanted } from './kept-most-wanted.ts'

/** Keeps what the server said people search for most, for when it cannot say (S4.10). */
export function useKeepMostWanted(): void {
  const mostWanted = useRouteLoaderData<typeof loader>('root')?.mostWanted ?? null
  useEffect(() => {
    if (mostWanted !== null) keepMostWanted(mostWanted)
  }, [mostWanted])
}
