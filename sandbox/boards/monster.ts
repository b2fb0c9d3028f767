import { Hono } from 'hono'
import { adPage } from '../applying/ad-page.ts'
import { addMyApplications } from '../applying/after.ts'
import { addWall } from '../applying/captcha.ts'
import { addConsentFrame } from '../applying/consent.ts'
import { createDesk } from '../applying/desk.ts'
import type { Site } from '../applying/site.ts'
import { createVisits } from '../applying/visits.ts'
import type { SandboxAd, SandboxBoard, World } from '../board.ts'
import { jobPosting } from '../pages/job-posting.ts'
import { addApplicationPages } from './monster-form.ts'

const host = 'www.monster.co.uk'
const mostOnAPage = 50

/** Monster: the search of its own pages, and made-up pages for a person. */
export const monster: SandboxBoard = {
  id: 'monster',
  name: 'Monster',
  hosts: ['appsapi.monster.io', host],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'monster',
      name: 'Monster',
      app,
      world,
      desk,
      visitOf: createVisits('monster'),
      refOf: jobId,
      home: `${host}/`,
      jobAddress: (ad) => host + pathOf(ad),
      loginAddress: (back) => `${host}/profile/login?returnTo=${encodeURIComponent(back)}`,
      formAddress: (ad) => `${host}/apply/${jobId(ad)}`,
      successAddress: (ad) => `${host}/applied/${jobId(ad)}`,
      listAddress: `${host}/profile/applied-jobs`,
      consent: 'onetrust',
    }
    const adOf = (id: string | undefined) => world.ad('monster', numberOf(id))
    addSearch(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/profile/applied-jobs', 'Applied jobs')
    app.get('/job-openings/:id', async (c) => await adPage(c, site, adOf(c.req.param('id')), 'Apply'))
    addApplicationPages(site, host, adOf)
    return app
  },
}

/** The body is trusted to be what the pages send: a search of any other shape is answered with a 400. */
function addSearch(app: Hono, world: World): void {
  app.post('/jobs-svx-service/v2/monster/search-jobs/samsearch/:locale', async (c) => {
    if (!c.req.query('apikey')?.startsWith('sandbox')) return c.json({ message: 'Unauthorized' }, 401)
    const body: unknown = await c.req.json().catch(() => null)
    const search = readSearch(body)
    if (!search || search.pageSize > mostOnAPage) return c.json({ message: 'Bad Request' }, 400)
    const found = world.search('monster', search).filter((ad) => ad.place.country.toLowerCase() === search.country)
    const { pageSize, offset } = search
    // Past the end it shows the last page once more.
    const lastPage = Math.max(0, Math.floor((found.length - 1) / pageSize) * pageSize)
    const start = Math.min(offset, lastPage)
    return c.json({
      jobResults: found.slice(start, start + pageSize).map((ad) => result(ad, world.now())),
      totalSize: found.length,
      estimatedTotalSize: found.length,
      searchId: 'sandbox',
    })
  })
}

type MonsterSearch = {
  words: string
  place: string
  country: string
  radiusMiles: number | null
  offset: number
  pageSize: number
}

function readSearch(body: unknown): MonsterSearch | null {
  const { jobQuery, offset, pageSize } = fieldsOf(body)
  const { query, locations } = fieldsOf(jobQuery)
  const [location] = Array.isArray(locations) ? (locations as unknown[]) : []
  const { country, address, radius } = fieldsOf(location)
  const { unit, value } = fieldsOf(radius)
  if (typeof query !== 'string' || typeof country !== 'string') return null
  return {
    words: query,
    place: typeof address === 'string' ? address : '',
    country,
    radiusMiles: typeof value === 'number' ? (unit === 'km' ? value / 1.609 : value) : null,
    offset: Number(offset ?? 0),
    pageSize: Number(pageSize ?? 10),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function jobId(ad: SandboxAd): string {
  return `8d1f0c52-7a3e-4c00-9000-${String(ad.number).padStart(12, '0')}`
}

function numberOf(id: string | undefined): number {
  return Number(/8d1f0c52-7a3e-4c00-9000-(\d{12})$/.exec(id ?? '')?.[1])
}

function pathOf(ad: SandboxAd): string {
  const slug = `${ad.title} ${ad.place.town}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `/job-openings/${slug}--${jobId(ad)}`
}

/** Both forms that are met: every third result leaves its facts to the posting inside of it. */
function result(ad: SandboxAd, now: Date): Record<string, unknown> {
  const days = Math.floor((now.getTime() - ad.postedAt.getTime()) / 86_400_000)
  const address = `https://${host}${pathOf(ad)}`
  if (ad.number % 3 === 0) {
    return {
      jobId: jobId(ad),
      jobDetailUrl: address,
      jobPosting: jobPosting(ad, address),
      apply: { applyType: 'ONSITE' },
    }
  }
  return {
    jobId: jobId(ad),
    title: ad.title,
    company: ad.advertiser === null ? null : { name: ad.advertiser },
    formattedLocation: ad.placeText,
    city: ad.place.town,
    stateProvince: ad.place.county,
    datePosted: ad.postedAt.toISOString(),
    dateRecency: days < 1 ? 'Today' : `${days} days ago`,
    jobDetailUrl: address,
    description: ad.html,
    salaryInfo: ad.pay.text,
    employmentType: ad.contract === 'contract' ? 'CONTRACT' : ad.partTime && !ad.fullTime ? 'PART_TIME' : 'FULL_TIME',
  }
}
