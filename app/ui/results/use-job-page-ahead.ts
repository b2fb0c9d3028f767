import { useEffect } from 'react'

type Manifest = { routes: Record<string, { module: string } | undefined> }

/** How long after the page was taken over: what it needs itself comes first. Milliseconds. */
const pause = 2_000

/**
 * Loads the script of a job's page before it is asked for. One that cannot be loaded when a row is pressed would cost the whole
 * page: the router loads it again, and there may be no connection.
 */
export function useJobPageAhead(): void {
  useEffect(() => {
    const later = setTimeout(() => {
      const { __reactRouterManifest: manifest } = window as Window & { __reactRouterManifest?: Manifest }
      const script = manifest?.routes['routes/job']?.module
      // It is only had for later: where that fails, nothing is lost yet.
      if (script !== undefined) import(/* @vite-ignore */ script).catch(() => {})
    }, pause)
    return () => clearTimeout(later)
  }, [])
}
