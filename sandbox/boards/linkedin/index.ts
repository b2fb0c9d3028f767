import { Hono } from 'hono'
import type { SandboxBoard } from '../../board.ts'
import { createVisits } from '../../pages/visits.ts'
import { addEasyApply } from './easy-apply.ts'
import { addGuestFragments } from './guest.ts'
import { addJobPage } from './job.ts'
import { addSignIn } from './sign-in.ts'

/** LinkedIn: the fragments for guests, the job page, the sign-in, and Easy Apply in steps. */
export const linkedin: SandboxBoard = {
  id: 'linkedin',
  name: 'LinkedIn',
  hosts: ['www.linkedin.com', 'uk.linkedin.com', 'ie.linkedin.com'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('linkedin')
    addGuestFragments(app, world)
    addSignIn(app, visitOf)
    addEasyApply(app, world, visitOf)
    addJobPage(app, world, visitOf)
    return app
  },
}
