import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { employerForm } from '../employer-site.ts'
import { host, numberOf, referenceOf } from './addresses.ts'

/** `/candidate/jobadvert/<reference>` */
export function addJobPage(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  app.get('/candidate/jobadvert/:reference', (c) => {
    const ad = world.ad('nhs', numberOf(c.req.param('reference')))
    if (!ad) return c.html(page('Page not found - NHS Jobs', html`<h1>This job is now closed</h1>`), 404)
    return c.html(
      page(
        `${ad.title} - NHS Jobs`,
        html`<h1 id="heading">${ad.title}</h1>
          <p id="employer_name">${ad.employer}</p>
          <p id="employer_address">${ad.placeText}</p>
          <p id="salary">${ad.pay.text ?? 'Depending on experience'}</p>
          ${applyButton(c, ad, visitOf(c))}
          <h2>Job overview</h2>
          <div class="ad" id="job_overview">${ad.text.slice(0, 300)}</div>
          <h2>About us</h2>
          <div id="about_organisation">${ad.employer}</div>
          <h2>Job description</h2>
          <div class="ad" id="job_description_large">${ad.text}</div>
          <p id="contact_details">Ask for the ward manager.</p>`,
      ),
    )
  })
}

/** Some trusts send people on to their own system. */
function applyButton(c: Context, ad: SandboxAd, visit: Visit): Markup {
  if (visit.applied.has(ad.number)) return html`<p>You have applied for this job</p>`
  const address = ad.external ? employerForm(ad) : `${host}/candidate/apply/${referenceOf(ad)}`
  return html`<a id="apply_for_this_job" href="${link(c, address)}">Apply for this job</a>`
}
