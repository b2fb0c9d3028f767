import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard, World } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm, usualFields } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'

const name = 'EURES'
const nationalHost = 'jobsireland.ie'

/** EURES with the ads of Ireland's public service, and the national pages that its ads lead to. */
export const eures: SandboxBoard = {
  id: 'eures',
  name,
  hosts: ['europa.eu', nationalHost],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('eures')
    addSearch(app, world)
    addDetails(app, world)

    const page = (c: Context, ad: SandboxAd | null) => {
      if (!ad) return c.html(noJobPage(name), 404)
      const form = `${nationalHost}/en-US/apply/${ad.number}`
      const url = `${nationalHost}/en-US/job-Details?id=${ad.number}`
      return c.html(jobPage(c, ad, { name, url, form, words: 'Apply', visit: visitOf(c), hasJsonLd: false }))
    }
    app.get('/eures/portal/jv-se/jv-details/:id', (c) => page(c, world.ad('eures', numberOf(c.req.param('id')))))
    app.get('/en-US/job-Details', (c) => page(c, world.ad('eures', Number(c.req.query('id')))))
    addPlainForm(app, {
      name: 'JobsIreland',
      host: nationalHost,
      adOf: (c) => world.ad('eures', Number(c.req.param('id'))),
      visitOf,
      path: '/en-US/apply/:id',
      signInPath: '/en-US/login',
      thanksPath: '/en-US/applied',
      fields: usualFields,
    })
    return app
  },
}

const mostOnAPage = 50
const mostAds = 10_000
const periods: Record<string, number> = { LAST_DAY: 1, LAST_THREE_DAYS: 3, LAST_WEEK: 7, LAST_MONTH: 30 }

function addSearch(app: Hono, world: World): void {
  app.post('/eures/api/jv-searchengine/public/jv-search/search', async (c) => {
    const body = (await c.req.json().catch(() => ({}))) as Record<string, unknown>
    const size = Number(body['resultsPerPage'])
    const page = Number(body['page'])
    if (!(size >= 1 && size <= mostOnAPage) || !(page >= 1) || page * size > mostAds) return c.body('', 400)

    const schedules = textsOf(body['positionScheduleCodes'])
    const offerings = textsOf(body['positionOfferingCodes'])
    const countries = textsOf(body['locationCodes']).map((code) => code.slice(0, 2).toUpperCase())
    const found = world
      .search('eures', {
        words: keywordsOf(body['keywords']).join(' '),
        place: '',
        radiusMiles: null,
        postedWithinDays: periods[String(body['publicationPeriod'])] ?? null,
        sort: body['sortSearch'] === 'MOST_RECENT' ? 'date' : 'relevance',
      })
      .filter((ad) => countries.length === 0 || countries.includes(ad.place.country))
      .filter((ad) => schedules.length === 0 || schedulesOf(ad).some((code) => schedules.includes(code)))
      .filter((ad) => offerings.length === 0 || offerings.includes(offeringOf(ad)))
    return c.json({
      numberRecords: found.length,
      jvs: found.slice((page - 1) * size, page * size).map(vacancy),
      facets: {},
    })
  })
  app.get('/eures/api/jv-searchengine/public/statistics/getNumberOfJobs', (c) =>
    c.json({ numberOfJobs: world.ads('eures').length }),
  )
}

function addDetails(app: Hono, world: World): void {
  app.get('/eures/api/jv-searchengine/public/jv/id/:id', (c) => {
    const ad = world.ad('eures', numberOf(c.req.param('id')))
    if (!ad) return c.body('', 404)
    const { pay } = ad
    const profile = {
      title: ad.title,
      description: ad.html,
      employer: ad.advertiser === null ? null : { name: ad.advertiser },
      locations: [{ countryCode: ad.place.country, region: regionOf(ad), cityName: ad.place.town }],
      workingLanguageCodes: ['en'],
      positionLanguages: [],
      lastApplicationDate: ad.closesAt.getTime(),
      offeredRemunerationPackage: {
        salaries: [
          {
            minimumSalary: pay.min,
            maximumSalary: pay.max,
            currencyCode: pay.currency,
            payingIntervalCode: pay.period,
          },
        ],
      },
    }
    return c.json({ preferredLanguage: 'en', jvProfiles: { en: profile } })
  })
}

/** Every object must match; the words of one would match one by one, and are searched for together here. */
function keywordsOf(value: unknown): string[] {
  const keywords = Array.isArray(value) ? (value as unknown[]) : []
  return keywords.flatMap((one) => {
    const { keyword } = (one ?? {}) as { keyword?: unknown }
    return typeof keyword === 'string' ? keyword.replaceAll('"', '') : []
  })
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** `<number> 18` in base64, without its padding: 18 is JobsIreland. */
function vacancyId(ad: SandboxAd): string {
  return btoa(`${ad.number} 18`).replace(/=+$/, '')
}

function numberOf(id: string): number {
  return Number(/^(\d+) 18$/.exec(Buffer.from(id, 'base64').toString())?.[1])
}

function vacancy(ad: SandboxAd): Record<string, unknown> {
  return {
    id: vacancyId(ad),
    title: ad.title,
    description: ad.html,
    creationDate: ad.postedAt.getTime(),
    lastModificationDate: ad.postedAt.getTime() + 3_600_000,
    // A search says the employer of some only.
    employer: ad.advertiser === null || ad.number % 4 === 0 ? null : { name: ad.advertiser, website: null },
    locationMap: { [ad.place.country]: [regionOf(ad)] },
    numberOfPosts: 1,
    positionScheduleCodes: schedulesOf(ad),
    positionOfferingCode: offeringOf(ad),
    jobCategoriesCodes: [],
    euresFlag: false,
    availableLanguages: ['en'],
    translations: {},
    score: 1,
  }
}

function schedulesOf(ad: SandboxAd): string[] {
  return [...(ad.fullTime ? ['fulltime'] : []), ...(ad.partTime ? ['parttime'] : [])]
}

function offeringOf(ad: SandboxAd): string {
  if (ad.contract === 'permanent') return 'directhire'
  return ad.contract === 'fixed-term' ? 'temporary' : ad.contract
}

/** NUTS 3 by county, for the counties that most ads are in. */
const regions: readonly (readonly [RegExp, string])[] = [
  [/dublin/i, 'IE061'],
  [/galway|mayo|roscommon/i, 'IE042'],
  [/cork|kerry/i, 'IE053'],
  [/clare|limerick|tipperary/i, 'IE051'],
  [/carlow|kilkenny|waterford|wexford/i, 'IE052'],
  [/kildare|louth|meath|wicklow/i, 'IE062'],
  [/laois|longford|offaly|westmeath/i, 'IE063'],
]

function regionOf(ad: SandboxAd): string {
  return regions.find(([county]) => county.test(ad.place.county))?.[1] ?? 'IE041'
}
