import type { Context } from 'hono'
import { html } from 'hono/html'
import { applyState } from '../../applying/apply-state.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import type { SandboxAd } from '../../board.ts'
import { link } from '../../pages/links.ts'
import type { Markup } from '../../pages/page.ts'
import { employerForm } from '../employer-site.ts'
import { numberOf } from './addresses.ts'

/** `/candidate/jobadvert/<reference>` */
export function addJobPage(site: Site): void {
  site.app.get('/candidate/jobadvert/:reference', async (c) => {
    const ad = site.world.ad('nhs', numberOf(c.req.param('reference')))
    if (!ad) return await sitePage(c, site, 'Page not found', html`<h1>${wordsOf(site).closed}</h1>`, { status: 404 })
    return await sitePage(
      c,
      site,
      ad.title,
      html`<h1 id="heading">${ad.title}</h1>
        <p id="employer_name">${ad.employer}</p>
        <p id="employer_address">${ad.placeText}</p>
        <p id="salary">${ad.pay.text ?? 'Depending on experience'}</p>
        ${applyButton(c, site, ad)}
        <h2>Job overview</h2>
        <div class="ad" id="job_overview">${ad.text.slice(0, 300)}</div>
        <h2>About us</h2>
        <div id="about_organisation">${ad.employer}</div>
        <h2>Job description</h2>
        <div class="ad" id="job_description_large">${ad.text}</div>
        <p id="contact_details">Ask for the ward manager.</p>`,
    )
  })
}

/** Some trusts send people on to their own system. */
function applyButton(c: Context, site: Site, ad: SandboxAd): Markup {
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`<p id="closed">${wordsOf(site).closed}</p>`
    case 'applied':
      return html`<p id="applied">You have applied for this job</p>`
    case 'limit':
      return html`<p>${wordsOf(site).limit}</p>`
    case 'external-new-tab':
    case 'external-same-tab': {
      const target = state === 'external-new-tab' ? '_blank' : '_self'
      const away = link(c, employerForm(ad))
      return html`<a class="button" id="apply_on_other_site" href="${away}" target="${target}" rel="noopener"
        >Apply for this job on the employer's website</a
      >`
    }
    case 'open':
      return html`<a class="button" id="apply_for_this_job" href="${link(c, site.formAddress(ad))}"
        >Apply for this job</a
      >`
  }
}
