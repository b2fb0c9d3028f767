import { Hono } from 'hono'
import type { BoardId } from '../../../contract/boards.ts'
import type { SandboxBoard } from '../../board.ts'
import { createVisits } from '../../pages/visits.ts'
import { addApplicationPages } from './application.ts'
import { addJobPages } from './job.ts'
import { addResults } from './results.ts'
import { addSignIn } from './sign-in.ts'

export type Site = { id: BoardId; name: string; host: string }

/** A job site on StepStone's platform: the same pages under another name. */
export function stepstoneSite(site: Site): SandboxBoard {
  return {
    id: site.id,
    name: site.name,
    hosts: [site.host],
    app(world) {
      const app = new Hono()
      const visitOf = createVisits(site.id)
      addResults(app, site, world)
      addSignIn(app, site, visitOf)
      addApplicationPages(app, site, world, visitOf)
      addJobPages(app, site, world, visitOf)
      return app
    },
  }
}
