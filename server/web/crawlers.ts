import { Hono, type MiddlewareHandler } from 'hono'
import { companySlugs } from '../job-ads/index.ts'
import { jobPageParts, jobPagesOf } from '../jobs/job-pages.ts'
import { cached } from '../platform/cached.ts'
import type { WebServices } from './web-services.ts'
import type { Env } from './env.ts'
import { originOf } from './own-address.ts'

/** The pages that search engines are told of besides those of ads. A test holds this list to the pages themselves. */
export const listedPages = [
  '/',
  '/search',
  '/search-contracts',
  '/outside-ir35-jobs',
  '/salary-calculator-for-united-kingdom',
  '/statistics',
  '/how-statistics-are-made',
  '/build-your-cv',
  '/import-cv',
  '/CV-review',
  '/post-job-ad',
  '/buy-credits',
  '/prices',
  '/sources',
  '/how-does-it-work',
  '/about-us',
  '/news',
  '/api',
  '/relocate-to-the-uk',
  '/relocate-to-the-uk-page-2',
  '/create-video-interview',
  '/we-are-crowdfunding',
  '/signup',
  '/signup/publisher',
  '/login',
  '/contact',
  '/issues',
  '/ticket',
  '/tc',
  '/privacy',
  '/cookies',
] as const

/**
 * What programs that look for pages to read may read. A filter, an order or a page number makes of one search hundreds of addresses,
 * and each asks the boards: only the search itself is for them.
 */
const robots = [
  'User-agent: *',
  ...[
    '/api/',
    '/auth/',
    '/admin',
    '/outbox',
    '/parts',
    '/suggest/',
    '/search/go',
    '/nearest-place',
    '/jobresults/*?',
  ].map((path) => `Disallow: ${path}`),
]

/** /robots.txt and the site maps. @param limited counts a request against its client. */
export function crawlerRoutes(services: WebServices, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()
  const parts = cached(services.clock, 600_000, async () => await jobPageParts(services.readers.one()))
  const companies = cached(
    services.clock,
    600_000,
    async () => await companySlugs(services.readers.one(), { now: services.clock.now(), most: addressesAtMost }),
  )
  const xml = (text: string) =>
    new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour } })

  app.get('/robots.txt', (context) => {
    const lines = [...robots, '', `Sitemap: ${originOf(services, context.req.raw)}/sitemap.xml`, '']
    return context.text(lines.join('\n'), 200, { 'cache-control': hour })
  })

  app.get('/sitemap.xml', limited, async (context) => {
    const origin = originOf(services, context.req.raw)
    const ofCompanies = (await companies()).length > 0 ? ['companies'] : []
    const names = ['pages', ...ofCompanies, ...(await parts()).map((part) => `jobs-${part}`)]
    return xml(sitemapIndex(names.map((name) => `${origin}/sitemaps/${name}.xml`)))
  })

  app.get('/sitemaps/pages.xml', (context) => {
    const origin = originOf(services, context.req.raw)
    return xml(urlSet(listedPages.map((path) => ({ loc: origin + path }))))
  })

  app.get('/sitemaps/companies.xml', limited, async (context, next) => {
    const slugs = await companies()
    if (slugs.length === 0) return await next()
    const origin = originOf(services, context.req.raw)
    return xml(urlSet(slugs.map((slug) => ({ loc: `${origin}/company/${slug}` }))))
  })

  app.get('/sitemaps/:name{jobs-\\d{1,6}\\.xml}', limited, async (context, next) => {
    const part = Number(/\d+/u.exec(context.req.param('name'))?.[0])
    const pages = await jobPagesOf(services.readers.one(), part)
    // A part without pages is no part: the index does not name it.
    if (pages.length === 0) return await next()
    const origin = originOf(services, context.req.raw)
    return xml(urlSet(pages.map(({ id, since }) => ({ loc: `${origin}/job/${id}`, lastmod: since.toISOString() }))))
  })
  return app
}

/** Of one map, by the rules of sitemaps.org. */
const addressesAtMost = 50_000
const hour = 'public, max-age=3600'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((loc) => `<sitemap><loc>${escaped(loc)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${parts.join('\n')}\n</sitemapindex>\n`
}

function urlSet(pages: readonly { loc: string; lastmod?: string }[]): string {
  const urls = pages.map(({ loc, lastmod }) => {
    const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    return `<url><loc>${escaped(loc)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The host of a request is whatever its sender wrote. */
function escaped(address: string): string {
  return address.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`)
}
