import { startTransition, useEffect, useState } from 'react'
import { haveLateParts } from '../late.ts'
import { useIsSignedIn } from '../use-is-signed-in.ts'

/** The actions of somebody who is logged in, which visitors do not load. Null: a visitor; undefined: on their way. */
export type OwnActions = typeof import('./own-actions.tsx') | null | undefined

/** Loads them for who has them. Without a connection they do not come, and the rest of the page works. */
export function useOwnActions(): OwnActions {
  const isSignedIn = useIsSignedIn()
  const [own, setOwn] = useState<OwnActions>()
  useEffect(() => {
    if (!isSignedIn) return
    // They are handed to parts that come late.
    haveLateParts()
    // What the page has not taken over yet stays as it is meanwhile.
    void import('./own-actions.tsx').then(
      (late) => startTransition(() => setOwn(late)),
      () => {},
    )
  }, [isSignedIn])
  return isSignedIn ? own : null
}
