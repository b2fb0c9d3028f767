import type { Context } from 'hono'
import { html } from 'hono/html'
import { link } from '../pages/links.ts'
import { askMarkup } from './ask-markup.ts'
import type { Place } from './apply-form.ts'
import { expiredPage } from './outcome-pages.ts'
import { momentOf } from './site.ts'
import { sitePage } from './site-page.ts'

/** What may happen between the first step and what comes after it; null: nothing. */
export async function leaveFirstStep(c: Context, place: Place, next: string): Promise<Response | null> {
  const { site, ad, visit, email } = place
  const { obstacles, post } = site.desk
  const moment = momentOf(c, site, ad, 'in-form')
  const onwards = site.formAddress(ad, next)
  if (obstacles.meet('session-expired', moment)) {
    visit.drafts.delete(ad.number)
    return await expiredPage(c, site, ad)
  }
  if (obstacles.meet('login-wall', moment)) {
    visit.signedInAs = null
    return c.redirect(link(c, site.loginAddress(onwards)), 303)
  }
  if (obstacles.meet('one-time-code', moment)) {
    visit.waiting = { email, code: post.sendCode(site.id, email, site.world.now()), back: onwards }
    return c.redirect(link(c, `${onwards}${onwards.includes('?') ? '&' : '?'}code=`), 303)
  }
  return null
}

/** The code that was sent by e-mail in the middle of the form. */
export async function askForCode(c: Context, { site, visit }: Place, sent?: FormData): Promise<Response> {
  const { waiting } = visit
  if (!waiting) return c.redirect(link(c, site.home), 303)
  const given = sent?.get('code')
  if (given === waiting.code) {
    visit.waiting = null
    return c.redirect(link(c, waiting.back), 303)
  }
  const wrong = given === undefined ? {} : { code: 'The code that you entered is not right' }
  return await sitePage(
    c,
    site,
    'Enter the code',
    html`<div class="steps" role="dialog" aria-label="Verification">
      <h1>Enter the code that we have sent to your email address</h1>
      <form method="post" novalidate>
        ${askMarkup({ name: 'code', label: 'Verification code', kind: 'text' }, {}, wrong)}
        <button type="submit">Verify</button>
      </form>
    </div>`,
    { status: given === undefined ? 200 : 400 },
  )
}
