import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { employerForm } from '../employer-site.ts'
import { jobKey, numberOfKey } from './job-key.ts'

/** `/viewjob?jk=<key>` */
export function addJobPage(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  app.get('/viewjob', (c) => {
    const ad = world.ad('indeed', numberOfKey(c.req.query('jk')))
    if (!ad) return c.html(page('Not found - Indeed', html`<h1>This job has expired on Indeed</h1>`), 404)
    return c.html(
      page(
        `${ad.title} - ${ad.place.town} - Indeed`,
        html`<h1 class="jobsearch-JobInfoHeader-title">${ad.title}</h1>
          <div data-testid="inlineHeader-companyName">${ad.advertiser ?? ''}</div>
          <div data-testid="inlineHeader-companyLocation">${ad.placeText}</div>
          <div id="salaryInfoAndJobType">${ad.pay.text ?? ''}</div>
          ${applyButton(c, ad, visitOf(c))}
          <div id="jobDescriptionText" class="ad">${ad.text}</div>`,
      ),
    )
  })
}

function applyButton(c: Context, ad: SandboxAd, visit: Visit): Markup {
  if (visit.applied.has(ad.number)) return html`<button id="indeedApplyButton" disabled>Applied</button>`
  if (ad.external) {
    return html`<a href="${link(c, employerForm(ad))}" target="_blank" rel="noopener">Apply on company site</a>`
  }
  const form = `smartapply.indeed.com/beta/indeedapply/form/contact-info-module?jk=${jobKey(ad)}`
  const signIn = `secure.indeed.com/auth?continue=${encodeURIComponent(form)}`
  return html`<a id="indeedApplyButton" href="${link(c, visit.signedInAs ? form : signIn)}">Apply now</a>`
}
