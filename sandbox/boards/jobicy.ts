import { Hono } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { addPages, liveAds } from './worldwide/pages.ts'
import { adSlug, categoryOf, countryOf, hiresIn, slugOf } from './worldwide/words.ts'

const host = 'jobicy.com'
const mostJobs = 100

/** Jobicy: its newest jobs, by region if asked, and pages for a person. */
export const jobicy: SandboxBoard = {
  id: 'jobicy',
  name: 'Jobicy',
  hosts: [host],
  app(world) {
    const app = new Hono()
    app.get('/api/v2/remote-jobs', (c) => {
      const given = (name: string) => (c.req.query(name) ?? '').toLowerCase()
      const count = given('count') === '' ? mostJobs : Number(given('count'))
      if (!(count >= 1 && count <= mostJobs)) return c.json({ error: 'count must be from 1 to 100' }, 400)
      const jobs = liveAds(world, 'jobicy')
        .filter((ad) => given('geo') === '' || regionsOf(ad).some((region) => slugOf(region) === given('geo')))
        .filter((ad) => given('industry') === '' || slugOf(categoryOf(ad)) === given('industry'))
        .filter((ad) => `${ad.title} ${ad.text}`.toLowerCase().includes(given('tag')))
        .slice(0, count)
      return c.json({
        apiVersion: '2.0',
        documentationUrl: 'https://jobi.cy/apidocs',
        friendlyNotice: 'Played by the sandbox. Jobicy asks to be read a few times a day, and to be credited.',
        jobCount: jobs.length,
        xRayHash: 'xID_sandbox',
        clientKey: 'key_sandbox',
        lastUpdate: spaced(world.now()),
        jobs: jobs.map(job),
      })
    })
    addPages(app, world, { id: 'jobicy', name: 'Jobicy', host, path: '/jobs/:slug', pathOf, signInPath: '/login' })
    return app
  },
}

function pathOf(ad: SandboxAd): string {
  return `/jobs/${adSlug(ad)}`
}

function job(ad: SandboxAd): Record<string, unknown> {
  return {
    id: ad.number,
    url: `https://${host}${pathOf(ad)}`,
    jobSlug: adSlug(ad),
    jobTitle: inEntities(ad.title),
    companyName: inEntities(ad.advertiser ?? ''),
    companyLogo: `https://${host}/data/logo/${ad.number}.png`,
    jobIndustry: [inEntities(categoryOf(ad))],
    jobType: [typeOf(ad)],
    jobGeo: regionsOf(ad).join(',  '),
    jobLevel: /senior|lead/i.test(ad.title) ? 'Senior' : 'Any',
    jobExcerpt: inEntities(`${ad.text.replace(/\s+/g, ' ').slice(0, 300)} [...]`),
    jobDescription: ad.html,
    pubDate: spaced(ad.postedAt),
    ...salaryOf(ad),
  }
}

function typeOf(ad: SandboxAd): string {
  if (ad.contract === 'internship') return 'internship'
  if (ad.contract === 'contract') return 'contract'
  return ad.fullTime ? 'full-time' : 'part-time'
}

function regionsOf(ad: SandboxAd): string[] {
  const country = countryOf(ad).replace('United Kingdom', 'UK')
  return { worldwide: ['Anywhere'], europe: ['EMEA', 'Europe'], country: [country] }[hiresIn(ad)]
}

const periods = { year: 'yearly', month: 'monthly', week: 'weekly', day: 'daily', hour: 'hourly' }

/** Absent where it is not known. */
function salaryOf({ pay }: SandboxAd): Record<string, unknown> {
  if (pay.min === null && pay.max === null) return {}
  return {
    salaryMin: String(pay.min ?? ''),
    salaryMax: String(pay.max ?? ''),
    salaryCurrency: pay.currency,
    salaryPeriod: periods[pay.period],
  }
}

function spaced(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}

function inEntities(text: string): string {
  return text.replaceAll('&', '&#038;').replaceAll('’', '&#8217;').replaceAll('–', '&#8211;')
}
