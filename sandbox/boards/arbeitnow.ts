import { Hono } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { addPages, liveAds } from './worldwide/pages.ts'
import { adSlug, categoryOf, companySlug, countryOf } from './worldwide/words.ts'

const host = 'www.arbeitnow.com'
const list = `https://${host}/api/job-board-api`
const perPage = 100

/** Arbeitnow: all its ads page by page, and pages for a person. */
export const arbeitnow: SandboxBoard = {
  id: 'arbeitnow',
  name: 'Arbeitnow',
  hosts: [host],
  app(world) {
    const app = new Hono()
    app.get('/api/job-board-api', (c) => {
      const ads = liveAds(world, 'arbeitnow')
      const page = Math.max(Math.trunc(Number(c.req.query('page') ?? 1)) || 1, 1)
      const last = Math.max(Math.ceil(ads.length / perPage), 1)
      const shown = ads.slice((page - 1) * perPage, page * perPage)
      const first = (page - 1) * perPage + 1
      return c.json({
        data: shown.map(item),
        links: {
          first: `${list}?page=1`,
          last: null,
          prev: page > 1 ? `${list}?page=${page - 1}` : null,
          next: page < last ? `${list}?page=${page + 1}` : null,
        },
        meta: {
          current_page: page,
          from: shown.length > 0 ? first : null,
          path: list,
          per_page: perPage,
          to: shown.length > 0 ? first + shown.length - 1 : null,
        },
      })
    })
    addPages(app, world, {
      id: 'arbeitnow',
      name: 'Arbeitnow',
      host,
      path: '/jobs/companies/:company/:slug',
      pathOf,
      signInPath: '/login',
    })
    return app
  },
}

function pathOf(ad: SandboxAd): string {
  return `/jobs/companies/${companySlug(ad)}/${adSlug(ad)}`
}

function item(ad: SandboxAd): Record<string, unknown> {
  const { town } = ad.place
  return {
    slug: adSlug(ad),
    company_name: ad.advertiser ?? '',
    title: ad.title,
    description: `${ad.html}\n<p>Find <a href="https://${host}/">Jobs in Germany</a> on Arbeitnow</a>`,
    remote: ad.workplace === 'remote',
    url: `https://${host}${pathOf(ad)}`,
    tags: ad.number % 4 === 0 ? [] : [categoryOf(ad), ...(ad.workplace === 'remote' ? ['Remote'] : [])],
    job_types: [
      ...(ad.fullTime ? [ad.contract === 'permanent' ? 'full time permanent' : 'full time'] : []),
      ...(ad.partTime ? ['part time'] : []),
      ...(ad.contract === 'internship' ? ['internship'] : []),
    ],
    // Of a large city often the name alone.
    location: ['London', 'Manchester', 'Dublin', 'Leeds'].includes(town) ? town : `${town}, ${countryOf(ad)}`,
    created_at: Math.floor(ad.postedAt.getTime() / 1000),
  }
}
