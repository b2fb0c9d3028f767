import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard, World } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { companyAt, countryNames, type PlayedCompany } from './company-ads.ts'

const name = 'Workable'
const host = 'apply.workable.com'
const onAPage = 10

/** Workable: the list of the search, the older one for widgets, a job, its form as data, and pages for a person. */
export const workable: SandboxBoard = {
  id: 'workable',
  name,
  hosts: [host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('workable')
    addLists(app, world)

    const adOf = (c: Context) => {
      const company = companyAt(world, 'workable', c.req.param('slug') ?? '')
      return company?.ads.find((ad) => shortcodeOf(ad) === c.req.param('shortcode')) ?? null
    }
    app.get('/api/v2/accounts/:slug/jobs/:shortcode', (c) => {
      const ad = adOf(c)
      return ad ? c.json({ ...result(ad), ...detail(ad) }) : c.json({ error: 'Not found' }, 404)
    })
    app.get('/api/v1/jobs/:shortcode/form', (c) => {
      const ad = world.ads('workable').find((ad) => shortcodeOf(ad) === c.req.param('shortcode'))
      return ad ? c.json(formOf(ad)) : c.json({ error: 'Not found' }, 404)
    })
    app.get('/:slug/j/:shortcode/', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/${c.req.param('slug')}/j/${shortcodeOf(ad)}/`
      const words = 'Apply for this job'
      return c.html(jobPage(c, ad, { name, url, form: `${url}apply/`, words, visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/:slug/j/:shortcode/apply/',
      signInPath: null,
      thanksPath: '/thanks',
      fields: [
        { name: 'firstname', label: 'First name' },
        { name: 'lastname', label: 'Last name' },
        { name: 'email', label: 'Email', type: 'email' },
        { name: 'phone', label: 'Phone', type: 'tel', optional: true },
        { name: 'summary', label: 'Summary', type: 'textarea', optional: true },
        { name: 'resume', label: 'Resume', type: 'file' },
        { name: 'cover_letter', label: 'Cover letter', type: 'textarea', optional: true },
      ],
    })
    return app
  },
}

function addLists(app: Hono, world: World): void {
  app.post('/api/v3/accounts/:slug/jobs', async (c) => {
    const company = companyAt(world, 'workable', c.req.param('slug'))
    if (!company) return c.json({ error: 'Not found' }, 404)
    const { token, query } = await c.req.json<{ token?: string; query?: string }>()
    const words = (query ?? '').toLowerCase()
    const found = company.ads.filter(({ title }) => title.toLowerCase().includes(words))
    // The token is the place to read on from, in a wrapping of theirs.
    const from = token ? Number(atob(token)) : 0
    const next = from + onAPage < found.length ? btoa(String(from + onAPage)) : null
    return c.json({ total: found.length, results: found.slice(from, from + onAPage).map(result), nextPage: next })
  })
  app.get('/api/v1/widget/accounts/:slug', (c) => {
    const company = companyAt(world, 'workable', c.req.param('slug'))
    if (!company) return c.json({ error: 'Not found' }, 404)
    const withText = c.req.query('details') === 'true'
    const jobs = company.ads.flatMap((ad) => entries(ad, company, withText))
    return c.json({ name: company.name, description: null, jobs })
  })
}

/** Ten signs, letters and digits: 'DD136DD7E7'. */
function shortcodeOf(ad: SandboxAd): string {
  return ad.number.toString(16).toUpperCase().padStart(10, 'D')
}

function placesOf(ad: SandboxAd): { country: string; countryCode: string; city: string; region: string | null }[] {
  const { town, county, country } = ad.place
  const first = { country: countryNames[country], countryCode: country, city: town, region: county }
  // Some posts are open in two places.
  return ad.number % 6 === 0
    ? [first, { ...first, city: country === 'GB' ? 'London' : 'Dublin', region: null }]
    : [first]
}

const workplaces = { 'on-site': 'on_site', hybrid: 'hybrid', remote: 'remote' } as const

function result(ad: SandboxAd): Record<string, unknown> {
  const places = placesOf(ad)
  return {
    id: ad.number,
    shortcode: shortcodeOf(ad),
    title: ad.title,
    remote: ad.workplace === 'remote',
    workplace: workplaces[ad.workplace],
    location: places[0],
    locations: places.map((place) => ({ ...place, hidden: false })),
    published: ad.postedAt.toISOString(),
    department: [ad.industry],
    type: typeOf(ad),
    state: 'published',
    language: 'en',
    isInternal: false,
  }
}

function typeOf(ad: SandboxAd): string {
  if (ad.contract === 'contract') return 'contract'
  if (ad.contract === 'temporary' || ad.contract === 'fixed-term') return 'temporary'
  return ad.partTime && !ad.fullTime ? 'part' : 'full'
}

function detail(ad: SandboxAd): Record<string, unknown> {
  return {
    description: ad.html,
    requirements: '<ul><li>Good sense</li></ul>',
    benefits: ad.pay.text === null ? null : `<p>${ad.pay.text}</p>`,
    workplace: workplaces[ad.workplace],
    remote: ad.workplace === 'remote',
  }
}

const employmentTypes = { full: 'Full-time', part: 'Part-time', contract: 'Contract', temporary: 'Temporary' }

/** A line for each place of a job. */
function entries(ad: SandboxAd, { slug }: PlayedCompany, withText: boolean): Record<string, unknown>[] {
  const shortcode = shortcodeOf(ad)
  const { description, requirements, benefits } = detail(ad)
  return placesOf(ad).map((place) => ({
    title: ad.title,
    shortcode,
    code: '',
    employment_type: employmentTypes[typeOf(ad) as keyof typeof employmentTypes],
    telecommuting: ad.workplace === 'remote',
    department: ad.industry,
    url: `https://${host}/j/${shortcode}`,
    shortlink: `https://${host}/j/${shortcode}`,
    application_url: `https://${host}/${slug}/j/${shortcode}/apply/`,
    published_on: ad.postedAt.toISOString().slice(0, 10),
    created_at: ad.postedAt.toISOString().slice(0, 10),
    country: place.country,
    city: place.city,
    state: place.region ?? '',
    education: '',
    experience: '',
    function: '',
    industry: '',
    locations: [{ ...place, hidden: false }],
    ...(withText && { description: [description, requirements, benefits].filter(Boolean).join('') }),
  }))
}

const fieldTypes = {
  'yes-no': 'boolean',
  text: 'paragraph',
  'long-text': 'paragraph',
  number: 'text',
  date: 'date',
  choice: 'dropdown',
  choices: 'multiple',
  suggestion: 'dropdown',
  file: 'file',
} as const

function formOf(ad: SandboxAd): unknown[] {
  const field = (id: string, label: string, type: string, required = true) => ({ id, label, type, required })
  return [
    {
      name: 'Personal information',
      fields: [
        field('firstname', 'First name', 'text'),
        field('lastname', 'Last name', 'text'),
        field('email', 'Email', 'email'),
        field('phone', 'Phone', 'phone', false),
      ],
    },
    { name: 'Profile', fields: [field('summary', 'Summary', 'paragraph', false), field('resume', 'Resume', 'file')] },
    {
      name: 'Details',
      fields: [
        field('cover_letter', 'Cover letter', 'paragraph', false),
        ...ad.questions.map(({ kind, label, choices, optional, limit }, index) => ({
          ...field(`QA_${ad.number}${index}`, label, fieldTypes[kind], !optional),
          ...(limit !== undefined && { maxLength: limit }),
          ...(choices && { options: choices.map((choice, value) => ({ name: String(value), value: choice })) }),
        })),
      ],
    },
  ]
}
