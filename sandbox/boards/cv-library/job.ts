import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { jobPosting } from '../../pages/job-posting.ts'
import { link } from '../../pages/links.ts'
import { jsonLd, page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { employerForm } from '../employer-site.ts'
import { applicationPath, host, jobPath } from './addresses.ts'

/** `/job/<id>/<words>` and `/job/<id>` */
export function addJobPage(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  app.get('/job/:id{\\d+}/:words?', (c) => {
    const ad = world.ad('cvlibrary', Number(c.req.param('id')))
    if (!ad) return c.html(page('Job not found | CV-Library', html`<h1>This job has expired</h1>`), 404)
    return c.html(
      page(
        `${ad.title} in ${ad.placeText} | CV-Library`,
        html`<h1>${ad.title}</h1>
          <p data-qa="job-card-company-link">${ad.advertiser ?? ''}</p>
          <p data-jd-location>${ad.placeText}</p>
          <p>${ad.pay.text ?? ''}</p>
          ${applyButton(c, ad, visitOf(c))}
          <div class="ad job__description">${ad.text}</div>`,
        { head: jsonLd(jobPosting(ad, `https://${host}${jobPath(ad)}`)) },
      ),
    )
  })
}

function applyButton(c: Context, ad: SandboxAd, visit: Visit): Markup {
  const form = link(c, host + applicationPath(ad))
  if (visit.applied.has(ad.number)) {
    return html`<p>You previously applied for this job</p>
      <a data-qa="apply-now-again" href="${form}">Re-apply for this job</a>`
  }
  if (ad.external) {
    return html`<a data-qa="apply-now-external" href="${link(c, employerForm(ad))}" target="_blank" rel="noopener"
      >Apply now<span class="external-apply" aria-hidden="true"></span
    ></a>`
  }
  const signIn = link(c, `${host}/login?jobId=${ad.number}`)
  return html`<a data-qa="apply-now" href="${visit.signedInAs ? form : signIn}">Apply now</a>`
}
