import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { adAt, companyAt, countryNames, type PlayedCompany } from './company-ads.ts'

const name = 'SmartRecruiters'
const api = 'api.smartrecruiters.com'
const host = 'jobs.smartrecruiters.com'
const mostOnAPage = 100

/** SmartRecruiters: the posting interface, and the pages and forms of its companies. */
export const smartrecruiters: SandboxBoard = {
  id: 'smartrecruiters',
  name,
  hosts: [api, host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('smartrecruiters')

    // A company that nobody knows looks like one without postings.
    app.get('/v1/companies/:company/postings', (c) => {
      const company = companyAt(world, 'smartrecruiters', c.req.param('company'))
      const limit = Math.min(Math.max(Number(c.req.query('limit') ?? mostOnAPage) || mostOnAPage, 1), mostOnAPage)
      const offset = Math.max(Number(c.req.query('offset') ?? 0) || 0, 0)
      const found = company?.ads.filter((ad) => isAskedFor(ad, c)) ?? []
      const content = found.slice(offset, offset + limit).map((ad) => posting(ad, company!))
      return c.json({ offset, limit, totalFound: found.length, content })
    })
    app.get('/v1/companies/:company/postings/:id', (c) => {
      const company = companyAt(world, 'smartrecruiters', c.req.param('company'))
      const ad = company?.ads.find((ad) => idOf(ad) === c.req.param('id') || uuid(ad) === c.req.param('id'))
      if (!company || !ad) return c.json({ message: 'Posting not found', errors: [] }, 404)
      return c.json({ ...posting(ad, company), ...detail(ad, company) })
    })

    const adOf = (c: Context) =>
      adAt(world, 'smartrecruiters', c.req.param('company') ?? '', numberIn(c.req.param('id')))
    app.get('/:company/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/${c.req.param('company')}/${c.req.param('id')}`
      return c.html(jobPage(c, ad, { name, url, form: `${url}/apply`, words: "I'm interested", visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/:company/:id/apply',
      signInPath: null,
      thanksPath: '/thank-you',
      fields: [
        { name: 'first-name', label: 'First name' },
        { name: 'last-name', label: 'Last name' },
        { name: 'email', label: 'Email', type: 'email' },
        { name: 'phone', label: 'Phone number', type: 'tel', optional: true },
        { name: 'resume', label: 'Resume', type: 'file' },
        { name: 'message', label: 'Message to the hiring team', type: 'textarea', optional: true },
      ],
    })
    return app
  },
}

/** Digits only, longer than the ad's number. */
function idOf(ad: SandboxAd): string {
  return `743999${String(ad.number).padStart(9, '0')}`
}

function numberIn(id: string | undefined): string {
  return (id ?? '').replace(/^743999/, '')
}

function uuid(ad: SandboxAd): string {
  return `0761de07-0000-4000-9000-${String(ad.number).padStart(12, '0')}`
}

function isAskedFor(ad: SandboxAd, c: Context): boolean {
  const { q = '', country, city } = c.req.query()
  return (
    ad.title.toLowerCase().includes(q.toLowerCase()) &&
    (country === undefined || country.toLowerCase() === ad.place.country.toLowerCase()) &&
    (city === undefined || city.toLowerCase() === ad.place.town.toLowerCase())
  )
}

const employmentIds = {
  permanent: 'permanent',
  contract: 'contract',
  temporary: 'temporary',
  'fixed-term': 'contract',
  apprenticeship: 'other',
  internship: 'intern',
} as const

/** The title may hold double spaces, the department nothing. */
function posting(ad: SandboxAd, { slug, name: companyName }: PlayedCompany): Record<string, unknown> {
  const { town, county, country, postcode, lat, lng } = ad.place
  const employment = ad.partTime && !ad.fullTime ? 'part-time' : employmentIds[ad.contract]
  const code = ad.industry.toLowerCase().replace(/[^a-z]+/g, '_')
  return {
    id: idOf(ad),
    name: ad.title.replace(' ', '  '),
    uuid: uuid(ad),
    jobAdId: uuid(ad).replace(/^0761/, '94d6'),
    defaultJobAd: true,
    refNumber: `REF${ad.vacancy}`,
    company: { identifier: slug, name: companyName },
    releasedDate: ad.postedAt.toISOString(),
    location: {
      city: town,
      region: county,
      country: country.toLowerCase(),
      address: '1 Newport Road',
      postalCode: postcode,
      remote: ad.workplace === 'remote',
      hybrid: ad.workplace === 'hybrid',
      fullLocation: `${town}, ${county}, ${countryNames[country]}`,
      ...(ad.number % 2 === 0 && { latitude: String(lat), longitude: String(lng) }),
    },
    industry: { id: code, label: ad.industry },
    department: {},
    function: { id: code, label: ad.industry },
    typeOfEmployment: { id: employment, label: employment.charAt(0).toUpperCase() + employment.slice(1) },
    experienceLevel: { id: 'not_applicable', label: 'Not Applicable' },
    customField: [],
    visibility: 'PUBLIC',
    ref: `https://${api}/v1/companies/${slug}/postings/${idOf(ad)}`,
    creator: { name: 'Made-up Person' },
    language: { code: 'en-GB', label: 'English - English (UK)', labelNative: 'English (UK)' },
  }
}

function detail(ad: SandboxAd, { slug, name: companyName }: PlayedCompany): Record<string, unknown> {
  const page = `https://${host}/${slug}/${idOf(ad)}`
  const { pay } = ad
  const isPaid = pay.text !== null && pay.min !== null && pay.max !== null
  const period = { year: 'YEARLY', month: 'MONTHLY', week: 'WEEKLY', day: 'DAILY', hour: 'HOURLY' }[pay.period]
  return {
    jobAd: {
      sections: {
        companyDescription: { title: 'Company Description', text: `<p>${companyName} is made up.</p>` },
        jobDescription: { title: 'Job Description', text: ad.html },
        qualifications: { title: 'Qualifications', text: '' },
        additionalInformation: { title: 'Additional Information', text: '<p>Played by the sandbox.</p>' },
      },
    },
    applyUrl: `${page}/apply`,
    postingUrl: page,
    active: true,
    ...(isPaid && { compensation: { min: pay.min, max: pay.max, currency: pay.currency, period } }),
  }
}
