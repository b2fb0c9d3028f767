import type { Context } from 'hono'
import { html } from 'hono/html'
import { applyState } from '../../applying/apply-state.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import type { SandboxAd } from '../../board.ts'
import { link } from '../../pages/links.ts'
import type { Markup } from '../../pages/page.ts'
import { employerForm } from '../employer-site.ts'
import { numberOfKey } from './job-key.ts'

/** `/viewjob?jk=<key>` */
export function addJobPage(site: Site): void {
  site.app.get('/viewjob', async (c) => {
    const ad = site.world.ad('indeed', numberOfKey(c.req.query('jk')))
    if (!ad) return await sitePage(c, site, 'Not found', html`<h1>${wordsOf(site).closed}</h1>`, { status: 404 })
    return await sitePage(
      c,
      site,
      `${ad.title} - ${ad.place.town}`,
      html`<h1 class="jobsearch-JobInfoHeader-title">${ad.title}</h1>
        <div data-testid="inlineHeader-companyName">${ad.advertiser ?? ''}</div>
        <div data-testid="inlineHeader-companyLocation">${ad.placeText}</div>
        <div id="salaryInfoAndJobType">${ad.pay.text ?? ''}</div>
        ${applyButton(c, site, ad)}
        <div id="jobDescriptionText" class="ad">${ad.text}</div>`,
    )
  })
}

function applyButton(c: Context, site: Site, ad: SandboxAd): Markup {
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`<p>${wordsOf(site).closed}</p>`
    case 'applied':
      return html`<button id="indeedApplyButton" disabled>Applied</button>`
    case 'limit':
      return html`<p>${wordsOf(site).limit}</p>`
    case 'external-new-tab':
    case 'external-same-tab': {
      const target = state === 'external-new-tab' ? '_blank' : '_self'
      return html`<a class="button" href="${link(c, employerForm(ad))}" target="${target}" rel="noopener"
        >Apply on company site</a
      >`
    }
    case 'open': {
      const form = site.formAddress(ad)
      const way = site.visitOf(c).signedInAs === null ? site.loginAddress(form) : form
      return html`<a class="button" id="indeedApplyButton" href="${link(c, way)}">Apply now</a>`
    }
  }
}
