import type { Context } from 'hono'

/**
 * The way from the page that is being answered to another address that the sandbox plays, as a relative one: the sandbox
 * stands in front of the real hosts, at a port that changes, so neither '/login' nor 'https://…' would stay inside it.
 * @param address without its scheme: 'www.totaljobs.com/account/signin'
 */
export function link(c: Context, address: string): string {
  return '../'.repeat(pathBelowHost(c).split('/').length - 1) + address
}

/** `/job/7`, whether or not the host stands before it. */
function pathBelowHost(c: Context): string {
  return c.req.path.replace(/^\/[a-z0-9-]+(\.[a-z0-9-]+)+(?=\/|$)/i, '') || '/'
}
