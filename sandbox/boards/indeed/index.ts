import { Hono } from 'hono'
import type { SandboxBoard } from '../../board.ts'
import { createVisits } from '../../pages/visits.ts'
import { addApplicationPages } from './application.ts'
import { addJobPage } from './job.ts'
import { addSearch } from './search.ts'
import { addSignIn } from './sign-in.ts'

/** Indeed: the old Publisher API, the job pages of both countries, the sign-in by code and the application in steps. */
export const indeed: SandboxBoard = {
  id: 'indeed',
  name: 'Indeed',
  hosts: ['api.indeed.com', 'uk.indeed.com', 'ie.indeed.com', 'secure.indeed.com', 'smartapply.indeed.com'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('indeed')
    addSearch(app, world)
    addJobPage(app, world, visitOf)
    addSignIn(app, visitOf)
    addApplicationPages(app, world, visitOf)
    return app
  },
}
