/** Addresses that end in a key or in what somebody is called: as far as they may be told. */
const secretPath =
  /^\/(?:confirm-email|confirm-phone|confirm-alert|confirm-interview|interview-calendar|stop-alert|change-alert|keep-alert|files|join-company|not-for-me|set-password|login-link|phoneauth|fsignup|api\/auth\/(?:links|login-links)|api\/company-invitations|api\/alerts\/subscriptions|api\/calendars\/(?:confirm|links|feeds)|api\/users\/(?:plogin|key)|api\/verify\/(?:resend|lostpass))(?=\/)/u

/** Addresses that end in what somebody searches for: counted without it, so the log is not to have it either. */
const searchPath =
  /^\/(?:jobresults|statistics|feeds\/\w+|api\/(?:jobsearches(?!\/(?:single|mostwanted|latest|irrelevant)\b)|statistics(?!\/trending\b)|places\/suggest|companies\/find))(?=\/)/u

export function holdsSecret(path: string): boolean {
  return secretPath.test(path)
}

/** The path as the log may have it. */
export function shownPath(path: string): string {
  const told = (secretPath.exec(path) ?? searchPath.exec(path))?.[0]
  return told === undefined ? path : `${told}/…`
}
