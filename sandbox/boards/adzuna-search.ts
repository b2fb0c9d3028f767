import type { Hono } from 'hono'
import type { Industry } from '../../contract/jobs/industries.ts'
import type { SandboxAd, World } from '../board.ts'
import { isSandboxKey } from './basic-key.ts'

const mostOnAPage = 50
const kilometresInAMile = 1.609

/** `GET /v1/api/jobs/gb/search/<page>` */
export function addAdzunaSearch(app: Hono, world: World): void {
  app.get('/v1/api/jobs/gb/search/:page{\\d+}', (c) => {
    const given = (name: string) => c.req.query(name) ?? ''
    if (given('app_id') === '' || given('app_key') === '') {
      return c.html('<!DOCTYPE html><html><body><h1>Bad Request</h1></body></html>', 400)
    }
    if (!isSandboxKey(given('app_id')) || !isSandboxKey(given('app_key'))) {
      return c.json(
        {
          display: 'Authorisation failed',
          doc: 'https://api.adzuna.com/v1/doc',
          exception: 'AUTH_FAIL',
          __CLASS__: 'Adzuna::API::Response::Exception',
        },
        401,
      )
    }
    const found = search(world, given)
    const size = Math.min(Number(given('results_per_page')) || 10, mostOnAPage)
    const page = Math.max(Number(c.req.param('page')), 1)
    return c.json({
      __CLASS__: 'Adzuna::API::Response::JobSearchResults',
      count: found.length,
      mean: 36_120.5,
      results: found.slice((page - 1) * size, page * size).map((ad) => result(ad, given('app_id'))),
    })
  })
}

function search(world: World, given: (name: string) => string): SandboxAd[] {
  const payMin = Number(given('salary_min')) || null
  const payMax = Number(given('salary_max')) || null
  const withUnknown = given('salary_include_unknown') === '1' || (payMin === null && payMax === null)
  return world
    .search('adzuna', {
      words: given('what'),
      place: given('where'),
      radiusMiles: (Number(given('distance')) || 5) / kilometresInAMile,
      payMin,
      payMax,
      contract: [
        ...(given('permanent') === '1' ? (['permanent'] as const) : []),
        ...(given('contract') === '1' ? (['contract', 'fixed-term', 'temporary'] as const) : []),
      ],
      postedWithinDays: Number(given('max_days_old')) || null,
      sort: given('sort_by') === 'date' ? 'date' : 'relevance',
    })
    .filter((ad) => ad.place.country === 'GB')
    .filter((ad) => withUnknown || ad.pay.min !== null || ad.pay.max !== null)
    .filter((ad) => given('full_time') !== '1' || ad.fullTime)
    .filter((ad) => given('part_time') !== '1' || ad.partTime)
}

const categories: Partial<Record<Industry, readonly [label: string, tag: string]>> = {
  'Information technology': ['IT Jobs', 'it-jobs'],
  'Nursing and midwifery': ['Healthcare & Nursing Jobs', 'healthcare-nursing-jobs'],
  'Health and medicine': ['Healthcare & Nursing Jobs', 'healthcare-nursing-jobs'],
  'Education and teaching': ['Teaching Jobs', 'teaching-jobs'],
  Engineering: ['Engineering Jobs', 'engineering-jobs'],
  'Sales and business development': ['Sales Jobs', 'sales-jobs'],
  'Hospitality and catering': ['Hospitality & Catering Jobs', 'hospitality-catering-jobs'],
  'Logistics and warehouse': ['Logistics & Warehouse Jobs', 'logistics-warehouse-jobs'],
}

function result(ad: SandboxAd, appId: string): Record<string, unknown> {
  const [label, tag] = categories[ad.industry] ?? ['Other/General Jobs', 'other-general-jobs']
  const text = ad.text.replace(/\s+/g, ' ').trim()
  const tracking = `utm_medium=api&utm_source=${encodeURIComponent(appId)}`
  const hours = ad.partTime ? 'part_time' : 'full_time'
  return {
    __CLASS__: 'Adzuna::API::Response::Job',
    id: String(ad.number),
    adref: Buffer.from(`sandbox-${ad.number}`).toString('base64url'),
    title: ad.title,
    description: text.length > 500 ? `${text.slice(0, 500)}…` : text,
    created: `${ad.postedAt.toISOString().slice(0, 19)}Z`,
    redirect_url:
      ad.number % 2 === 0
        ? `https://www.adzuna.co.uk/jobs/land/ad/${ad.number}?se=sandbox&${tracking}`
        : `https://www.adzuna.co.uk/jobs/details/${ad.number}?${tracking}`,
    company: {
      __CLASS__: 'Adzuna::API::Response::Company',
      ...(ad.advertiser !== null && { display_name: ad.advertiser }),
    },
    location: {
      __CLASS__: 'Adzuna::API::Response::Location',
      display_name: ad.placeText,
      area: ['UK', ad.place.county, ad.place.town],
    },
    category: { __CLASS__: 'Adzuna::API::Response::Category', label, tag },
    ...salary(ad),
    ...(ad.contract === 'permanent' && { contract_type: 'permanent' }),
    ...(ad.contract === 'contract' && { contract_type: 'contract' }),
    ...(ad.fullTime !== ad.partTime && { contract_time: hours }),
    // A third of the ads have no position.
    ...(ad.number % 3 !== 0 && { latitude: ad.place.lat, longitude: ad.place.lng }),
  }
}

const inAYear = { year: 1, month: 12, week: 52, day: 225, hour: 1_950 }

/** By the year, whatever the ad says; where it says nothing, often a guess. */
function salary(ad: SandboxAd): Record<string, unknown> {
  const { min, max, period } = ad.pay
  const yearly = (amount: number) => Math.round(amount * inAYear[period] * 100) / 100
  if (min === null && max === null) {
    const guess = 24_000 + (ad.vacancy % 200) * 150.25
    return ad.number % 4 === 0
      ? { salary_is_predicted: '0' }
      : { salary_min: guess, salary_max: guess, salary_is_predicted: '1' }
  }
  return {
    ...(min !== null && { salary_min: yearly(min) }),
    ...(max !== null && { salary_max: yearly(max) }),
    salary_is_predicted: '0',
  }
}
