import { Hono } from 'hono'
import { addMyApplications } from '../../applying/after.ts'
import { addWall } from '../../applying/captcha.ts'
import { addConsentFrame } from '../../applying/consent.ts'
import { createDesk } from '../../applying/desk.ts'
import type { Site } from '../../applying/site.ts'
import { createVisits } from '../../applying/visits.ts'
import type { SandboxBoard } from '../../board.ts'
import { hostOf, jobPath, postingId } from './addresses.ts'
import { addEasyApply } from './easy-apply.ts'
import { addGuestFragments } from './guest.ts'
import { addJobPage } from './job.ts'
import { addSignIn } from './sign-in.ts'

const host = 'www.linkedin.com'

/** LinkedIn: the fragments for guests, the job page, the login, and Easy Apply in a dialog of steps. */
export const linkedin: SandboxBoard = {
  id: 'linkedin',
  name: 'LinkedIn',
  hosts: [host, 'uk.linkedin.com', 'ie.linkedin.com'],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'linkedin',
      name: 'LinkedIn',
      app,
      world,
      desk,
      visitOf: createVisits('linkedin'),
      refOf: (ad) => String(postingId(ad)),
      home: `${host}/feed/`,
      jobAddress: (ad) => hostOf(ad) + jobPath(ad),
      loginAddress: (back) => `${host}/login?session_redirect=${encodeURIComponent(back)}`,
      formAddress: (ad, step = 'contact-info') => `${host}/jobs/view/${postingId(ad)}/apply/${step}`,
      successAddress: (ad) => `${host}/jobs/view/${postingId(ad)}/post-apply/`,
      listAddress: `${host}/my-items/saved-jobs/`,
      consent: null,
      words: {
        closed: 'No longer accepting applications',
        limit: 'You have exceeded the daily application limit. Save this job and apply tomorrow.',
        sent: 'Application sent',
      },
    }
    addGuestFragments(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/my-items/saved-jobs/', 'Applied jobs')
    addSignIn(site)
    addEasyApply(site)
    addJobPage(site)
    return app
  },
}
