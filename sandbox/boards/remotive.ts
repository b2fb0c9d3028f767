import { Hono } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { addPages, liveAds } from './worldwide/pages.ts'
import { adSlug, allCategories, categoryOf, countryOf, hiresIn, slugOf } from './worldwide/words.ts'

const host = 'remotive.com'

/** Remotive: all its jobs in one answer, its categories, and pages for a person. */
export const remotive: SandboxBoard = {
  id: 'remotive',
  name: 'Remotive',
  hosts: [host],
  app(world) {
    const app = new Hono()
    app.get('/api/remote-jobs', (c) => {
      const given = (name: string) => (c.req.query(name) ?? '').toLowerCase()
      const all = liveAds(world, 'remotive')
      const found = all
        .filter((ad) => ['', slugOf(categoryOf(ad)), categoryOf(ad).toLowerCase()].includes(given('category')))
        .filter((ad) => (ad.advertiser ?? '').toLowerCase().includes(given('company_name')))
        .filter((ad) => `${ad.title} ${ad.text}`.toLowerCase().includes(given('search')))
      const jobs = found.slice(0, Number(given('limit')) || found.length)
      return c.json({
        '0-legal-notice': 'Played by the sandbox. Remotive asks to be named and linked to by all who show its jobs.',
        'job-count': jobs.length,
        'total-job-count': all.length,
        jobs: jobs.map(job),
      })
    })
    app.get('/api/remote-jobs/categories', (c) =>
      c.json({
        'job-count': allCategories.length,
        jobs: allCategories.map((name, index) => ({ id: index + 1, name, slug: slugOf(name) })),
      }),
    )
    addPages(app, world, {
      id: 'remotive',
      name: 'Remotive',
      host,
      path: '/remote-jobs/:category/:slug',
      pathOf,
      signInPath: '/accounts/login',
    })
    return app
  },
}

function pathOf(ad: SandboxAd): string {
  return `/remote-jobs/${slugOf(categoryOf(ad))}/${adSlug(ad)}`
}

function job(ad: SandboxAd): Record<string, unknown> {
  return {
    id: ad.number,
    url: `https://${host}${pathOf(ad)}`,
    title: ad.title,
    company_name: ad.advertiser ?? '',
    company_logo: `https://${host}/job/${ad.number}/logo`,
    category: categoryOf(ad),
    tags: ad.number % 3 === 0 ? [] : ['english', 'remote'],
    job_type: typeOf(ad),
    publication_date: ad.postedAt.toISOString().slice(0, 19),
    candidate_required_location: locationOf(ad),
    salary: ad.pay.text ?? '',
    description: ad.html,
  }
}

/** One of five words; of many jobs none. */
function typeOf(ad: SandboxAd): string {
  if (ad.number % 5 === 0) return ''
  if (ad.contract === 'internship') return 'internship'
  if (ad.contract === 'contract') return 'contract'
  return ad.fullTime ? 'full_time' : 'part_time'
}

function locationOf(ad: SandboxAd): string {
  const country = countryOf(ad).replace('United Kingdom', 'UK')
  const words = { worldwide: 'Worldwide', europe: `Europe, ${country}`, country: `${country}, Canada` }
  return ad.number % 7 === 0 ? country : words[hiresIn(ad)]
}
