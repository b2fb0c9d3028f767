import { useEffect, useState, type ComponentType } from 'react'
import type { PageUser } from '../../api.ts'
import { firstSign } from '../late.ts'
import { haveLogIn } from '../log-in-ahead.ts'
import { logInGate } from './log-in-gate.ts'

type Props = { user: PageUser | null }

/** Milliseconds that the page has for itself; nothing invites to anything before. */
const pause = 5_500

/**
 * What may come over a page: its script comes once the page has had its first moments, or somebody does the first thing on it, or what they sent waits for a login. Where somebody
 * is signed in it comes at once: what they do is counted from then on.
 */
export function LateShell({ user }: Props) {
  const [Parts, setParts] = useState<ComponentType<Props>>()
  const isSignedIn = user !== null
  useEffect(() => {
    // Where that fails nobody misses it.
    const load = () =>
      void import('./late-parts.tsx').then((late) => setParts(() => late.default)).catch(() => logInGate.giveUp())
    const timer = setTimeout(load, isSignedIn ? 0 : pause)
    void firstSign.then(load)
    const forget = logInGate.subscribe(() => {
      if (!logInGate.isClosed()) return
      // Both at once, not the dialog after what shows it.
      haveLogIn()
      load()
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [isSignedIn])
  return Parts === undefined ? null : <Parts user={user} />
}
