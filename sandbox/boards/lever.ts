import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard, World } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { adAt, companyAt, uuidOf } from './company-ads.ts'

const name = 'Lever'
const host = 'jobs.lever.co'

/** Lever: the postings interface, and the pages and forms of its companies. */
export const lever: SandboxBoard = {
  id: 'lever',
  name,
  hosts: ['api.lever.co', 'api.eu.lever.co', host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('lever')
    addPostings(app, world)

    const adOf = (c: Context) => adAt(world, 'lever', c.req.param('site') ?? '', c.req.param('id') ?? '')
    app.get('/:site/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/${c.req.param('site')}/${c.req.param('id')}`
      return c.html(jobPage(c, ad, { name, url, form: `${url}/apply`, words: 'Apply for this job', visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/:site/:id/apply',
      signInPath: null,
      thanksPath: '/thanks',
      fields: [
        { name: 'resume', label: 'Resume/CV', type: 'file' },
        { name: 'name', label: 'Full name' },
        { name: 'email', label: 'Email', type: 'email' },
        { name: 'phone', label: 'Phone', type: 'tel', optional: true },
        { name: 'org', label: 'Current company', optional: true },
        { name: 'urls[LinkedIn]', label: 'LinkedIn URL', optional: true },
        { name: 'comments', label: 'Additional information', type: 'textarea', optional: true },
      ],
    })
    return app
  },
}

/** Customers of the one host are not known at the other: all made-up ones are at the first. */
function addPostings(app: Hono, world: World): void {
  const companyOf = (c: Context) =>
    new URL(c.req.url).hostname === 'api.eu.lever.co' ? null : companyAt(world, 'lever', c.req.param('site') ?? '')
  const unknown = (c: Context) => c.json({ ok: false, error: 'Document not found' }, 404)

  app.get('/v0/postings/:site', (c) => {
    const company = companyOf(c)
    if (!company) return unknown(c)
    const asked = (category: string) => c.req.queries(category) ?? []
    const postings = company.ads
      .map((ad) => posting(ad, company.slug))
      .filter(({ categories }) =>
        Object.entries(categories).every(
          ([category, value]) => asked(category).length === 0 || asked(category).includes(String(value)),
        ),
      )
    const skip = Number(c.req.query('skip') ?? 0)
    return c.json(postings.slice(skip, skip + Number(c.req.query('limit') ?? postings.length)))
  })
  app.get('/v0/postings/:site/:id', (c) => {
    const ad = companyOf(c)?.ads.find((ad) => idOf(ad) === c.req.param('id'))
    return ad ? c.json(posting(ad, c.req.param('site'))) : unknown(c)
  })
  app.post('/v0/postings/:site/:id', (c) => c.json({ ok: false, error: 'Invalid API key' }, 403))
}

function idOf(ad: SandboxAd): string {
  return uuidOf(ad, '1e7e1e7e')
}

const commitments = {
  permanent: 'Permanent',
  contract: 'Contract',
  temporary: 'Temporary',
  'fixed-term': 'Fixed Term',
  apprenticeship: 'Apprenticeship',
  internship: 'Intern',
} as const

/** The text in pieces; of every third ad a list stands apart, of bare items. */
function posting(ad: SandboxAd, site: string) {
  const page = `https://${host}/${site}/${idOf(ad)}`
  const hours = ad.partTime && !ad.fullTime ? 'Part-time' : 'Full-time'
  return {
    additionalPlain: 'Played by the sandbox.',
    additional: '<div>Played by the sandbox.</div>',
    categories: {
      commitment: `${hours} ${commitments[ad.contract]}`,
      location: ad.place.town,
      team: ad.industry,
      allLocations: [ad.place.town],
    },
    createdAt: ad.postedAt.getTime(),
    descriptionPlain: ad.text,
    description: ad.html,
    id: idOf(ad),
    lists: ad.number % 3 === 0 ? [{ text: 'What you’ll bring', content: '\n<li>Care</li>\n<li>Good sense</li>' }] : [],
    text: ad.title,
    country: ad.place.country,
    workplaceType: ad.number % 5 === 0 && ad.workplace === 'on-site' ? 'unspecified' : ad.workplace,
    opening: '',
    openingPlain: '',
    descriptionBody: ad.html,
    descriptionBodyPlain: ad.text,
    hostedUrl: page,
    applyUrl: `${page}/apply`,
    ...salary(ad),
  }
}

function salary({ pay }: SandboxAd): Record<string, unknown> {
  if (pay.text === null) return {}
  const said = { salaryDescription: `<div>${pay.text}</div>`, salaryDescriptionPlain: pay.text }
  if (pay.min === null || pay.max === null) return said
  const interval = pay.period === 'hour' || pay.period === 'day' ? `per-${pay.period}-wage` : `per-${pay.period}-salary`
  return { salaryRange: { currency: pay.currency, interval, min: pay.min, max: pay.max }, ...said }
}
