import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'

const name = 'Teaching Vacancies'
const host = 'teaching-vacancies.service.gov.uk'
const service = `https://${host}`
const perPage = 100

/** Teaching Vacancies: the list as JSON, one vacancy, and pages for a person. */
export const teachingVacancies: SandboxBoard = {
  id: 'teaching-vacancies',
  name,
  hosts: [host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('teaching-vacancies')
    const live = () => world.ads('teaching-vacancies').filter((ad) => ad.closesAt > world.now())

    app.get('/api/v1/jobs.json', (c) => {
      const vacancies = live().toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime())
      const page = Math.max(Math.trunc(Number(c.req.query('page') ?? 1)) || 1, 1)
      return c.json(list(vacancies, page), 200, { 'x-robots-tag': 'noarchive' })
    })
    app.get('/api/v1/jobs/:file{.+\\.json}', (c) => {
      const ad = live().find((ad) => `${slugOf(ad)}.json` === c.req.param('file'))
      return ad ? c.json(posting(ad), 200, { 'x-robots-tag': 'noarchive' }) : c.json({ error: 'Not found' }, 404)
    })

    const adOf = (c: Context) => live().find((ad) => slugOf(ad) === c.req.param('slug')) ?? null
    app.get('/jobs/:slug', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/jobs/${slugOf(ad)}`
      return c.html(
        jobPage(c, ad, {
          name,
          url,
          form: `${url}/job_application/new`,
          words: 'Apply for this job',
          visit: visitOf(c),
        }),
      )
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/jobs/:slug/job_application/new',
      signInPath: '/jobseekers/sign-in',
      thanksPath: '/jobseekers/job_applications/submitted',
      fields: [
        { name: 'first_name', label: 'First name' },
        { name: 'last_name', label: 'Last name' },
        { name: 'email_address', label: 'Email address', type: 'email' },
        { name: 'personal_statement', label: 'Personal statement', type: 'textarea' },
        { name: 'referee', label: 'Referee: name, job and email address', type: 'textarea' },
      ],
    })
    return app
  },
}

function list(vacancies: readonly SandboxAd[], page: number): Record<string, unknown> {
  const totalPages = Math.ceil(vacancies.length / perPage)
  const address = (number: number) => `${service}/api/v1/jobs.json?page=${number}`
  return {
    info: {
      title: 'GOV UK - Teaching Vacancies',
      description: 'Played by the sandbox: nothing in it is real.',
      termsOfService: `${service}/pages/terms-and-conditions`,
      contact: { name, email: 'nobody@example.test' },
      license: {
        name: 'Open Government License',
        url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
      },
      version: '0.1.0',
    },
    openapi: '3.0.0',
    data: vacancies.slice((page - 1) * perPage, page * perPage).map(posting),
    links: {
      self: address(page),
      first: address(1),
      last: address(Math.max(totalPages, 1)),
      prev: page > 1 ? address(page - 1) : null,
      next: page < totalPages ? address(page + 1) : null,
    },
    meta: { totalPages, count: vacancies.length },
  }
}

function slugOf(ad: SandboxAd): string {
  return `${ad.title} ${ad.employer} ${ad.number}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Its own form of a JobPosting: the pay is always text, the place always one, the types always in an array. */
function posting(ad: SandboxAd): Record<string, unknown> {
  const types = [
    ad.fullTime && 'FULL_TIME',
    ad.partTime && 'PART_TIME',
    ['temporary', 'fixed-term', 'contract'].includes(ad.contract) && 'TEMPORARY',
  ]
  return {
    '@context': 'http://schema.org',
    '@type': 'JobPosting',
    title: ad.title,
    url: `${service}/jobs/${slugOf(ad)}`,
    description: ad.html,
    jobBenefits: null,
    datePosted: ad.postedAt.toISOString().replace('Z', '+00:00'),
    validThrough: ad.closesAt.toISOString().replace('Z', '+00:00'),
    occupationalCategory: /assistant/i.test(ad.title)
      ? 'teaching_assistant'
      : /teacher/i.test(ad.title)
        ? 'teacher'
        : null,
    directApply: !ad.external,
    employmentType: types.filter(Boolean),
    industry: 'Education',
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: ad.place.town,
        addressRegion: ad.place.county,
        streetAddress: 'School Lane',
        postalCode: ad.place.postcode,
        addressCountry: 'GB',
      },
    },
    ...(ad.pay.text !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: {
          '@type': 'QuantitativeValue',
          value: ad.pay.text,
          unitText: ad.pay.period === 'hour' ? 'HOUR' : 'YEAR',
        },
      },
    }),
    hiringOrganization: {
      '@type': 'School',
      name: ad.employer,
      sameAs: null,
      identifier: String(100_000 + (ad.number % 50_000)),
      description: null,
      logo: null,
    },
  }
}
