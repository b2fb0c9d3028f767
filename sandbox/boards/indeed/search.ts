import type { Context, Hono } from 'hono'
import type { SandboxAd, SandboxSearch, World } from '../../board.ts'
import { jobKey } from './job-key.ts'

const kinds: Record<string, Partial<SandboxSearch>> = {
  fulltime: { fullTime: true },
  parttime: { partTime: true },
  contract: { contract: ['contract'] },
  internship: { contract: ['internship'] },
  temporary: { contract: ['temporary'] },
}

/** `GET /ads/apisearch`. What is wrong with a call is said in a 200. */
export function addSearch(app: Hono, world: World): void {
  app.get('/ads/apisearch', (c) => {
    const query = (name: string) => c.req.query(name) ?? ''
    if (!query('publisher').startsWith('sandbox')) return refuse(c, 'Invalid publisher number provided.')
    if (query('v') !== '2') return refuse(c, 'Unsupported API version.')
    if (query('userip') === '' || query('useragent') === '') return refuse(c, 'userip and useragent are required.')

    const country = query('co') || 'us'
    const found = world
      .search('indeed', {
        words: query('q'),
        place: query('l'),
        radiusMiles: milesOf(query('radius'), country),
        postedWithinDays: Number(query('fromage')) || null,
        sort: query('sort') === 'date' ? 'date' : 'relevance',
        ...kinds[query('jt')],
      })
      .filter((ad) => ad.place.country.toLowerCase() === country)
    const start = Number(query('start')) || 0
    const limit = Math.min(Number(query('limit')) || 10, 25)
    const results = found.slice(start, start + limit).map((ad) => result(ad, query('latlong') === '1', world.now()))
    const answer = {
      version: 2,
      query: query('q'),
      location: query('l'),
      dupefilter: query('filter') !== '0',
      highlight: query('highlight') !== '0',
      totalResults: found.length,
      start: found.length === 0 ? 0 : start + 1,
      end: Math.min(start + limit, found.length),
      pageNumber: Math.floor(start / limit),
      results,
    }
    if (query('format') === 'json') return c.json(answer)
    return c.body(asXml('response', { ...answer, results: { result: results } }), 200, { 'content-type': 'text/xml' })
  })
}

function refuse(c: Context, error: string): Response {
  return c.json({ error })
}

/** The distance is in the miles or the kilometres of the country. */
function milesOf(radius: string, country: string): number {
  const distance = Number(radius) || 25
  return country === 'ie' ? distance / 1.609 : distance
}

function result(ad: SandboxAd, withPosition: boolean, now: Date): Record<string, unknown> {
  const hours = Math.floor((now.getTime() - ad.postedAt.getTime()) / 3_600_000)
  return {
    jobtitle: ad.title,
    company: ad.advertiser ?? '',
    city: ad.place.town,
    state: ad.place.country === 'GB' ? 'ENG' : '',
    country: ad.place.country,
    language: 'en',
    formattedLocation: ad.place.town,
    formattedLocationFull: ad.placeText,
    source: ad.advertiser ?? '',
    date: ad.postedAt.toUTCString(),
    snippet: ad.text.length > 160 ? `${ad.text.slice(0, 157)}...` : ad.text,
    url: `https://${ad.place.country === 'IE' ? 'ie' : 'uk'}.indeed.com/viewjob?jk=${jobKey(ad)}&qd=sandbox`,
    onmousedown: "indeed_clk(this, '');",
    ...(withPosition && { latitude: ad.place.lat, longitude: ad.place.lng }),
    jobkey: jobKey(ad),
    sponsored: ad.number % 4 === 0,
    expired: false,
    indeedApply: !ad.external,
    formattedRelativeTime: hours < 24 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`,
  }
}

function asXml(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => asXml(name, one)).join('')
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, one]) => asXml(key, one))
          .join('')
      : String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<${name}>${inner}</${name}>`
}
