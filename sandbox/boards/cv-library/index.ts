import { Hono } from 'hono'
import type { SandboxBoard } from '../../board.ts'
import { createVisits } from '../../pages/visits.ts'
import { addApi } from './api.ts'
import { addApplicationPages } from './application.ts'
import { addJobPage } from './job.ts'
import { addSignIn } from './sign-in.ts'

/** CV-Library: the partner search, one job by number, the job page, the login and the application in two steps. */
export const cvlibrary: SandboxBoard = {
  id: 'cvlibrary',
  name: 'CV-Library',
  hosts: ['www.cv-library.co.uk', 'partners.cv-library.co.uk'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('cv-library')
    addApi(app, world)
    addJobPage(app, world, visitOf)
    addSignIn(app, visitOf)
    addApplicationPages(app, world, visitOf)
    return app
  },
}
