import { Hono } from 'hono'
import type { BoardId } from '../../../contract/boards/boards.ts'
import { addMyApplications } from '../../applying/after.ts'
import { addWall } from '../../applying/captcha.ts'
import { addConsentFrame } from '../../applying/consent.ts'
import { createDesk } from '../../applying/desk.ts'
import type { Site } from '../../applying/site.ts'
import { createVisits } from '../../applying/visits.ts'
import type { SandboxBoard } from '../../board.ts'
import { applicationPath, jobPath } from './addresses.ts'
import { addApplicationPages } from './application.ts'
import { addJobPages } from './job.ts'
import { addResults } from './results.ts'
import { addSignIn } from './sign-in.ts'

/** A job site on StepStone's platform: the same pages under another name. */
export function stepstoneSite({ id, name, host }: { id: BoardId; name: string; host: string }): SandboxBoard {
  return {
    id,
    name,
    hosts: [host],
    app(world, desk = createDesk()) {
      const app = new Hono()
      const site: Site = {
        id,
        name,
        app,
        world,
        desk,
        visitOf: createVisits(id),
        refOf: ({ number }) => String(number),
        home: `${host}/`,
        jobAddress: (ad) => host + jobPath(ad),
        loginAddress: (back) => `${host}/account/signin?ReturnUrl=${encodeURIComponent(back)}`,
        formAddress: (ad) => host + applicationPath(ad),
        successAddress: (ad) => `${host}/application/confirmation/success?job=${ad.number}`,
        listAddress: `${host}/profile/applications`,
        consent: 'manager',
      }
      addResults(app, { id, name, host }, world)
      addConsentFrame(site)
      addWall(site)
      addMyApplications(site, '/profile/applications', 'Your applications')
      addSignIn(site, host)
      addApplicationPages(site)
      addJobPages(site)
      return app
    },
  }
}
