import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { adAt, companyAt, countryNames, type PlayedCompany } from './company-ads.ts'
import { withOffset } from './dates.ts'

const name = 'Greenhouse'
const host = 'job-boards.greenhouse.io'

/** Its companies keep their clocks there. */
const newYork = -5

/** Greenhouse: the job board interface, and the pages and forms of its companies. */
export const greenhouse: SandboxBoard = {
  id: 'greenhouse',
  name,
  hosts: ['boards-api.greenhouse.io', host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('greenhouse')
    const unknown = (c: Context) => c.json({ status: 404, error: 'Job not found' }, 404)

    app.get('/v1/boards/:token', (c) => {
      const company = companyAt(world, 'greenhouse', c.req.param('token'))
      return company ? c.json({ name: company.name, content: null }) : unknown(c)
    })
    app.get('/v1/boards/:token/jobs', (c) => {
      const company = companyAt(world, 'greenhouse', c.req.param('token'))
      if (!company) return unknown(c)
      const hasContent = c.req.query('content') === 'true'
      const jobs = company.ads.map((ad) => ({ ...job(ad, company), ...(hasContent && content(ad)) }))
      return c.json({ jobs, meta: { total: jobs.length } })
    })
    app.get('/v1/boards/:token/jobs/:id', (c) => {
      const company = companyAt(world, 'greenhouse', c.req.param('token'))
      const ad = adAt(world, 'greenhouse', c.req.param('token'), c.req.param('id'))
      if (!company || !ad) return unknown(c)
      return c.json({
        ...job(ad, company),
        ...content(ad),
        ...(c.req.query('questions') === 'true' && { questions: questions(ad) }),
        ...(c.req.query('pay_transparency') === 'true' && { pay_input_ranges: payRanges(ad) }),
      })
    })
    app.post('/v1/boards/:token/jobs/:id', (c) => c.json({ status: 401, error: 'HTTP Basic: Access denied.' }, 401))

    const adOf = (c: Context) => adAt(world, 'greenhouse', c.req.param('token') ?? '', c.req.param('id') ?? '')
    app.get('/:token/jobs/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/${c.req.param('token')}/jobs/${ad.number}`
      return c.html(jobPage(c, ad, { name, url, form: `${url}/application`, words: 'Apply', visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/:token/jobs/:id/application',
      signInPath: null,
      thanksPath: '/confirmation',
      fields: [
        { name: 'first_name', label: 'First Name' },
        { name: 'last_name', label: 'Last Name' },
        { name: 'email', label: 'Email', type: 'email' },
        { name: 'phone', label: 'Phone', type: 'tel', optional: true },
        { name: 'resume', label: 'Resume/CV', type: 'file', accept: '.pdf,.doc,.docx,.txt,.rtf' },
        { name: 'cover_letter', label: 'Cover Letter', type: 'textarea', optional: true },
      ],
    })
    return app
  },
}

/** Contract and hours stand in a field that the company made up; some places are several in one text. */
function job(ad: SandboxAd, company: PlayedCompany): Record<string, unknown> {
  const { town, country } = ad.place
  const place = `${town}, ${countryNames[country]}`
  return {
    absolute_url: `https://${host}/${company.slug}/jobs/${ad.number}`,
    data_compliance: [
      {
        type: 'gdpr',
        requires_consent: false,
        requires_processing_consent: false,
        requires_retention_consent: false,
        retention_period: null,
        demographic_data_consent_applies: false,
      },
    ],
    internal_job_id: ad.vacancy + 6_000_000_000,
    location: { name: ad.workplace === 'remote' ? `${place}; Remote - ${countryNames[country]}` : place },
    metadata: [
      { id: 4_095_122_002, name: 'Employment Type', value: employmentType(ad), value_type: 'single_select' },
      { id: 4_095_122_003, name: 'Workplace', value: ad.workplace, value_type: 'single_select' },
      { id: 4_095_122_004, name: 'Cost centre', value: null, value_type: 'short_text' },
    ],
    id: ad.number,
    updated_at: withOffset(new Date(ad.postedAt.getTime() + 3_600_000), newYork),
    requisition_id: `R-${ad.vacancy}`,
    title: ad.title,
    company_name: `${company.name} `,
    first_published: withOffset(ad.postedAt, newYork),
    language: 'en',
    application_deadline: withOffset(ad.closesAt, newYork),
  }
}

function employmentType(ad: SandboxAd): string[] {
  const hours = ad.fullTime ? (ad.partTime ? 'Full-time or part-time' : 'Full-time') : 'Part-time'
  return [hours, ad.contract === 'fixed-term' ? 'Fixed term' : ad.contract]
}

/** Markup with its signs written as entities. */
function content(ad: SandboxAd): Record<string, unknown> {
  return {
    content: String(html`${ad.html}`),
    departments: [{ id: 4_038_472_002, name: ad.industry, child_ids: [], parent_id: null }],
    offices: [{ id: 4_009_816_002, name: ad.place.town, location: ad.place.town, child_ids: [], parent_id: null }],
  }
}

function payRanges({ pay }: SandboxAd): unknown[] {
  if (pay.text === null || pay.min === null || pay.max === null) return []
  const title = `Pay per ${pay.period}`
  return [{ min_cents: pay.min * 100, max_cents: pay.max * 100, currency_type: pay.currency, title, blurb: pay.text }]
}

const questionTypes = {
  'yes-no': 'multi_value_single_select',
  choice: 'multi_value_single_select',
  choices: 'multi_value_multi_select',
  suggestion: 'multi_value_single_select',
  text: 'textarea',
  'long-text': 'textarea',
  number: 'input_text',
  date: 'input_text',
  file: 'input_file',
} as const

function questions(ad: SandboxAd): unknown[] {
  const field = (label: string, fieldName: string, type: string, required = true) => ({
    required,
    label,
    description: null,
    fields: [{ name: fieldName, type, values: [] as unknown[] }],
  })
  return [
    field('First Name', 'first_name', 'input_text'),
    field('Last Name', 'last_name', 'input_text'),
    field('Email', 'email', 'input_text'),
    field('Phone', 'phone', 'input_text', false),
    field('Resume/CV', 'resume', 'input_file'),
    field('Cover Letter', 'cover_letter', 'input_file', false),
    ...ad.questions.map(({ kind, label, optional, choices = kind === 'yes-no' ? ['Yes', 'No'] : [] }, index) => {
      const values = choices.map((choice, value) => ({ label: choice, value }))
      const fieldName = `question_${ad.number}${index}`
      return {
        required: !optional,
        label,
        description: null,
        fields: [{ name: fieldName, type: questionTypes[kind], values }],
      }
    }),
  ]
}
