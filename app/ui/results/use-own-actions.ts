import { useEffect, useState } from 'react'
import { useIsSignedIn } from '../use-is-signed-in.ts'

/** The actions of somebody who is logged in, which visitors do not load. Null: a visitor; undefined: on their way. */
export type OwnActions = typeof import('./own-actions.tsx') | null | undefined

/** Loads them for who has them. Without a connection they do not come, and the rest of the page works. */
export function useOwnActions(): OwnActions {
  const isSignedIn = useIsSignedIn()
  const [own, setOwn] = useState<OwnActions>()
  useEffect(() => {
    if (isSignedIn) void import('./own-actions.tsx').then(setOwn, () => {})
  }, [isSignedIn])
  return isSignedIn ? own : null
}
