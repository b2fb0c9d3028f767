import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { employerForm } from '../boards/employer-site.ts'
import { jobPosting } from './job-posting.ts'
import { link } from './links.ts'
import { jsonLd, page, type Markup } from './page.ts'
import type { Visit } from './visits.ts'

/** The page of an ad, for boards whose own page has no marks that anybody looks for. */
export function jobPage(
  c: Context,
  ad: SandboxAd,
  /** `form` and `url` without their scheme; `words` stand on the button. */
  site: { name: string; url: string; form: string; words: string; visit: Visit; hasJsonLd?: boolean },
): Markup {
  const button = site.visit.applied.has(ad.number)
    ? html`<button disabled>Applied</button>`
    : ad.external
      ? html`<a id="apply" href="${link(c, employerForm(ad))}" target="_blank" rel="noopener"
          >Apply on the employer's site</a
        >`
      : html`<a id="apply" href="${link(c, site.form)}">${site.words}</a>`
  return page(
    `${ad.title}, ${ad.placeText} | ${site.name}`,
    html`<h1>${ad.title}</h1>
      <p>${ad.advertiser ?? ''}</p>
      <p>${ad.placeText}</p>
      <p>${ad.pay.text ?? ''}</p>
      <p>${button}</p>
      <div class="ad">${ad.text}</div>`,
    site.hasJsonLd === false ? {} : { head: jsonLd(jobPosting(ad, `https://${site.url}`)) },
  )
}

export function noJobPage(name: string): Markup {
  return page(`Not found | ${name}`, html`<h1>This job is no longer here</h1>`)
}
