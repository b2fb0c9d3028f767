import { Hono } from 'hono'
import type { SandboxBoard } from '../../board.ts'
import { createVisits } from '../../pages/visits.ts'
import { addApi } from './api.ts'
import { addApplicationPages } from './application.ts'
import { addJobPage } from './job.ts'
import { addSignIn } from './sign-in.ts'

/** Reed: the Jobseeker API 1.0, the job page, the sign-in and the application with one question a page. */
export const reed: SandboxBoard = {
  id: 'reed',
  name: 'Reed',
  hosts: ['www.reed.co.uk', 'secure.reed.co.uk'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('reed')
    addApi(app, world)
    addJobPage(app, world, visitOf)
    addSignIn(app, visitOf)
    addApplicationPages(app, world, visitOf)
    return app
  },
}
