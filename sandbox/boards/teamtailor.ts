import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { companyAt, firstLabel, slugOfTitle, uuidOf, type PlayedCompany } from './company-ads.ts'
import { withOffset } from './dates.ts'

const name = 'Teamtailor'
const onAPage = 20

/** Teamtailor: the careers sites of its companies, with their jobs as a JSON Feed. */
export const teamtailor: SandboxBoard = {
  id: 'teamtailor',
  name,
  hosts: ['*.teamtailor.com'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('teamtailor')
    const companyOf = (c: Context) => companyAt(world, 'teamtailor', firstLabel(c.req.url))
    const hostOf = (c: Context) => new URL(c.req.url).hostname

    app.get('/jobs.json', (c) => {
      const company = companyOf(c)
      if (!company) return c.text('Not found', 404)
      const page = Math.max(Math.trunc(Number(c.req.query('page') ?? 1)) || 1, 1)
      return c.json(feed(company, hostOf(c), page), 200, { 'content-type': 'application/feed+json; charset=utf-8' })
    })

    const adOf = (c: Context) =>
      companyOf(c)?.ads.find((ad) => ad.number === Number.parseInt(c.req.param('id') ?? '', 10)) ?? null
    app.get('/jobs/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${hostOf(c)}/jobs/${slugOf(ad)}`
      const words = 'Apply for this job'
      return c.html(jobPage(c, ad, { name, url, form: `${url}/applications/new`, words, visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host: hostOf,
      adOf,
      visitOf,
      path: '/jobs/:id/applications/new',
      signInPath: null,
      thanksPath: '/thanks',
      fields: [
        { name: 'candidate[first_name]', label: 'First name' },
        { name: 'candidate[last_name]', label: 'Last name' },
        { name: 'candidate[email]', label: 'Email', type: 'email' },
        { name: 'candidate[phone]', label: 'Phone', type: 'tel', optional: true },
        { name: 'candidate[resume]', label: 'CV', type: 'file' },
      ],
    })
    return app
  },
}

function slugOf(ad: SandboxAd): string {
  return `${ad.number}-${slugOfTitle(ad)}`
}

function feed(company: PlayedCompany, host: string, page: number): Record<string, unknown> {
  const address = `https://${host}/jobs`
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: company.name,
    home_page_url: address,
    feed_url: `${address}.json`,
    ...(page * onAPage < company.ads.length && { next_url: `${address}.json?page=${page + 1}` }),
    items: company.ads.slice((page - 1) * onAPage, page * onAPage).map((ad) => item(ad, company, address)),
  }
}

const hours = (ad: SandboxAd) => (ad.partTime && !ad.fullTime ? 'PART_TIME' : 'FULL_TIME')

/** A form of JobPosting of its own: the identifier is a number, the region that of the company's list of places. */
function item(ad: SandboxAd, company: PlayedCompany, jobs: string): Record<string, unknown> {
  const published = withOffset(ad.postedAt, 1)
  return {
    id: uuidOf(ad, '20fafb7d'),
    title: ad.title,
    url: `${jobs}/${slugOf(ad)}`,
    date_published: published,
    content_html: ad.html,
    _jobposting: {
      '@context': 'http://schema.org/',
      '@type': 'JobPosting',
      title: ad.title,
      identifier: { '@type': 'PropertyValue', name: company.name, value: ad.number },
      datePosted: published,
      validThrough: withOffset(ad.closesAt, 1),
      employmentType: ad.contract === 'permanent' ? hours(ad) : [hours(ad), contractTypes[ad.contract]],
      ...(ad.workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
      hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: jobs },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Newport Road',
            addressLocality: ad.place.town,
            postalCode: ad.place.postcode,
            addressCountry: ad.place.country,
            addressRegion: ad.place.county,
          },
        },
      ],
      ...salary(ad),
    },
  }
}

const contractTypes = {
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  'fixed-term': 'TEMPORARY',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
} as const

function salary({ pay }: SandboxAd): Record<string, unknown> {
  if (pay.text === null || pay.min === null) return {}
  const value = {
    '@type': 'QuantitativeValue',
    minValue: pay.min,
    maxValue: pay.max,
    unitText: pay.period.toUpperCase(),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: pay.currency, value } }
}
