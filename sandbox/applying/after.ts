import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { link } from '../pages/links.ts'
import type { Markup } from '../pages/page.ts'
import { isFile, type Arrival, type Given } from './arrivals.ts'
import { momentOf, type Site } from './site.ts'
import { sitePage } from './site-page.ts'
import { referenceOf } from './submit.ts'

/** The number that a page of thanks shows: of what arrived, or made up where it only seems so. */
export function confirmation(c: Context, site: Site, ad: SandboxAd): Markup {
  if (site.desk.obstacles.meet('no-reference', momentOf(c, site, ad))) return html``
  const email = site.visitOf(c).signedInAs ?? ''
  const [arrival] = site.desk.arrivals.list({ board: site.id, email, ad: ad.number }).toReversed()
  const reference = arrival?.reference ?? referenceOf(site.id, ad.number, 0)
  return html`<p>Your reference number is <strong id="reference-number">${reference}</strong></p>`
}

/** The list of what the signed-in account has applied for: only what truly arrived. */
export function addMyApplications(site: Site, path: string, title = 'My applications'): void {
  site.app.get(path, async (c) => {
    const email = site.visitOf(c).signedInAs
    if (email === null) return c.redirect(link(c, site.loginAddress(site.listAddress)), 303)
    const arrivals = site.desk.arrivals.list({ board: site.id, email }).toReversed()
    return await sitePage(
      c,
      site,
      title,
      html`<h1>${title}</h1>
        ${arrivals.length === 0 ? html`<p>You have not applied for any jobs yet.</p>` : ''}
        <ul data-applications>
          ${arrivals.map((arrival) => entry(c, site, arrival))}
        </ul>`,
    )
  })
}

function entry(c: Context, site: Site, { ad: number, ref, title, at, reference, answers }: Arrival): Markup {
  const ad = site.world.ad(site.id, number)
  return html`<li data-job-id="${ref}">
    <article aria-label="${title}">
      <h2>${ad ? html`<a href="${link(c, site.jobAddress(ad))}">${title}</a>` : title}</h2>
      <p>Applied on <time datetime="${at}">${at.slice(0, 16).replace('T', ' at ')}</time></p>
      <p>Job ${ref}, reference ${reference}</p>
      <dl>
        ${answers.map(
          ({ label, value }) =>
            html`<dt>${label}</dt>
              <dd>${words(value)}</dd>`,
        )}
      </dl>
    </article>
  </li>`
}

/** An answer as a page shows it. */
export function words(value: Given): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return isFile(value) ? value.file : value.join(', ')
}
