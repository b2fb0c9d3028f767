import { Hono } from 'hono'
import { addMyApplications } from '../../applying/after.ts'
import { addWall } from '../../applying/captcha.ts'
import { addConsentFrame } from '../../applying/consent.ts'
import { createDesk } from '../../applying/desk.ts'
import type { Site } from '../../applying/site.ts'
import { createVisits } from '../../applying/visits.ts'
import type { SandboxBoard } from '../../board.ts'
import { addApplicationPages } from './application.ts'
import { jobKey } from './job-key.ts'
import { addJobPage } from './job.ts'
import { addSearch } from './search.ts'
import { addSignIn } from './sign-in.ts'

/** Indeed: the old Publisher API, the job pages of both countries, the login and the application in modules. */
export const indeed: SandboxBoard = {
  id: 'indeed',
  name: 'Indeed',
  hosts: [
    'api.indeed.com',
    'uk.indeed.com',
    'ie.indeed.com',
    'secure.indeed.com',
    'smartapply.indeed.com',
    'myjobs.indeed.com',
  ],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'indeed',
      name: 'Indeed',
      app,
      world,
      desk,
      visitOf: createVisits('indeed'),
      refOf: jobKey,
      home: 'uk.indeed.com/',
      jobAddress: (ad) => `${ad.place.country === 'IE' ? 'ie' : 'uk'}.indeed.com/viewjob?jk=${jobKey(ad)}`,
      loginAddress: (back) => `secure.indeed.com/auth?continue=${encodeURIComponent(back)}`,
      formAddress: (ad, step = 'contact-info-module') =>
        `smartapply.indeed.com/beta/indeedapply/form/${step}?jk=${jobKey(ad)}`,
      successAddress: (ad) => `smartapply.indeed.com/beta/indeedapply/form/post-apply?jk=${jobKey(ad)}`,
      listAddress: 'myjobs.indeed.com/applied',
      consent: 'onetrust',
      words: { closed: 'This job has expired on Indeed', sent: 'Your application has been submitted' },
    }
    addSearch(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/applied', 'My jobs: applied')
    addJobPage(site)
    addSignIn(site)
    addApplicationPages(site)
    return app
  },
}
