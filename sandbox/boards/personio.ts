import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { companyAt, firstLabel, type PlayedCompany } from './company-ads.ts'
import { withOffset } from './dates.ts'

const name = 'Personio'

/** Personio: the careers sites of its companies, with their positions as XML. */
export const personio: SandboxBoard = {
  id: 'personio',
  name,
  hosts: ['*.jobs.personio.de', '*.jobs.personio.com'],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('personio')
    const companyOf = (c: Context) => companyAt(world, 'personio', firstLabel(c.req.url))
    const hostOf = (c: Context) => new URL(c.req.url).hostname

    app.get('/xml', (c) => {
      const company = companyOf(c)
      if (!company) return c.text('Not found', 404)
      return c.body(feed(company), 200, { 'content-type': 'text/xml; charset=UTF-8' })
    })

    const adOf = (c: Context) => companyOf(c)?.ads.find((ad) => ad.number === Number(c.req.param('id'))) ?? null
    app.get('/job/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${hostOf(c)}/job/${ad.number}`
      return c.html(jobPage(c, ad, { name, url, form: `${url}/apply`, words: 'Apply for this job', visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host: hostOf,
      adOf,
      visitOf,
      path: '/job/:id/apply',
      signInPath: null,
      thanksPath: '/submitted',
      fields: [
        { name: 'first_name', label: 'First name' },
        { name: 'last_name', label: 'Last name' },
        { name: 'email', label: 'Email', type: 'email' },
        { name: 'phone', label: 'Phone', type: 'tel', optional: true },
        { name: 'documents', label: 'CV', type: 'file' },
        { name: 'message', label: 'Your message', type: 'textarea', optional: true },
      ],
    })
    return app
  },
}

/** Every fourth position stands twice, as in life. */
function feed(company: PlayedCompany): string {
  if (company.ads.length === 0) return `<?xml version='1.0' encoding='UTF-8'?>\n<workzag-jobs/>`
  const positions = company.ads.flatMap((ad) =>
    ad.number % 4 === 0 ? [position(ad, company), position(ad, company)] : [position(ad, company)],
  )
  return `<?xml version='1.0' encoding='UTF-8'?>\n<workzag-jobs>\n${positions.join('\n')}\n</workzag-jobs>`
}

const employmentTypes = {
  permanent: 'permanent',
  contract: 'freelance',
  temporary: 'temporary',
  'fixed-term': 'temporary',
  apprenticeship: 'trainee',
  internship: 'intern',
} as const

function position(ad: SandboxAd, company: PlayedCompany): string {
  const schedule = ad.fullTime && ad.partTime ? 'full-or-part-time' : ad.partTime ? 'part-time' : 'full-time'
  const office = ad.workplace === 'remote' ? `${ad.place.town} (Remote)` : ad.place.town
  return `<position>
    <id>${ad.number}</id>
    ${ad.number % 3 === 0 ? '' : `<subcompany>${escaped(company.name)}</subcompany>`}
    <office>${escaped(office)}</office>
    <department>${escaped(ad.industry)}</department>
    <recruitingCategory>${escaped(ad.industry)}</recruitingCategory>
    <name>${escaped(ad.title)}</name>
    <jobDescriptions>
        <jobDescription>
            <name>Your tasks</name>
            <value>${cdata(ad.html)}</value>
        </jobDescription>
        <jobDescription>
            <name>What we offer</name>
            <value>${cdata(ad.pay.text === null ? '' : `<p>${ad.pay.text}</p>`)}</value>
        </jobDescription>
    </jobDescriptions>
    <employmentType>${employmentTypes[ad.contract]}</employmentType>
    <seniority>experienced</seniority>
    <schedule>${schedule}</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <createdAt>${withOffset(ad.postedAt, 1)}</createdAt>
</position>`
}

function escaped(text: string): string {
  return String(html`${text}`)
}

/** The end mark cannot stand inside: it is split over two sections. */
function cdata(value: string): string {
  return `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
