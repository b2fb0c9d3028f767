import type { Secrets } from '../platform/secrets.ts'
import { readCookie } from '../platform/calls/read-cookie.ts'

/*
 * What must be remembered of one browser between two requests, kept by the browser itself: sealed, so that it can be neither read nor
 * written there, for a few minutes. Nothing is written to the database before somebody has signed in.
 */

export type SealedCookie = { name: string; minutes: number }

/** Where a browser was sent, and what it must bring back. */
export const flowCookie: SealedCookie = { name: 'provider', minutes: 10 }
/** Who a provider says it is, while the person is asked for an address. */
export const identityCookie: SealedCookie = { name: 'provider-identity', minutes: 30 }

export function sealFor(
  secrets: Pick<Secrets, 'seal'>,
  { name, minutes }: SealedCookie,
  content: object,
  now: Date,
): string {
  const until = now.getTime() + minutes * 60_000
  return secrets.seal(JSON.stringify({ ...content, until }), `cookie ${name}`).toString('base64url')
}

/** @returns what was sealed; null where it is not ours, for another purpose, or too old. */
export function openSealed(
  secrets: Pick<Secrets, 'open'>,
  { name }: SealedCookie,
  sealed: string | null,
  now: Date,
): unknown {
  if (sealed === null || sealed === '') return null
  try {
    const content: unknown = JSON.parse(secrets.open(Buffer.from(sealed, 'base64url'), `cookie ${name}`))
    const isFresh =
      typeof content === 'object' &&
      content !== null &&
      'until' in content &&
      typeof content.until === 'number' &&
      content.until > now.getTime()
    return isFresh ? content : null
  } catch {
    return null // Whatever is wrong with it, it says nothing.
  }
}

/** @param sealed null: the cookie goes. */
export function sealedCookie({ name, minutes }: SealedCookie, sealed: string | null, isHttps: boolean): string {
  const life = sealed === null ? 0 : minutes * 60
  return `${nameOf(name, isHttps)}=${sealed ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

export function readSealedCookie({ name }: SealedCookie, cookies: string | undefined, isHttps: boolean): string | null {
  return readCookie(cookies, nameOf(name, isHttps))
}

function nameOf(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}
