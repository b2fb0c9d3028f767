import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** A token's hash as text: tokens themselves are not kept, not even in memory. */
export type SessionKey = string

/** Milliseconds that a session counts as known after it was last looked up. */
const knownFor = 10 * 60_000
const mostKnown = 20_000

/**
 * Sessions that this process has found in the database lately. Only what was looked up counts: a made-up cookie is no session, so
 * that nobody jumps the line with one. It decides who is served first and nothing else; each request looks its session up all the same.
 */
export type KnownSessions = {
  remember: (token: string) => void
  forget: (token: string) => void
  /** @returns the session's key, or null if it is not known. */
  find: (token: string) => SessionKey | null
}

export function createKnownSessions(clock: Clock, most: number = mostKnown): KnownSessions {
  // In the order in which they were looked up last.
  const known = new Map<SessionKey, number>()
  return {
    remember(token) {
      const key = keyOf(token)
      known.delete(key)
      known.set(key, clock.now().getTime() + knownFor)
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
    },
    forget(token) {
      known.delete(keyOf(token))
    },
    find(token) {
      const key = keyOf(token)
      return (known.get(key) ?? 0) > clock.now().getTime() ? key : null
    },
  }
}

function keyOf(token: string): SessionKey {
  return createHash('sha256').update(token).digest('base64url')
}
