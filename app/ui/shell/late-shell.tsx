import { useEffect, useState, type ComponentType } from 'react'
import type { PageUser } from '../../api.ts'
import { firstSign } from '../late.ts'

type Props = { user: PageUser | null }

/** Milliseconds that the page has for itself; nothing invites to anything before. */
const pause = 5_500

/**
 * What may come over a page: its script comes once the page has had its first moments, or somebody does the first thing on it. Where somebody is signed in it comes at once: a
 * session that runs out must be met, see log-in-gate.ts.
 */
export function LateShell({ user }: Props) {
  const [Parts, setParts] = useState<ComponentType<Props>>()
  const isSignedIn = user !== null
  useEffect(() => {
    // Where that fails nobody misses it.
    const load = () => void import('./late-parts.tsx').then((late) => setParts(() => late.default)).catch(() => {})
    const timer = setTimeout(load, isSignedIn ? 0 : pause)
    // What a visitor sends may need a login, and then waits for it in place.
    void firstSign.then(load)
    return () => clearTimeout(timer)
  }, [isSignedIn])
  return Parts === undefined ? null : <Parts user={user} />
}
