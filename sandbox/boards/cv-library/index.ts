import { Hono } from 'hono'
import { addMyApplications } from '../../applying/after.ts'
import { addWall } from '../../applying/captcha.ts'
import { addConsentFrame } from '../../applying/consent.ts'
import { createDesk } from '../../applying/desk.ts'
import type { Site } from '../../applying/site.ts'
import { createVisits } from '../../applying/visits.ts'
import type { SandboxBoard } from '../../board.ts'
import { applicationPath, host, jobPath } from './addresses.ts'
import { addApi } from './api.ts'
import { addApplicationPages } from './application.ts'
import { addJobPage } from './job.ts'
import { addSignIn } from './sign-in.ts'

/** CV-Library: the partner search, one job by number, the job page, the login and the application in two steps. */
export const cvlibrary: SandboxBoard = {
  id: 'cvlibrary',
  name: 'CV-Library',
  hosts: [host, 'partners.cv-library.co.uk'],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'cvlibrary',
      name: 'CV-Library',
      app,
      world,
      desk,
      visitOf: createVisits('cvlibrary'),
      refOf: ({ number }) => String(number),
      home: `${host}/`,
      jobAddress: (ad) => host + jobPath(ad),
      loginAddress(back) {
        const [, job] = /\/job\/apply\/(\d+)/u.exec(back) ?? []
        return job === undefined ? `${host}/candidate/login` : `${host}/login?jobId=${job}`
      },
      formAddress: (ad, step) => `${host}${applicationPath(ad)}${step === undefined ? '' : `?step=${step}`}`,
      successAddress: (ad) => `${host}${applicationPath(ad)}/confirm`,
      listAddress: `${host}/candidate/applications`,
      consent: 'iframe',
      words: { applied: 'You previously applied for this job' },
    }
    addApi(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/candidate/applications', 'Jobs you have applied for')
    addJobPage(site)
    addSignIn(site)
    addApplicationPages(site)
    return app
  },
}
