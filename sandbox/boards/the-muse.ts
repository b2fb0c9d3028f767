import { Hono } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { isSandboxKey } from './basic-key.ts'
import { addPages, liveAds } from './worldwide/pages.ts'
import { adSlug, categoryOf, companySlug, countryOf } from './worldwide/words.ts'

const host = 'www.themuse.com'
const perPage = 20
const lastPage = 99

/** The Muse: its list by place, category, level and company, and pages for a person. */
export const theMuse: SandboxBoard = {
  id: 'the-muse',
  name: 'The Muse',
  hosts: [host],
  app(world) {
    const app = new Hono()
    app.get('/api/public/jobs', (c) => {
      const key = c.req.query('api_key') ?? ''
      if (key !== '' && !isSandboxKey(key)) return c.json({ code: 403, error: 'Invalid API key' }, 403)
      const page = Number(c.req.query('page') ?? 'none')
      if (!Number.isInteger(page) || page < 0 || page > lastPage) {
        return c.json({ code: 400, error: 'Invalid value for page' }, 400)
      }
      const asked = (name: string) => c.req.queries(name)?.filter((value) => value !== '') ?? []
      const isAsked = (name: string, values: readonly string[]) =>
        asked(name).length === 0 || asked(name).some((value) => values.includes(value))
      const jobs = liveAds(world, 'the-muse').filter(
        (ad) =>
          isAsked('location', locationsOf(ad)) &&
          isAsked('category', [categoryOf(ad)]) &&
          isAsked('level', [levelOf(ad).name]) &&
          isAsked('company', [ad.advertiser ?? '']),
      )
      return c.json({
        page,
        page_count: Math.ceil(jobs.length / perPage),
        items_per_page: perPage,
        took: 7,
        timed_out: false,
        total: jobs.length,
        results: jobs.slice(page * perPage, (page + 1) * perPage).map(job),
        aggregations: {},
      })
    })
    addPages(app, world, {
      id: 'the-muse',
      name: 'The Muse',
      host,
      path: '/jobs/:company/:slug',
      pathOf,
      signInPath: '/login',
    })
    return app
  },
}

function pathOf(ad: SandboxAd): string {
  return `/jobs/${companySlug(ad)}/${adSlug(ad)}`
}

function locationsOf(ad: SandboxAd): string[] {
  const place = `${ad.place.town}, ${countryOf(ad)}`
  return ad.workplace === 'remote' ? ['Flexible / Remote', place] : [place]
}

function levelOf(ad: SandboxAd): { name: string; short_name: string } {
  if (ad.contract === 'internship') return { name: 'Internship', short_name: 'internship' }
  if (/senior|lead|head|manager/i.test(ad.title)) return { name: 'Senior Level', short_name: 'senior' }
  return { name: 'Mid Level', short_name: 'mid' }
}

function job(ad: SandboxAd): Record<string, unknown> {
  return {
    contents: ad.html,
    name: ad.title,
    type: 'external',
    publication_date: `${ad.postedAt.toISOString().slice(0, 19)}Z`,
    short_name: adSlug(ad),
    model_type: 'jobs',
    id: ad.number,
    locations: locationsOf(ad).map((name) => ({ name })),
    categories: [{ name: categoryOf(ad) }],
    levels: [levelOf(ad)],
    tags: [],
    refs: { landing_page: `https://${host}${pathOf(ad)}` },
    company: { id: 10_000 + (ad.number % 5_000), short_name: companySlug(ad), name: ad.advertiser ?? '' },
  }
}
