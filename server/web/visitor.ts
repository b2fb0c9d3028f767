import { randomBytes } from 'node:crypto'
import type { Visitor } from '../platform/calls/api-context.ts'
import { readCookie } from '../platform/calls/read-cookie.ts'

/** Needed for what the person asked for, 'do not show me this again', and for nothing else: no consent, and 90 days at most. */
const cookieDays = 90

/** The visitor of a request, and the cookie that the answer must set, if one came to be needed. */
export function visitorOf(
  cookieHeader: string | null | undefined,
  { secure }: { secure: boolean },
): { visitor: Visitor; setCookie: () => string | null } {
  const name = secure ? '__Host-visitor' : 'visitor'
  const sent = readCookie(cookieHeader, name)
  let id = sent !== null && /^[\w-]{22}$/u.test(sent) ? sent : null
  let isNew = false
  return {
    visitor: {
      get id() {
        return id
      },
      require() {
        if (id === null) {
          id = randomBytes(16).toString('base64url')
          isNew = true
        }
        return id
      },
    },
    setCookie: () =>
      isNew
        ? `${name}=${id}; Path=/; Max-Age=${cookieDays * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
        : null,
  }
}
