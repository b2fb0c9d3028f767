import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { employerForm } from '../boards/employer-site.ts'
import { jobPosting } from '../pages/job-posting.ts'
import { link } from '../pages/links.ts'
import { jsonLd, type Markup } from '../pages/page.ts'
import { applyState } from './apply-state.ts'
import { wordsOf, type Site } from './site.ts'
import { sitePage } from './site-page.ts'

/** The page of an ad, for boards whose own page has no marks that anybody looks for. */
export async function adPage(c: Context, site: Site, ad: SandboxAd | null, words: string): Promise<Response> {
  if (!ad) return await sitePage(c, site, 'Not found', html`<h1>This job is no longer here</h1>`, { status: 404 })
  return await sitePage(
    c,
    site,
    `${ad.title}, ${ad.placeText}`,
    html`<h1>${ad.title}</h1>
      <p>${ad.advertiser ?? ''}</p>
      <p>${ad.placeText}</p>
      <p>${ad.pay.text ?? ''}</p>
      <p>${applyButton(c, site, ad, words)}</p>
      <div class="ad">${ad.text}</div>`,
    { head: jsonLd(jobPosting(ad, `https://${site.jobAddress(ad)}`)) },
  )
}

function applyButton(c: Context, site: Site, ad: SandboxAd, words: string): Markup {
  const state = applyState(c, site, ad)
  switch (state) {
    case 'closed':
      return html`${wordsOf(site).closed}`
    case 'applied':
      return html`<button disabled>Applied</button>`
    case 'limit':
      return html`${wordsOf(site).limit}`
    case 'external-new-tab':
    case 'external-same-tab': {
      const target = state === 'external-new-tab' ? '_blank' : '_self'
      return html`<a class="button" id="apply" href="${link(c, employerForm(ad))}" target="${target}" rel="noopener"
        >Apply on the employer's site</a
      >`
    }
    case 'open':
      return html`<a class="button" id="apply" href="${link(c, site.formAddress(ad))}">${words}</a>`
  }
}
