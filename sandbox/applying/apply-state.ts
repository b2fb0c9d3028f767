import type { Context } from 'hono'
import type { SandboxAd } from '../board.ts'
import type { Moment } from './obstacles.ts'
import { momentOf, type Site } from './site.ts'

/** What an ad's page offers to the one who looks at it. */
export type ApplyState = 'open' | 'closed' | 'applied' | 'limit' | 'external-same-tab' | 'external-new-tab'

/** `external` is where ads lead that take their applications elsewhere. */
export function applyState(c: Context, site: Site, ad: SandboxAd): ApplyState {
  const { obstacles } = site.desk
  const moment = momentOf(c, site, ad, 'ad')
  if (ad.closesAt < site.world.now() || obstacles.meet('closed', moment)) return 'closed'
  if (hasApplied(c, site, ad) || (moment.account && obstacles.meet('already-applied', moment))) return 'applied'
  const away = obstacles.meet('external', moment)
  if (away || ad.external) return away?.style === 'same-tab' ? 'external-same-tab' : 'external-new-tab'
  return isOverLimit(site, moment) ? 'limit' : 'open'
}

/** Whether the account has sent as many today as it may. */
export function isOverLimit({ id, desk }: Site, moment: Moment): boolean {
  const limit = desk.obstacles.see('daily-limit', moment)
  const sent = desk.arrivals.list({ board: id, email: moment.account ?? '' }).length
  return limit !== null && sent >= (limit.after ?? 0) && desk.obstacles.meet('daily-limit', moment) !== null
}

export function hasApplied(c: Context, site: Site, ad: SandboxAd): boolean {
  const email = site.visitOf(c).signedInAs
  return email !== null && site.desk.arrivals.list({ board: site.id, email, ad: ad.number }).length > 0
}
