import type { Context } from 'hono'
import { html } from 'hono/html'
import { link } from '../pages/links.ts'
import { page, type Markup } from '../pages/page.ts'
import { changeNames } from './changing-names.ts'
import { consentFor } from './consent.ts'
import { pageHead } from './page-script.ts'
import { popUpsFor } from './pop-up.ts'
import { momentOf, type Site } from './site.ts'

/** One of a board's pages, with who is signed in, the way to their applications, and what covers it. */
export async function sitePage(
  c: Context,
  site: Site,
  title: string,
  body: Markup,
  options: { head?: Markup; status?: 200 | 400 | 403 | 404 | 410 | 429 | 500 } = {},
): Promise<Response> {
  const visit = site.visitOf(c)
  const name = visit.signedInAs
  const whole = page(
    `${title} | ${site.name}`,
    html`<nav aria-label="Account">
        <a href="${link(c, site.home)}">${site.name}</a>
        ${
          name
            ? html`<span data-account>${name}</span> <a href="${link(c, site.listAddress)}">My applications</a>`
            : html`<a href="${link(c, site.loginAddress(site.home))}">Sign in</a>`
        }
      </nav>
      ${consentFor(c, site)} ${body} ${popUpsFor(c, site)}`,
    { head: html`${pageHead()}${options.head ?? ''}` },
  )
  const isChanging = site.desk.obstacles.see('changing-names', momentOf(c, site)) !== null
  return c.html(isChanging ? changeNames(String(await whole), visit.salt) : whole, options.status ?? 200)
}
