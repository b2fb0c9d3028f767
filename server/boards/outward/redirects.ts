/** What an answer of 301, 302, 303, 307 or 308 asks for next; null where it is no redirect. */
export function redirectOf(status: number, headers: Headers): string | null {
  return [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null
}

/** A page to sign in at, by its address: boards send callers there that they no longer want. */
export function isLoginWall(url: URL): boolean {
  return (
    /\/(log-?in|sign-?in|authwall|auth|authenticate|authentication|checkpoint|sso|uas)(\/|\.|$)/i.test(url.pathname) ||
    /^(login|signin|secure|auth|accounts?|sso)\./i.test(url.hostname)
  )
}

/** A page that asks for a human, by its address. */
export function isChallengePage(url: URL): boolean {
  return /\/(cdn-cgi\/challenge|captcha|challenge|are-you-human|humans?-only|blocked)(\/|\.|-|$)/i.test(url.pathname)
}
