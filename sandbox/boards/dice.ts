import { Hono } from 'hono'
import { adPage } from '../applying/ad-page.ts'
import { addMyApplications } from '../applying/after.ts'
import { addWall } from '../applying/captcha.ts'
import { addConsentFrame } from '../applying/consent.ts'
import { createDesk } from '../applying/desk.ts'
import type { Site } from '../applying/site.ts'
import { createVisits } from '../applying/visits.ts'
import type { SandboxAd, SandboxBoard, World } from '../board.ts'
import { addEasyApply } from './dice-form.ts'

const host = 'www.dice.com'

/** Dice: the search of its own pages, and made-up pages for a person. */
export const dice: SandboxBoard = {
  id: 'dice',
  name: 'Dice',
  hosts: ['job-search-api.svc.dhigroupinc.com', host],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const site: Site = {
      id: 'dice',
      name: 'Dice',
      app,
      world,
      desk,
      visitOf: createVisits('dice'),
      refOf: guid,
      home: `${host}/`,
      jobAddress: (ad) => `${host}/job-detail/${guid(ad)}`,
      loginAddress: (back) => `${host}/dashboard/login?redirectURL=${encodeURIComponent(back)}`,
      formAddress: (ad, step = 'start-apply') => `${host}/job-applications/${guid(ad)}/${step}`,
      successAddress: (ad) => `${host}/job-applications/${guid(ad)}/success`,
      listAddress: `${host}/my-jobs/applied`,
      consent: null,
    }
    const adOf = (id: string | undefined) => world.ad('dice', numberOf(id))
    addSearch(app, world)
    addConsentFrame(site)
    addWall(site)
    addMyApplications(site, '/my-jobs/applied')
    app.get('/job-detail/:id', async (c) => await adPage(c, site, adOf(c.req.param('id')), 'Easy apply'))
    addEasyApply(site, host, adOf)
    return app
  },
}

const days: Record<string, number> = { ONE: 1, THREE: 3, SEVEN: 7 }

function addSearch(app: Hono, world: World): void {
  app.get('/v1/dice/jobs/search', (c) => {
    if (!c.req.header('x-api-key')?.startsWith('sandbox')) return c.json({ message: 'Forbidden' }, 403)
    const query = (name: string) => c.req.query(name) ?? ''
    const point = query('latitude') && query('longitude') ? `${query('latitude')},${query('longitude')}` : ''
    const pageSize = Math.min(Number(query('pageSize')) || 20, 100)
    const page = Math.max(Number(query('page')) || 1, 1)
    const radius = Number(query('radius')) || null
    const found = world
      .search('dice', {
        words: query('q'),
        place: query('location') || point,
        radiusMiles: radius && query('radiusUnit') === 'km' ? radius / 1.609 : radius,
        postedWithinDays: days[query('filters.postedDate')] ?? null,
      })
      .filter((ad) => ad.place.country === (query('countryCode2') || 'US'))
    const shown = found.slice((page - 1) * pageSize, page * pageSize)
    return c.json({
      data: shown.map(result),
      meta: {
        currentPage: page,
        pageCount: Math.ceil(found.length / pageSize),
        pageSize,
        totalResults: found.length,
      },
    })
  })
}

function guid(ad: SandboxAd): string {
  return `c0ffee00-d1ce-4000-8000-${String(ad.number).padStart(12, '0')}`
}

function numberOf(id: string | undefined): number {
  return Number(/^c0ffee00-d1ce-4000-8000-(\d{12})$/.exec(id ?? '')?.[1])
}

const countries = { GB: 'GBR', IE: 'IRL' }

function result(ad: SandboxAd): Record<string, unknown> {
  const hours = ad.partTime && !ad.fullTime ? 'Part-time' : 'Full-time'
  return {
    id: ad.number.toString(16),
    jobId: `SBX-${ad.number}`,
    guid: guid(ad),
    title: ad.title,
    jobLocation:
      ad.workplace === 'remote' && ad.number % 2 === 0
        ? null
        : {
            displayName: `${ad.place.town}, ${ad.place.county}, ${countries[ad.place.country]}`,
            latitude: ad.place.lat,
            longitude: ad.place.lng,
          },
    postedDate: ad.postedAt.toISOString(),
    modifiedDate: ad.postedAt.toISOString(),
    detailsPageUrl: `https://${host}/job-detail/${guid(ad)}`,
    companyPageUrl: null,
    companyLogoUrl: null,
    salary: ad.pay.text ?? '',
    companyName: ad.advertiser ?? '',
    employmentType: ad.contract === 'contract' ? 'Contract' : hours,
    summary: ad.text.slice(0, 500),
    workFromHomeAvailability: ad.workplace === 'on-site' ? 'FALSE' : 'TRUE',
    isRemote: ad.workplace === 'remote',
    workplaceTypes: { 'on-site': ['On-Site'], hybrid: ['Hybrid'], remote: ['Remote'] }[ad.workplace],
    easyApply: !ad.external,
    willingToSponsor: false,
    employerType: ad.isAgency ? 'Recruiter' : 'Direct Hire',
  }
}
