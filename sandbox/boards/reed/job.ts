import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { jobPosting } from '../../pages/job-posting.ts'
import { link } from '../../pages/links.ts'
import { jsonLd, page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { employerForm } from '../employer-site.ts'
import { applicationPath, host, jobAddress } from './addresses.ts'

/** `/jobs/<any-slug>/<id>` */
export function addJobPage(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  app.get('/jobs/:slug{(?!apply$)[^/]+}/:id{\\d+}', (c) => {
    const ad = world.ad('reed', Number(c.req.param('id')))
    if (!ad) return c.html(page('Page not found | Reed', html`<h1>Sorry, this job is no longer available</h1>`), 404)
    return c.html(
      page(
        `${ad.title} in ${ad.placeText} | Reed`,
        html`${consent()}
          <h1 data-qa="job-title">${ad.title}</h1>
          <p data-qa="job-posted-by">${ad.advertiser ?? 'Confidential'}</p>
          <p data-qa="job-metadata-location">${ad.placeText}</p>
          <p data-qa="job-metadata-salary">${ad.pay.text ?? 'Salary negotiable'}</p>
          ${applyButton(c, ad, visitOf(c))}
          <div class="ad" data-qa="job-description">${ad.text}</div>`,
        { head: jsonLd(jobPosting(ad, `https://${jobAddress(ad)}`)) },
      ),
    )
  })
}

/** Signed out, the button goes to the login; with `redirectApply` it leaves for the advertiser's site. */
function applyButton(c: Context, ad: SandboxAd, visit: Visit): Markup {
  if (visit.applied.has(ad.number)) {
    return html`<p data-qa="job-applied-card">You applied for this job.</p>
      <button data-qa="applyJobBtn" disabled>Applied</button>`
  }
  if (ad.external) {
    return html`<form action="${link(c, employerForm(ad))}" target="_blank">
      <button data-qa="apply-btn" class="redirectApply">Apply now</button>
    </form>`
  }
  return html`<form action="${link(c, host + applicationPath(ad))}">
    <button data-qa="apply-btn">Apply now</button>
  </form>`
}

/** The box for cookies. */
function consent(): Markup {
  return html`<div id="onetrust-banner-sdk" role="dialog" aria-label="Cookies">
    <p>We use cookies.</p>
    <button id="onetrust-accept-btn-handler" onclick="this.parentElement.remove()">Accept all</button>
  </div>`
}
