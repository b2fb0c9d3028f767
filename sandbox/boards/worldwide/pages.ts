import type { Context, Hono } from 'hono'
import type { BoardId } from '../../../contract/boards/boards.ts'
import type { SandboxAd, World } from '../../board.ts'
import { jobPage, noJobPage } from '../../pages/job-page.ts'
import { addPlainForm, usualFields } from '../../pages/plain-form.ts'
import { createVisits } from '../../pages/visits.ts'

/** Ads of a board that can be applied for now, the newest first. */
export function liveAds(world: World, board: BoardId): SandboxAd[] {
  return world
    .ads(board)
    .filter((ad) => ad.closesAt > world.now())
    .toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.number - a.number)
}

/** The page of an ad, the form behind it, and the page to sign in at. */
export function addPages(
  app: Hono,
  world: World,
  /** `path` of an ad's page ends in ':slug', which ends in the ad's number; `pathOf` gives that of one ad. */
  site: {
    id: BoardId
    name: string
    host: string
    path: string
    pathOf: (ad: SandboxAd) => string
    signInPath: string
  },
): void {
  const { id, name, host, path, signInPath } = site
  const visitOf = createVisits(id)
  const adOf = (c: Context) => world.ad(id, Number(/\d+$/.exec(c.req.param('slug') ?? '')?.[0]))

  app.get(path, (c) => {
    const ad = adOf(c)
    if (!ad) return c.html(noJobPage(name), 404)
    const url = host + site.pathOf(ad)
    return c.html(jobPage(c, ad, { name, url, form: `${url}/apply`, words: 'Apply now', visit: visitOf(c) }))
  })
  addPlainForm(app, {
    name,
    host,
    adOf,
    visitOf,
    path: `${path}/apply`,
    signInPath,
    thanksPath: '/applied',
    fields: usualFields,
  })
}
