import { Hono, type Context } from 'hono'
import { createDesk } from '../applying/desk.ts'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { questionId, takeCandidate } from './recruitee-candidates.ts'
import { companyAt, countryNames, firstLabel, slugOfTitle, type PlayedCompany } from './company-ads.ts'

const name = 'Recruitee'

/** Recruitee: the careers sites of its companies, with their offers as JSON and the route by which candidates apply. */
export const recruitee: SandboxBoard = {
  id: 'recruitee',
  name,
  hosts: ['*.recruitee.com'],
  app(world, desk = createDesk()) {
    const app = new Hono()
    const visitOf = createVisits('recruitee')
    const companyOf = (c: Context) => companyAt(world, 'recruitee', firstLabel(c.req.url))
    const hostOf = (c: Context) => new URL(c.req.url).hostname
    const adOf = (c: Context) =>
      companyOf(c)?.ads.find((ad) => [slugOf(ad), String(ad.number)].includes(c.req.param('slug') ?? '')) ?? null
    const unknown = (c: Context) => c.json({ error: 'Not found' }, 404)

    app.get('/api/offers/', (c) => {
      const company = companyOf(c)
      return company ? c.json({ offers: company.ads.map((ad, index) => offer(ad, company, index)) }) : unknown(c)
    })
    app.get('/api/offers/:slug', (c) => {
      const company = companyOf(c)
      const ad = adOf(c)
      return company && ad ? c.json({ offer: offer(ad, company, 0) }) : unknown(c)
    })
    app.post('/api/offers/:slug/candidates', async (c) => {
      const ad = adOf(c)
      return ad ? await takeCandidate(c, ad, { desk, now: world.now() }) : unknown(c)
    })

    app.get('/o/:slug', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${hostOf(c)}/o/${slugOf(ad)}`
      return c.html(jobPage(c, ad, { name, url, form: `${url}/c/new`, words: 'Apply', visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host: hostOf,
      adOf,
      visitOf,
      path: '/o/:slug/c/new',
      signInPath: null,
      thanksPath: '/thank-you',
      fields: [
        { name: 'candidate[name]', label: 'Full name' },
        { name: 'candidate[email]', label: 'Email address', type: 'email' },
        { name: 'candidate[phone]', label: 'Phone number', type: 'tel' },
        { name: 'candidate[cv]', label: 'CV or resume', type: 'file' },
        { name: 'candidate[cover_letter]', label: 'Cover letter', type: 'textarea', optional: true },
      ],
    })
    return app
  },
}

function slugOf(ad: SandboxAd): string {
  return `${slugOfTitle(ad)}-${ad.number}`
}

const contractCodes = {
  permanent: 'permanent',
  contract: 'freelance',
  temporary: 'fixed_term',
  'fixed-term': 'fixed_term',
  apprenticeship: 'traineeship',
  internship: 'internship',
} as const

/** One code for hours and contract; some contracts say nothing of the hours. */
function employmentTypeCode(ad: SandboxAd): string {
  const code = contractCodes[ad.contract]
  if (code !== 'permanent' && code !== 'fixed_term') return code
  return `${ad.partTime && !ad.fullTime ? 'parttime' : 'fulltime'}_${code}`
}

const questionKinds = {
  'yes-no': 'boolean',
  text: 'string',
  'long-text': 'text',
  number: 'string',
  date: 'date',
  choice: 'single_choice',
  choices: 'multi_choice',
  suggestion: 'single_choice',
  file: 'file',
} as const

/** Not ISO: '2026-08-05 09:41:37 UTC'. */
function moment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

function offer(ad: SandboxAd, company: PlayedCompany, index: number): Record<string, unknown> {
  const { town, county, country, postcode } = ad.place
  const page = `https://${company.slug}.recruitee.com/o/${slugOf(ad)}`
  const hours = ad.fullTime ? 40 : 20
  const place = {
    city: town,
    state: county,
    country: countryNames[country],
    country_code: country,
    postal_code: postcode,
  }
  return {
    id: ad.number,
    guid: ad.number.toString(36),
    slug: slugOf(ad),
    title: ad.title,
    status: 'published',
    company_name: company.name,
    department: ad.industry,
    position: index,
    location: `${town}, ${county}, ${countryNames[country]}`,
    city: town,
    state_name: county,
    state_code: null,
    country: countryNames[country],
    country_code: country,
    postal_code: postcode,
    locations: [{ id: 29_287, name: town, ...place, state_code: null, street: null, note: null, translations: {} }],
    remote: ad.workplace === 'remote',
    hybrid: ad.workplace === 'hybrid',
    on_site: ad.workplace !== 'remote',
    employment_type_code: employmentTypeCode(ad),
    experience_code: 'experienced',
    education_code: null,
    category_code: null,
    min_hours: hours,
    max_hours: hours,
    min_hours_per_week: String(hours),
    max_hours_per_week: String(hours),
    salary: salary(ad),
    description: ad.html,
    requirements: '<p>Played by the sandbox.</p>',
    highlight: null,
    careers_url: page,
    careers_apply_url: `${page}/c/new`,
    created_at: moment(new Date(ad.postedAt.getTime() - 3_600_000)),
    updated_at: moment(ad.postedAt),
    published_at: moment(ad.postedAt),
    close_at: ad.number % 2 === 0 ? moment(ad.closesAt) : null,
    open_questions: ad.questions.map(({ kind, label, optional, choices = [] }, position) => ({
      id: questionId(ad, position),
      position: position + 1,
      options: {},
      required: !optional,
      body: label,
      kind: questionKinds[kind],
      translations: {},
      open_question_options: choices.map((body, option) => ({ id: option + 1, position: option + 1, body })),
    })),
    options_cv: 'required',
    options_cover_letter: 'optional',
    options_phone: 'required',
    options_photo: 'off',
    options_title: 'off',
    options_salutation: 'off',
    locations_question: null,
    locations_question_type: 'multiple_choice',
    locations_question_required: false,
    location_question_visible: false,
    dynamic_fields: [],
    tags: [],
    translations: { en: { title: ad.title, description: ad.html } },
    mailbox_email: `job.${ad.number}@${company.slug}.example.test`,
    cover_image: null,
  }
}

/** Amounts as text; all null where they are not known. Of days it knows nothing. */
function salary({ pay }: SandboxAd): Record<string, unknown> {
  const isKnown = pay.text !== null && ['year', 'month', 'hour'].includes(pay.period)
  if (!isKnown) return { min: null, max: null, period: null, currency: null }
  const text = (amount: number | null) => (amount === null ? null : String(amount))
  return { min: text(pay.min), max: text(pay.max), period: pay.period, currency: pay.currency }
}
