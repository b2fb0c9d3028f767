import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { jobPosting } from '../../pages/job-posting.ts'
import { link } from '../../pages/links.ts'
import { jsonLd, page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { employerForm } from '../employer-site.ts'
import { applicationPath, jobPath } from './addresses.ts'
import type { Site } from './site.ts'
import type { Context } from 'hono'

/** `/job/<title>/<company>-job<id>` and `/job/<id>`; `/job/job<id>` is nothing. */
export function addJobPages(app: Hono, site: Site, world: World, visitOf: (c: Context) => Visit): void {
  const show = (c: Context, number: string | undefined) => {
    const ad = world.ad(site.id, Number(number))
    if (!ad) return c.html(page('Page not found', html`<h1>Sorry, this job is no longer here</h1>`), 404)
    return c.html(jobPage(c, site, ad, visitOf(c)))
  }
  app.get('/job/:id{\\d+}', (c) => show(c, c.req.param('id')))
  app.get('/job/:title/:tail', (c) => show(c, /-job(\d+)$/.exec(c.req.param('tail'))?.[1]))
}

function jobPage(c: Context, site: Site, ad: SandboxAd, visit: Visit): Markup {
  return page(
    `${ad.title} in ${ad.placeText} | ${site.name}`,
    html`${consent()}
      <h1>${ad.title}</h1>
      <p>${ad.advertiser ?? 'Company confidential'}</p>
      <p>${ad.placeText}</p>
      <p>${ad.pay.text ?? 'Salary negotiable'}</p>
      <section data-at="apply-now-section">${applyButton(c, site, ad, visit)}</section>
      <div class="ad" data-at="job-ad-content">${ad.text}</div>`,
    { head: jsonLd(jobPosting(ad, `https://${site.host}${jobPath(ad)}`)) },
  )
}

function applyButton(c: Context, site: Site, ad: SandboxAd, visit: Visit): Markup {
  const mark = 'harmonised-apply-button'
  if (visit.applied.has(ad.number)) return html`<button data-testid="${mark}" disabled>Already applied</button>`
  if (ad.external) {
    const away = link(c, employerForm(ad))
    return html`<a data-testid="${mark}" href="${away}" target="_blank" rel="noopener">Apply on company website</a>`
  }
  const form = site.host + applicationPath(ad)
  const signIn = `${site.host}/account/signin?ReturnUrl=${encodeURIComponent(applicationPath(ad))}`
  return html`<a data-testid="${mark}" href="${link(c, visit.signedInAs ? form : signIn)}">Apply now</a>`
}

/** The consent manager's box. It covers the page until it is answered. */
function consent(): Markup {
  return html`<div id="GDPRConsentManagerContainer" role="dialog" aria-label="Cookies">
    <p>We value your privacy.</p>
    <button id="ccmgt_explicit_accept" onclick="this.parentElement.remove()">Accept all</button>
    <button id="ccmgt_explicit_preferences" onclick="this.parentElement.remove()">Manage settings</button>
  </div>`
}
