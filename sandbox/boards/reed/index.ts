import { Hono } from 'hono'
import { addMyApplications } from '../../applying/after.ts'
import { addWall } from '../../applying/captcha.ts'
import { addConsentFrame } from '../../applying/consent.ts'
import { createDesk } from '../../applying/desk.ts'
import type { Site } from '../../applying/site.ts'
import { createVisits } from '../../applying/visits.ts'
import type { SandboxBoard } from '../../board.ts'
import { addApi } from './api.ts'
import { addApplicationPages } from './application.ts'
import { applicationPath, host, jobAddress, loginHost } from './addresses.ts'
import { addJobPage } from './job.ts'
import { addSignIn } from './sign-in.ts'

/** Reed: the Jobseeker API 1.0, the job page, the login, and the application with one question a page. */
export const reed: SandboxBoard = {
  id: 'reed',
  name: 'Reed',
  hosts: [host, loginHost],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'reed',
      name: 'Reed',
      app,
      world,
      desk,
      visitOf: createVisits('reed'),
      refOf: ({ number }) => String(number),
      home: `${host}/`,
      jobAddress,
      loginAddress: (back) => `${host}/authentication/login?returnTo=${encodeURIComponent(back)}`,
      formAddress: (ad, step) => `${host}${applicationPath(ad)}${step === undefined ? '' : `?step=${step}`}`,
      successAddress: (ad) => `${host}/jobs/application/${ad.number}/application/success`,
      listAddress: `${host}/account/jobs/applications`,
      consent: 'onetrust',
    }
    addApi(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/account/jobs/applications', 'Applied jobs')
    addJobPage(site)
    addSignIn(site)
    addApplicationPages(site)
    return app
  },
}
