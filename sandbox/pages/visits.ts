import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Answers } from './answers.ts'

/** What a board knows of one visitor, by cookie: forgotten when the sandbox stops. */
export type Visit = {
  signedInAs: string | null
  /** Numbers of the ads that were applied for. */
  applied: Set<number>
  /** What was filled in so far, where a form has several pages; by ad. */
  drafts: Map<number, Answers>
}

const mostVisits = 1_000

/** Each board remembers its own visitors: all of them share one origin here, so the cookie carries the board's name. */
export function createVisits(board: string): (c: Context) => Visit {
  const visits = new Map<string, Visit>()
  return (c) => {
    const known = visits.get(getCookie(c, `visit-${board}`) ?? '')
    if (known) return known
    const id = randomUUID()
    const visit: Visit = { signedInAs: null, applied: new Set(), drafts: new Map() }
    const [oldest] = visits.keys()
    if (visits.size >= mostVisits && oldest !== undefined) visits.delete(oldest)
    visits.set(id, visit)
    setCookie(c, `visit-${board}`, id, { path: '/', httpOnly: true, sameSite: 'Lax' })
    return visit
  }
}
