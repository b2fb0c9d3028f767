import { Hono } from 'hono'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm, usualFields } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'

const name = 'Example Recruitment System'
const host = 'feeds.example-employer.test'

/** A made-up recruitment system: its feed for job boards, and the pages that the feed leads to. */
export const xmlFeed: SandboxBoard = {
  id: 'xml-feed',
  name: 'XML job feeds',
  hosts: [host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('xml-feed')
    app.get('/jobs.xml', (c) =>
      c.body(
        feed(
          world.ads('xml-feed').filter((ad) => ad.closesAt > world.now()),
          world.now(),
        ),
        200,
        {
          'content-type': 'application/xml; charset=utf-8',
        },
      ),
    )
    app.get('/jobs/:id', (c) => {
      const ad = world.ad('xml-feed', Number(c.req.param('id')))
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/jobs/${ad.number}`
      return c.html(jobPage(c, ad, { name, url, form: `${url}/apply`, words: 'Apply', visit: visitOf(c) }))
    })
    addPlainForm(app, {
      name,
      host,
      adOf: (c) => world.ad('xml-feed', Number(c.req.param('id'))),
      visitOf,
      path: '/jobs/:id/apply',
      signInPath: null,
      thanksPath: '/applied',
      fields: usualFields,
    })
    return app
  },
}

function feed(ads: readonly SandboxAd[], now: Date): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>${name}</publisher>
<publisherurl>https://${host}</publisherurl>
<lastBuildDate>${now.toUTCString()}</lastBuildDate>
${ads.map(job).join('\n')}
</source>
`
}

const jobTypes = {
  permanent: 'permanent',
  contract: 'contract',
  temporary: 'temporary',
  'fixed-term': 'temporary',
  apprenticeship: 'apprenticeship',
  internship: 'internship',
}

/** All values in CDATA, with the blanks and line breaks that systems put around them. */
function job(ad: SandboxAd): string {
  const fields: Record<string, string> = {
    title: ad.title,
    date: ad.postedAt.toUTCString(),
    referencenumber: `SBX-${ad.number}`,
    requisitionid: `V${ad.vacancy}`,
    url: `https://${host}/jobs/${ad.number}?source=feed`,
    company: ad.advertiser ?? '',
    sourcename: name,
    city: ad.place.town,
    state: ad.place.county,
    country: ad.place.country,
    postalcode: ad.place.postcode,
    streetaddress: '1 Newport Road',
    email: 'made.up@example.test',
    description: ad.html,
    salary: ad.pay.text ?? '',
    category: ad.industry,
    jobtype:
      ad.partTime && !ad.fullTime ? 'parttime' : ad.contract === 'permanent' ? 'fulltime' : jobTypes[ad.contract],
    remotetype: { 'on-site': '', hybrid: 'Hybrid remote', remote: 'Fully remote' }[ad.workplace],
    expirationdate: ad.closesAt.toISOString().slice(0, 10),
    'indeed-apply-data': `indeed-apply-jobId=${ad.number}&indeed-apply-jobTitle=${encodeURIComponent(ad.title)}`,
  }
  return `<job>\n${Object.entries(fields)
    .map(([element, value]) => `  <${element}>${cdata(value)}</${element}>`)
    .join('\n')}\n</job>`
}

/** The end mark cannot stand inside: it is split over two sections. */
function cdata(value: string): string {
  return `<![CDATA[ ${value.replaceAll(']]>', ']]]]><![CDATA[>')}\n]]>`
}
