const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something may be carried out (R-SES-4): our own pages say where they come from by
 * Sec-Fetch-Site and Origin; a page of another site cannot leave either out. A client that is no browser sends neither and
 * must send JSON, or a header of a program's own: no form of another site can send either.
 */
export function mayChange(request: Request, ownOrigins: readonly string[]): boolean {
  if (safeMethods.has(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  // A page that tells nobody where one comes from ('no-referrer') posts its own forms with the origin 'null'.
  const isUntold = origin === null || origin === 'null'
  if (site === 'same-origin' && isUntold) return true
  if (origin !== null) return ownOrigins.includes(origin)
  // Without a session there is nothing that another site could misuse: the call itself says that it needs one.
  if (request.body === null && !request.headers.has('cookie') && site === null) return true
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // The browser's own 'none' is a person's doing: an address typed or a bookmark, never a post with a body.
  const isProgram =
    type === 'application/json' || request.headers.has('authorization') || request.headers.has('x-xsrf-token')
  return isProgram && site === null
}
