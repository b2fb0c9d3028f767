import type { Context } from 'hono'
import { pause } from '../http/faults.ts'
import { link } from '../pages/links.ts'
import { hasApplied, isOverLimit } from './apply-state.ts'
import type { Arrival } from './arrivals.ts'
import type { Place } from './apply-form.ts'
import { appliedPage, closedPage, errorPage, limitPage } from './outcome-pages.ts'
import { askedIn, type Filled } from './read-answers.ts'
import { momentOf } from './site.ts'

/** The last button was pressed: lets the application arrive, or does what an obstacle says instead. */
export async function send(c: Context, place: Place, filled: Filled): Promise<Response> {
  const { site, ad, visit } = place
  const { obstacles, arrivals } = site.desk
  const moment = momentOf(c, site, ad, 'submit')
  const slow = obstacles.meet('slow-submit', moment)
  if (obstacles.meet('closed', moment)) return await closedPage(c, site)
  // A board that is slow looks too late whether it has this application already.
  if (!slow && hasApplied(c, site, ad)) return await appliedPage(c, site, ad)
  if (obstacles.meet('already-applied', moment)) return await appliedPage(c, site, ad)
  if (isOverLimit(site, moment)) return await limitPage(c, site)
  if (obstacles.meet('error-before', moment)) return await errorPage(c, site)
  if (obstacles.meet('false-success', moment)) return c.redirect(link(c, site.successAddress(ad)), 303)

  const arrival = arrivalOf(place, filled)
  arrivals.add(arrival)
  remember(place, filled)
  if (slow) await pause(slow.ms ?? 5_000, c.req.raw.signal)
  visit.drafts.delete(ad.number)
  if (obstacles.meet('error-after', moment)) return await errorPage(c, site)
  return c.redirect(link(c, site.successAddress(ad)), 303)
}

function arrivalOf({ site, ad, email, steps }: Place, filled: Filled): Arrival {
  const count = site.desk.arrivals.list({ board: site.id }).length
  return {
    board: site.id,
    ref: site.refOf(ad),
    ad: ad.number,
    title: ad.title,
    email,
    at: site.world.now().toISOString(),
    reference: referenceOf(site.id, ad.number, count),
    answers: steps.flatMap(({ asks }) =>
      askedIn(asks, filled).flatMap(({ name, label, section }) => {
        const value = filled[name]
        return value === undefined ? [] : [{ label, ...(section !== undefined && { section }), value }]
      }),
    ),
  }
}

/** 'RE-204518-3' */
export function referenceOf(board: string, ad: number, count: number): string {
  return `${board.slice(0, 2).toUpperCase()}-${(ad * 7_919) % 1_000_000}-${count + 1}`
}

/** The account keeps what it was told, for the next form. */
function remember({ site, email, steps }: Place, filled: Filled): void {
  const profile = site.desk.accounts.profile(site.id, email)
  for (const { keptAs, name } of steps.flatMap(({ asks }) => asks)) {
    const value = filled[name]
    if (keptAs !== undefined && value !== undefined) profile[keptAs] = value
  }
}
