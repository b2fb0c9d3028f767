import { useEffect, useState, type ComponentType } from 'react'
import type { PageUser } from '../../api.ts'

type Props = { user: PageUser | null }

/** Milliseconds that the page has for itself. */
const pause = 4_000

/** What may come over a page: its script comes once the page has had its first moments, or somebody signed in begins to fill something in. */
export function LateShell({ user }: Props) {
  const [Parts, setParts] = useState<ComponentType<Props>>()
  const isSignedIn = user !== null
  useEffect(() => {
    // Where that fails nobody misses it.
    const load = () => void import('./late-parts.tsx').then((late) => setParts(() => late.default)).catch(() => {})
    const timer = setTimeout(load, pause)
    // A session that runs out while somebody types must be met: see log-in-gate.ts.
    if (isSignedIn) window.addEventListener('focusin', load, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focusin', load)
    }
  }, [isSignedIn])
  return Parts === undefined ? null : <Parts user={user} />
}
