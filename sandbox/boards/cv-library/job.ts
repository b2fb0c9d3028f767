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

/** `/job/<id>/<words>` and `/job/<id>` */
export function addJobPage(site: Site): void {
  site.app.get('/job/:id{\\d+}/:words?', async (c) => {
    const ad = site.world.ad('cvlibrary', Number(c.req.param('id')))
    if (!ad) return await sitePage(c, site, 'Job not found', html`<h1>This job has expired</h1>`, { status: 404 })
    return await sitePage(
      c,
      site,
      `${ad.title} in ${ad.placeText}`,
      html`<h1>${ad.title}</h1>
        <p data-qa="job-card-company-link">${ad.advertiser ?? ''}</p>
        <p data-jd-location>${ad.placeText}</p>
        <p>${ad.pay.text ?? ''}</p>
        ${applyButton(c, site, ad)}
        <div class="ad job__description">${ad.text}</div>`,
      { head: jsonLd(jobPosting(ad, `https://${site.jobAddress(ad)}`)) },
    )
  })
}

function applyButton(c: Context, site: Site, ad: SandboxAd): Markup {
  const form = site.formAddress(ad)
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`<p>This job has expired</p>`
    case 'applied':
      return html`<p>${wordsOf(site).applied}</p>
        <a class="button" data-qa="apply-now-again" href="${link(c, form)}">Re-apply for this job</a>`
    case 'limit':
      return html`<p>${wordsOf(site).limit}</p>`
    case 'external-new-tab':
    case 'external-same-tab': {
      const target = state === 'external-new-tab' ? '_blank' : '_self'
      return html`<a
        class="button"
        data-qa="apply-now-external"
        href="${link(c, employerForm(ad))}"
        target="${target}"
        rel="noopener"
        >Apply now<span class="external-apply" aria-hidden="true"></span
      ></a>`
    }
    case 'open': {
      const way = site.visitOf(c).signedInAs === null ? site.loginAddress(form) : form
      return html`<a class="button" data-qa="apply-now" href="${link(c, way)}">Apply now</a>`
    }
  }
}
