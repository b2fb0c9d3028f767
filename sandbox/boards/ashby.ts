import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { adAt, companyAt, countryNames, uuidOf } from './company-ads.ts'

const name = 'Ashby'
const host = 'jobs.ashbyhq.com'

/** Ashby: the posting interface, and the pages and forms of its companies. */
export const ashby: SandboxBoard = {
  id: 'ashby',
  name,
  hosts: ['api.ashbyhq.com', host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('ashby')

    app.get('/posting-api/job-board/:board', (c) => {
      const company = companyAt(world, 'ashby', c.req.param('board'))
      if (!company) return c.text('Not Found', 404)
      const withPay = c.req.query('includeCompensation') === 'true'
      return c.json({
        jobs: company.ads.map((ad) => ({
          ...job(ad, company.slug),
          ...(withPay && { compensation: compensation(ad) }),
        })),
        apiVersion: '1',
      })
    })

    const adOf = (c: Context) => adAt(world, 'ashby', c.req.param('board') ?? '', c.req.param('id') ?? '')
    app.get('/:board/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/${c.req.param('board')}/${c.req.param('id')}`
      const words = 'Apply for this Job'
      return c.html(jobPage(c, ad, { name, url, form: `${url}/application`, words, visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/:board/:id/application',
      signInPath: null,
      thanksPath: '/submitted',
      fields: [
        { name: '_systemfield_name', label: 'Name' },
        { name: '_systemfield_email', label: 'Email', type: 'email' },
        { name: '_systemfield_resume', label: 'Resume', type: 'file' },
      ],
    })
    return app
  },
}

const employmentTypes = {
  permanent: 'FullTime',
  contract: 'Contract',
  temporary: 'Temporary',
  'fixed-term': 'Temporary',
  apprenticeship: 'FullTime',
  internship: 'Intern',
} as const

const workplaceTypes = { 'on-site': 'OnSite', hybrid: 'Hybrid', remote: 'Remote' } as const

/** A hybrid job is called remote as well, as on the real board. */
function job(ad: SandboxAd, board: string): Record<string, unknown> {
  const id = uuidOf(ad, 'a5b1a5b1')
  const jobUrl = `https://${host}/${board}/${id}`
  return {
    id,
    title: ad.title,
    department: ad.industry,
    team: ad.industry,
    employmentType: ad.partTime && !ad.fullTime ? 'PartTime' : employmentTypes[ad.contract],
    location: ad.place.town,
    secondaryLocations: [],
    shouldDisplayCompensationOnJobPostings: ad.pay.text !== null,
    publishedAt: ad.postedAt.toISOString().replace('Z', '+00:00'),
    isListed: true,
    isRemote: ad.workplace === 'on-site' ? null : true,
    workplaceType: workplaceTypes[ad.workplace],
    address: {
      postalAddress: {
        addressRegion: ad.place.county,
        addressCountry: countryNames[ad.place.country],
        addressLocality: ad.number % 4 === 0 ? '' : ad.place.town,
      },
    },
    jobUrl,
    applyUrl: `${jobUrl}/application`,
    descriptionHtml: ad.html,
    descriptionPlain: ad.text,
  }
}

/** Amounts are sent of ads that hide them, too: it is the flag that counts. */
function compensation({ pay }: SandboxAd): Record<string, unknown> {
  const hasAmounts = pay.min !== null && pay.max !== null
  const components = hasAmounts
    ? [
        {
          compensationType: 'Salary',
          interval: `1 ${pay.period.toUpperCase()}`,
          currencyCode: pay.currency,
          minValue: pay.min,
          maxValue: pay.max,
        },
        { compensationType: 'EquityPercentage', interval: 'NONE', currencyCode: null, minValue: 0.1, maxValue: 0.2 },
      ]
    : []
  return {
    compensationTierSummary: pay.text,
    scrapeableCompensationSalarySummary: pay.text,
    compensationTiers: [],
    summaryComponents: components,
  }
}
