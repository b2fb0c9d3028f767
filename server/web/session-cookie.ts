import { readCookie } from '../platform/calls/read-cookie.ts'

/** Seconds: as long as the longest session; the server ends it sooner. */
const cookieLife = 90 * 86_400

/** The name that only a page on https can set, and only for this host (R-SES-2, C9). */
export function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-token' : 'token'
}

/**
 * The token of a request. A client that says who it is in a header means that and nothing else: its cookies are not looked at
 * (R-SES-5).
 */
export function tokenOf(
  headers: { authorization: string | undefined; cookie: string | undefined },
  isHttps: boolean,
): { token: string; from: 'header' | 'cookie' } | null {
  if (headers.authorization !== undefined) {
    const token = /^Bearer ([\w.~+/=-]{1,200})$/iu.exec(headers.authorization)?.[1]
    return token === undefined ? null : { token, from: 'header' }
  }
  const token = readCookie(headers.cookie, cookieName(isHttps))
  return token === null || token === '' ? null : { token, from: 'cookie' }
}

/** @param token null: the cookie goes. */
export function tokenCookie(token: string | null, isHttps: boolean): string {
  const life = token === null ? 0 : cookieLife
  return `${cookieName(isHttps)}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
