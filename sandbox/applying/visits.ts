import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Filled } from './read-answers.ts'

/** What was filled in of a form so far. */
export type Draft = { filled: Filled; done: ReadonlySet<string> }

/** What a board knows of one browser, by cookie: forgotten when the sandbox stops. */
export type Visit = {
  /** Unlike those of other visits: names that change with each visit are made from it. */
  salt: string
  signedInAs: string | null
  /** By the number of the ad. */
  drafts: Map<number, Draft>
  /** A login that waits for the code that was sent. */
  waiting: { email: string; code: string; back: string } | null
  /** Walls that this browser has been let through. */
  passed: Set<string>
}

const mostVisits = 1_000

/** Each board remembers its own visitors: all of them share one origin here, so the cookie carries the board's name. */
export function createVisits(board: BoardId): (c: Context) => Visit {
  const visits = new Map<string, Visit>()
  // The first call of a browser has no cookie yet, however often it is asked whose it is.
  const ofCall = new WeakMap<Request, Visit>()
  return (c) => {
    const known = ofCall.get(c.req.raw) ?? visits.get(getCookie(c, `visit-${board}`) ?? '')
    if (known) return known
    const id = randomUUID()
    const visit: Visit = {
      salt: id.slice(0, 8),
      signedInAs: null,
      drafts: new Map(),
      waiting: null,
      passed: new Set(),
    }
    const [oldest] = visits.keys()
    if (visits.size >= mostVisits && oldest !== undefined) visits.delete(oldest)
    visits.set(id, visit)
    ofCall.set(c.req.raw, visit)
    setCookie(c, `visit-${board}`, id, { path: '/', httpOnly: true, sameSite: 'Lax' })
    return visit
  }
}

export function draftOf(visit: Visit, ad: { number: number }): Draft {
  return visit.drafts.get(ad.number) ?? { filled: {}, done: new Set() }
}
