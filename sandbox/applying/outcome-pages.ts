import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { link } from '../pages/links.ts'
import { wordsOf, type Site } from './site.ts'
import { sitePage } from './site-page.ts'

/** Pages that end an application without sending it, or say nothing true of it. */
export async function restrictedPage(c: Context, site: Site): Promise<Response> {
  return await sitePage(
    c,
    site,
    'Account restricted',
    html`<h1>Your account has been restricted</h1>
      <p>We have noticed unusual activity. Please contact us to use your account again.</p>`,
    { status: 403 },
  )
}

export async function closedPage(c: Context, site: Site): Promise<Response> {
  return await sitePage(c, site, 'Closed', html`<h1>${wordsOf(site).closed}</h1>`, { status: 410 })
}

export async function appliedPage(c: Context, site: Site, ad: SandboxAd): Promise<Response> {
  return await sitePage(
    c,
    site,
    'Already applied',
    html`<h1>${wordsOf(site).applied}</h1>
      <p><a href="${link(c, site.jobAddress(ad))}">Back to the job</a></p>`,
  )
}

export async function limitPage(c: Context, site: Site): Promise<Response> {
  return await sitePage(c, site, 'Limit reached', html`<h1>${wordsOf(site).limit}</h1>`, { status: 429 })
}

export async function knockedOutPage(c: Context, site: Site, words: string): Promise<Response> {
  return await sitePage(
    c,
    site,
    'Not eligible',
    html`<h1>You cannot apply for this job</h1>
      <p data-knocked-out>${words}</p>`,
  )
}

export async function errorPage(c: Context, site: Site): Promise<Response> {
  return await sitePage(
    c,
    site,
    'Error',
    html`<h1>Sorry, something went wrong</h1>
      <p>An unexpected error occurred (500). Please try again later.</p>`,
    { status: 500 },
  )
}

/** The form is lost: whoever loads it again starts again. */
export async function expiredPage(c: Context, site: Site, ad: SandboxAd): Promise<Response> {
  return await sitePage(
    c,
    site,
    'Session expired',
    html`<div role="dialog" aria-label="Session expired" class="steps">
      <h1>Session expired</h1>
      <p>Your session has expired. Reload the page to start again.</p>
      <a class="button" data-qa="session-refresh-reload-button" href="${link(c, site.formAddress(ad))}">Reload</a>
    </div>`,
  )
}
