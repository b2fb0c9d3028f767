import { ownPath } from '../contract/platform/own-path.ts'

/** Pages that one is sent to on the way to something else: they are not what anybody wants to come back to. */
const onTheWay =
  /^\/(?:(?:login|logout|signup|job-alerts|irrelevant)$|(?:fsignup|forgotten-password|confirm-email|confirm-phone|set-password|login-link|logged-in|phoneauth|second-step|social-login|response|confirm-alert|confirm-interview|stop-alert|change-alert|keep-alert|not-for-me)(?:\/|$))/u

/**
 * The cookie of the page that a person was on last, kept an hour: where login and 'try again' lead back to (S2.5, K1).
 * Null for a page on the way.
 */
export function lastVisit({ pathname, search }: { pathname: string; search: string }): string | null {
  if (onTheWay.test(pathname)) return null
  const whole = encodeURIComponent(pathname + search)
  // A browser drops a cookie over 4,096 bytes: better the page without its filters than the page before it.
  const path = whole.length > 3_500 ? encodeURIComponent(pathname) : whole
  return `lastvisit=${path}; Path=/; Max-Age=3600; SameSite=Lax`
}

/** The page that the cookie names; null if there is no cookie or the page is not ours. */
export function readLastVisit(cookies: string | null): string | null {
  const value = /(?:^|;\s*)lastvisit=([^;]*)/u.exec(cookies ?? '')?.[1]
  if (value === undefined) return null
  try {
    return ownPath(decodeURIComponent(value))
  } catch {
    return null // A percent sign that encodes nothing.
  }
}
