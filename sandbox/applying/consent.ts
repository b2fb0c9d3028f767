import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { link } from '../pages/links.ts'
import type { Markup } from '../pages/page.ts'
import { momentOf, type Site } from './site.ts'

type Style = 'plain' | 'iframe' | 'shadow'

/** What covers the page until it is answered; once for a browser, or on each page again where an obstacle says 'returning'. */
export function consentFor(c: Context, site: Site): Markup {
  const cookie = `consent-${site.id}`
  const obstacle = site.desk.obstacles.meet('cookies', momentOf(c, site))
  const isReturning = obstacle?.style === 'returning'
  if (!isReturning && getCookie(c, cookie) !== undefined) return html``
  const style: Style | null =
    obstacle === null
      ? site.consent === null
        ? null
        : site.consent === 'iframe'
          ? 'iframe'
          : 'plain'
      : obstacle.style === 'iframe' || obstacle.style === 'shadow'
        ? obstacle.style
        : 'plain'
  if (style === null) return html``
  const lasting = isReturning ? '' : cookie
  if (style === 'iframe') return frame(c, site, lasting)
  return style === 'shadow' ? shadow(lasting) : plain(site, lasting)
}

function plain(site: Site, cookie: string): Markup {
  const [outer, accept, other] =
    site.consent === 'onetrust'
      ? ['onetrust-banner-sdk', 'onetrust-accept-btn-handler', 'onetrust-reject-all-handler']
      : ['GDPRConsentManagerContainer', 'ccmgt_explicit_accept', 'ccmgt_explicit_preferences']
  const close = html`data-dismiss="#consent-cover" data-cookie="${cookie}"`
  return html`<div class="cover" id="consent-cover">
    <div id="${outer}" role="dialog" aria-label="Cookies">
      <p>We and our partners use cookies.</p>
      <button type="button" id="${accept}" ${close}>Accept all</button>
      <button type="button" id="${other}" ${close}>Only what is necessary</button>
    </div>
  </div>`
}

function shadow(cookie: string): Markup {
  return html`<div class="cf_modal_container" data-shadow data-cookie="${cookie}">
    <template>
      <div style="position:fixed;inset:0;z-index:10;background:rgb(0 0 0 / .55);display:grid;place-items:center">
        <div role="dialog" aria-label="Cookies" style="background:#fff;padding:1.5rem">
          <p>We and our partners use cookies.</p>
          <button type="button" class="cf_button" id="cf_consent-buttons__accept-all">Accept all</button>
          <button type="button" class="cf_button" id="cf_consent-buttons__reject-all">Reject all</button>
        </div>
      </div>
    </template>
  </div>`
}

function frame(c: Context, site: Site, cookie: string): Markup {
  return html`<div class="cover" data-consent-frame data-cookie="${cookie}">
    <div>
      <iframe
        title="gdpr-consent-notice"
        id="gdpr-consent-notice"
        src="${link(c, `${site.home.split('/')[0]}/consent-notice`)}"
        width="320"
        height="160"
      ></iframe>
    </div>
  </div>`
}

/** The page within the frame. */
export function addConsentFrame(site: Site): void {
  site.app.get('/consent-notice', (c) =>
    c.html(
      html`<!DOCTYPE html>
        <html lang="en-GB">
          <head>
            <title>Cookies</title>
          </head>
          <body>
            <p>We and our partners use cookies.</p>
            <button type="button" id="save" onclick="parent.postMessage('sandbox-consent', '*')">Accept all</button>
            <button type="button" id="reject" onclick="parent.postMessage('sandbox-consent', '*')">Reject all</button>
          </body>
        </html>`,
    ),
  )
}
