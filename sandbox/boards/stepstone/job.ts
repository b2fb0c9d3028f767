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

/** `/job/<title>/<company>-job<id>` and `/job/<id>`; `/job/job<id>` is nothing. */
export function addJobPages(site: Site): void {
  const show = async (c: Context, number: string | undefined) => {
    const ad = site.world.ad(site.id, Number(number))
    if (ad) return await jobPage(c, site, ad)
    const gone = html`<h1>Sorry, this job is no longer here</h1>`
    return await sitePage(c, site, 'Page not found', gone, { status: 404 })
  }
  site.app.get('/job/:id{\\d+}', async (c) => await show(c, c.req.param('id')))
  site.app.get('/job/:title/:tail', async (c) => await show(c, /-job(\d+)$/.exec(c.req.param('tail'))?.[1]))
}

async function jobPage(c: Context, site: Site, ad: SandboxAd): Promise<Response> {
  return await sitePage(
    c,
    site,
    `${ad.title} in ${ad.placeText}`,
    html`<h1>${ad.title}</h1>
      <p>${ad.advertiser ?? 'Company confidential'}</p>
      <p>${ad.placeText}</p>
      <p>${ad.pay.text ?? 'Salary negotiable'}</p>
      <section data-at="apply-now-section">${applyButton(c, site, ad)}</section>
      <div class="ad" data-at="job-ad-content">${ad.text}</div>`,
    { head: jsonLd(jobPosting(ad, `https://${site.jobAddress(ad)}`)) },
  )
}

function applyButton(c: Context, site: Site, ad: SandboxAd): Markup {
  const mark = 'harmonised-apply-button'
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`<p data-at="job-expired">${wordsOf(site).closed}</p>`
    case 'applied':
      return html`<button data-testid="${mark}" disabled>Already applied</button>`
    case 'limit':
      return html`<p>${wordsOf(site).limit}</p>`
    case 'external-new-tab':
    case 'external-same-tab': {
      const target = state === 'external-new-tab' ? '_blank' : '_self'
      const away = link(c, employerForm(ad))
      return html`<a class="button" data-testid="${mark}" href="${away}" target="${target}" rel="noopener"
        >Apply on company website</a
      >`
    }
    case 'open': {
      const form = site.formAddress(ad)
      const way = site.visitOf(c).signedInAs === null ? site.loginAddress(form) : form
      return html`<a class="button" data-testid="${mark}" href="${link(c, way)}">Apply now</a>`
    }
  }
}
