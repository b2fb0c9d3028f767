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
import { numberOfPosting, postingId } from './addresses.ts'

/** `/jobs/view/<title>-at-<company>-<id>` */
export function addJobPage(site: Site): void {
  site.app.get('/jobs/view/:id', async (c) => {
    const ad = site.world.ad('linkedin', numberOfPosting(c.req.param('id')))
    if (!ad) {
      return await sitePage(c, site, 'Page not found', html`<h1>This job is not available</h1>`, { status: 404 })
    }
    return await sitePage(
      c,
      site,
      `${ad.advertiser ?? 'A company'} hiring ${ad.title} in ${ad.place.town}`,
      html`<div class="job-details-jobs-unified-top-card">
          <h1>${ad.title}</h1>
          <p>${ad.advertiser ?? ''}</p>
          <p>${ad.placeText}</p>
          ${applyButton(c, site, ad)}
        </div>
        <div class="jobs-description ad">${ad.text}</div>`,
      { head: jsonLd(jobPosting(ad, `https://${site.jobAddress(ad)}`)) },
    )
  })
}

function applyButton(c: Context, site: Site, ad: SandboxAd): Markup {
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`<p class="jobs-details-top-card__apply-error">${wordsOf(site).closed}</p>`
    case 'applied':
      return html`<p class="artdeco-inline-feedback">Applied</p>`
    case 'limit':
      return html`<p class="artdeco-inline-feedback">${wordsOf(site).limit}</p>`
    case 'external-new-tab':
    case 'external-same-tab':
      return html`<a
        class="jobs-apply-button button"
        data-job-id="${postingId(ad)}"
        href="${link(c, employerForm(ad))}"
        target="${state === 'external-new-tab' ? '_blank' : '_self'}"
        rel="noopener"
        >Apply</a
      >`
    case 'open': {
      const form = site.formAddress(ad)
      const isSignedIn = site.visitOf(c).signedInAs !== null
      const name = `Easy Apply to ${ad.title} at ${ad.advertiser ?? 'the company'}`
      return isSignedIn
        ? html`<button
            type="button"
            class="jobs-apply-button"
            aria-label="${name}"
            data-job-id="${postingId(ad)}"
            data-opens="[data-test-modal]"
            data-href="${link(c, form)}"
          >
            Easy Apply
          </button>`
        : html`<a class="jobs-apply-button button" aria-label="${name}" href="${link(c, site.loginAddress(form))}"
            >Easy Apply</a
          >`
    }
  }
}
