import { Hono } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { addPages, liveAds } from './worldwide/pages.ts'
import { adSlug, categoryOf, companySlug, countryOf, hiresIn } from './worldwide/words.ts'

const host = 'himalayas.app'
const perPage = 20

/** Himalayas: its list, its search by words, country and kind, and pages for a person. */
export const himalayas: SandboxBoard = {
  id: 'himalayas',
  name: 'Himalayas',
  hosts: [host],
  app(world) {
    const app = new Hono()
    app.get('/jobs/api', (c) => {
      const jobs = liveAds(world, 'himalayas')
      const limit = Math.min(Number(c.req.query('limit')) || perPage, perPage)
      const offset = Math.max(Number(c.req.query('offset')) || 0, 0)
      return c.json(answer(jobs, { limit, offset }))
    })
    app.get('/jobs/api/search', (c) => {
      const given = (name: string) => c.req.query(name) ?? ''
      const jobs = world
        .search('himalayas', {
          words: given('q'),
          place: '',
          radiusMiles: null,
          sort: given('sort') === 'recent' ? 'date' : 'relevance',
        })
        .filter((ad) => ad.closesAt > world.now())
        .filter((ad) => given('country') === '' || isOpenTo(ad, given('country')))
        .filter((ad) => given('worldwide') !== 'true' || restrictionsOf(ad).length === 0)
        .filter((ad) => given('exclude_worldwide') !== 'true' || restrictionsOf(ad).length > 0)
        .filter((ad) => given('employment_type') === '' || typeOf(ad) === given('employment_type'))
      const page = Math.max(Math.trunc(Number(given('page') || 1)) || 1, 1)
      return c.json(answer(jobs, { limit: perPage, offset: (page - 1) * perPage }))
    })
    addPages(app, world, {
      id: 'himalayas',
      name: 'Himalayas',
      host,
      path: '/companies/:company/jobs/:slug',
      pathOf,
      signInPath: '/login',
    })
    return app
  },
}

function pathOf(ad: SandboxAd): string {
  return `/companies/${companySlug(ad)}/jobs/${adSlug(ad)}`
}

function answer(ads: readonly SandboxAd[], { limit, offset }: { limit: number; offset: number }) {
  return {
    comments: 'Played by the sandbox. Himalayas asks to be named and linked to.',
    updatedAt: 1_794_475_800,
    offset,
    limit,
    totalCount: ads.length,
    jobs: ads.slice(offset, offset + limit).map(job),
  }
}

const codes: Record<string, string> = { 'United Kingdom': 'GB', Ireland: 'IE' }

/** What is open to the whole world is open to each country, which may be given by its name or its code. */
function isOpenTo(ad: SandboxAd, country: string): boolean {
  const countries = restrictionsOf(ad)
  return countries.length === 0 || countries.some((name) => name === country || codes[name] === country.toUpperCase())
}

function restrictionsOf(ad: SandboxAd): string[] {
  const countries = { worldwide: [], europe: ['United Kingdom', 'Ireland', 'Germany'], country: [countryOf(ad)] }
  return countries[hiresIn(ad)]
}

function typeOf(ad: SandboxAd): string {
  if (ad.contract === 'internship') return 'Intern'
  if (ad.contract === 'contract') return 'Contractor'
  if (ad.contract === 'temporary') return 'Temporary'
  return ad.fullTime ? 'Full Time' : 'Part Time'
}

function job(ad: SandboxAd): Record<string, unknown> {
  const page = `https://${host}${pathOf(ad)}`
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
  return {
    title: ad.title,
    excerpt: ad.text.replace(/\s+/g, ' ').slice(0, 250),
    companyName: ad.advertiser ?? '',
    companySlug: companySlug(ad),
    companyLogo: `https://${host}/logos/${companySlug(ad)}.png`,
    employmentType: typeOf(ad),
    // By the year only.
    minSalary: ad.pay.period === 'year' ? ad.pay.min : null,
    maxSalary: ad.pay.period === 'year' ? ad.pay.max : null,
    seniority: [/senior|lead/i.test(ad.title) ? 'Senior' : 'Mid-level'],
    currency: ad.pay.currency,
    locationRestrictions: restrictionsOf(ad),
    timezoneRestrictions: [0, 1],
    categories: [categoryOf(ad).replaceAll(' ', '-')],
    parentCategories: [categoryOf(ad)],
    description: ad.html,
    pubDate: seconds(ad.postedAt),
    expiryDate: seconds(ad.closesAt),
    applicationLink: page,
    guid: page,
  }
}
