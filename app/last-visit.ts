/** The page that a person was on last, kept an hour: where login and 'try again' lead back to (S2.5, K1). */
export function lastVisit({ pathname, search }: { pathname: string; search: string }): string {
  const whole = encodeURIComponent(pathname + search)
  // A browser drops a cookie over 4,096 bytes: better the page without its filters than the page before it.
  const path = whole.length > 3_500 ? encodeURIComponent(pathname) : whole
  return `lastvisit=${path}; Path=/; Max-Age=3600; SameSite=Lax`
}
