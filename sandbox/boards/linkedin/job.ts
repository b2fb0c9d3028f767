import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { jobPosting } from '../../pages/job-posting.ts'
import { link } from '../../pages/links.ts'
import { jsonLd, page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { employerForm } from '../employer-site.ts'
import { hostOf, jobPath, numberOfPosting, postingId } from './addresses.ts'

/** `/jobs/view/<title>-at-<company>-<id>` */
export function addJobPage(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  app.get('/jobs/view/:id', (c) => {
    const ad = world.ad('linkedin', numberOfPosting(c.req.param('id')))
    if (!ad) return c.html(page('Page not found | LinkedIn', html`<h1>This job is not available</h1>`), 404)
    const isClosed = ad.closesAt < world.now()
    return c.html(
      page(
        `${ad.advertiser ?? 'A company'} hiring ${ad.title} in ${ad.place.town} | LinkedIn`,
        html`<div class="job-details-jobs-unified-top-card">
            <h1>${ad.title}</h1>
            <p>${ad.advertiser ?? ''}</p>
            <p>${ad.placeText}</p>
            ${isClosed ? html`<p>No longer accepting applications</p>` : applyButton(c, ad, visitOf(c))}
          </div>
          <div class="jobs-description ad">${ad.text}</div>`,
        { head: jsonLd(jobPosting(ad, `https://${hostOf(ad)}${jobPath(ad)}`)) },
      ),
    )
  })
}

function applyButton(c: Context, ad: SandboxAd, visit: Visit): Markup {
  if (visit.applied.has(ad.number)) return html`<p class="artdeco-inline-feedback">Applied</p>`
  if (ad.external) {
    const away = link(c, employerForm(ad))
    return html`<a
      class="jobs-apply-button"
      data-job-id="${postingId(ad)}"
      href="${away}"
      target="_blank"
      rel="noopener"
      >Apply</a
    >`
  }
  const form = `/jobs/view/${postingId(ad)}/apply/contact-info`
  const way = visit.signedInAs ? form : `/login?session_redirect=${encodeURIComponent(form)}`
  return html`<a class="jobs-apply-button" data-job-id="${postingId(ad)}" href="${link(c, `www.linkedin.com${way}`)}"
    >Easy Apply</a
  >`
}
