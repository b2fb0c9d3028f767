import { Hono } from 'hono'
import type { SandboxBoard } from '../../board.ts'
import { createVisits } from '../../pages/visits.ts'
import { addApplicationPages } from './application.ts'
import { addJobPage } from './job.ts'
import { addSearch } from './search.ts'
import { addSignIn } from './sign-in.ts'

/** NHS Jobs: `search_xml`, the advert, the sign-in, and the long application with one question a page. */
export const nhs: SandboxBoard = {
  id: 'nhs',
  name: 'NHS Jobs',
  hosts: ['www.jobs.nhs.uk', 'beta.jobs.nhs.uk'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('nhs')
    addSearch(app, world)
    addJobPage(app, world, visitOf)
    addSignIn(app, visitOf)
    addApplicationPages(app, world, visitOf)
    return app
  },
}
