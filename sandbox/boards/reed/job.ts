import type { Context } from 'hono'
import { html } from 'hono/html'
import { applyState } from '../../applying/apply-state.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import type { SandboxAd } from '../../board.ts'
import { jobPosting } from '../../pages/job-posting.ts'
import { link } from '../../pages/links.ts'
import { jsonLd, type Markup } from '../../pages/page.ts'
import { employerForm } from '../employer-site.ts'
import { jobAddress } from './addresses.ts'

/** `/jobs/<any-slug>/<id>` */
export function addJobPage(site: Site): void {
  site.app.get('/jobs/:slug{(?!(?:apply|application)$)[^/]+}/:id{\\d+}', async (c) => {
    const ad = site.world.ad('reed', Number(c.req.param('id')))
    if (!ad) {
      const gone = html`<h1>Sorry, this job is no longer available</h1>`
      return await sitePage(c, site, 'Page not found', gone, { status: 404 })
    }
    return await sitePage(
      c,
      site,
      `${ad.title} in ${ad.placeText}`,
      html`<h1 data-qa="job-title">${ad.title}</h1>
        <p data-qa="job-posted-by">${ad.advertiser ?? 'Confidential'}</p>
        <p data-qa="job-metadata-location">${ad.placeText}</p>
        <p data-qa="job-metadata-salary">${ad.pay.text ?? 'Salary negotiable'}</p>
        ${applyButton(c, site, ad)}
        <div class="ad" data-qa="job-description">${ad.text}</div>`,
      { head: jsonLd(jobPosting(ad, `https://${jobAddress(ad)}`)) },
    )
  })
}

/** Signed out, the button goes to the login; with `redirectApply` it leaves for the advertiser's site. */
function applyButton(c: Context, site: Site, ad: SandboxAd): Markup {
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`<p data-qa="job-closed">${wordsOf(site).closed}</p>`
    case 'applied':
      return html`<p data-qa="job-applied-card"><span data-qa="badge-0-applied">Applied</span></p>
        <button data-qa="applyJobBtn" disabled>Applied</button>`
    case 'limit':
      return html`<p>${wordsOf(site).limit}</p>`
    case 'external-new-tab':
    case 'external-same-tab':
      return html`<form
        action="${link(c, employerForm(ad))}"
        target="${state === 'external-new-tab' ? '_blank' : '_self'}"
      >
        <button data-qa="apply-btn" class="redirectApply">Apply now</button>
      </form>`
    case 'open': {
      const form = site.formAddress(ad)
      const way = site.visitOf(c).signedInAs === null ? site.loginAddress(form) : form
      return html`<button
        type="button"
        data-qa="apply-btn"
        onclick="location.assign(this.dataset.href)"
        data-href="${link(c, way)}"
      >
        Apply now
      </button>`
    }
  }
}
