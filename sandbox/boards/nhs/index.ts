import { Hono } from 'hono'
import { addMyApplications } from '../../applying/after.ts'
import { addWall } from '../../applying/captcha.ts'
import { addConsentFrame } from '../../applying/consent.ts'
import { createDesk } from '../../applying/desk.ts'
import type { Site } from '../../applying/site.ts'
import { createVisits } from '../../applying/visits.ts'
import type { SandboxBoard } from '../../board.ts'
import { advertPath, host, referenceOf } from './addresses.ts'
import { addApplicationPages } from './application.ts'
import { addJobPage } from './job.ts'
import { addSearch } from './search.ts'
import { addSignIn } from './sign-in.ts'

/** NHS Jobs: `search_xml`, the advert, the sign-in, and the long application by a list of tasks. */
export const nhs: SandboxBoard = {
  id: 'nhs',
  name: 'NHS Jobs',
  hosts: [host, 'beta.jobs.nhs.uk'],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'nhs',
      name: 'NHS Jobs',
      app,
      world,
      desk,
      visitOf: createVisits('nhs'),
      refOf: referenceOf,
      home: `${host}/candidate`,
      jobAddress: (ad) => host + advertPath(ad),
      loginAddress: (back) => `${host}/candidate/login?returnTo=${encodeURIComponent(back)}`,
      formAddress: (ad, step) => `${host}/candidate/apply/${referenceOf(ad)}${step === undefined ? '' : `/${step}`}`,
      successAddress: (ad) => `${host}/candidate/submitted/${referenceOf(ad)}`,
      listAddress: `${host}/candidate/applications`,
      consent: null,
      words: { closed: 'This job is now closed', sent: 'Application submitted' },
    }
    addSearch(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/candidate/applications', 'Your applications')
    addJobPage(site)
    addSignIn(site)
    addApplicationPages(site)
    return app
  },
}
