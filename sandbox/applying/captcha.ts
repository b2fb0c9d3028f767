import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { isForPerson } from '../http/for-people.ts'
import { link } from '../pages/links.ts'
import type { Markup } from '../pages/page.ts'
import type { Where } from './obstacle.ts'
import { momentOf, type Site } from './site.ts'
import { sitePage } from './site-page.ts'

const field = 'g-recaptcha-response'

/** The box to tick, where one is in the way here. */
export function captchaBox(c: Context, site: Site, ad: SandboxAd | null, where: Where): Markup {
  const obstacle = site.desk.obstacles.see('captcha', momentOf(c, site, ad, where))
  if (!obstacle || (obstacle.style ?? 'checkbox') !== 'checkbox') return html``
  return html`<div id="captcha-wrapper" data-testid="captcha" class="g-recaptcha">
    <label for="${field}"><input type="checkbox" id="${field}" name="${field}" value="on" />I'm not a robot</label>
  </div>`
}

/** What a form is refused with for want of a human; null: nobody asks. */
export function captchaRefusal(
  c: Context,
  site: Site,
  given: { ad: SandboxAd | null; where: Where; form: FormData },
): string | null {
  const moment = momentOf(c, site, given.ad, given.where)
  const seen = site.desk.obstacles.see('captcha', moment)
  if (!seen || seen.style === 'proof-of-work') return null
  if (seen.style === 'invisible') {
    site.desk.obstacles.meet('captcha', moment)
    return 'We could not verify that you are a human. Please complete the security check and try again.'
  }
  if (!given.form.has(field)) return "Please confirm that you're not a robot"
  site.desk.obstacles.meet('captcha', moment)
  return null
}

/** A page that stands before the one that was asked for; null if there is none, or it was passed. */
export async function captchaPage(
  c: Context,
  site: Site,
  ad: SandboxAd | null,
  where: Where,
): Promise<Response | null> {
  const { obstacles } = site.desk
  const moment = momentOf(c, site, ad, where)
  const seen = obstacles.see('captcha', moment)
  const isPage = seen?.style === 'proof-of-work' || (['before-login', 'ad'].includes(where) && seen !== null)
  const visit = site.visitOf(c)
  const wall = `captcha-${where}`
  if (!seen || !isPage) return null
  if (visit.passed.has(wall)) return null
  if (c.req.query('cf-passed') !== undefined) {
    visit.passed.add(wall)
    obstacles.meet('captcha', moment)
    return null
  }
  const { pathname, search } = new URL(c.req.url)
  const again = `${new URL(c.req.url).hostname}${pathname}${search}`
  const way = link(c, `${again}${search === '' ? '?' : '&'}cf-passed=1`)
  return await (seen.style === 'proof-of-work' ? proofOfWork(c, site, way) : tickFirst(c, site, way))
}

/** What stands before every page of a board that a browser asks for, and not before what programs do. */
export function addWall(site: Site): void {
  site.app.use(async (c, next) => {
    const isPage = c.req.method === 'GET' && isForPerson(c.req.raw)
    const wall = isPage ? await captchaPage(c, site, null, 'ad') : null
    if (wall) return wall
    return await next()
  })
}

/** The browser has something to work out; then a person may go on. */
function proofOfWork(c: Context, site: Site, way: string) {
  return sitePage(
    c,
    site,
    'Just a moment...',
    html`<h1>Checking that you are not a robot</h1>
      <p id="challenge-running">Your browser works out a proof. This takes a moment.</p>
      <a id="challenge-continue" class="button" hidden href="${way}">Continue</a>
      <script>
        setTimeout(() => {
          document.getElementById('challenge-running').textContent = 'Done.'
          document.getElementById('challenge-continue').hidden = false
        }, 300)
      </script>`,
    { status: 403 },
  )
}

function tickFirst(c: Context, site: Site, way: string) {
  return sitePage(
    c,
    site,
    'Security check',
    html`<h1>Let us check that you are human</h1>
      <div class="cf-turnstile" id="challenge-stage">
        <label for="challenge-box"
          ><input
            type="checkbox"
            id="challenge-box"
            onchange="document.getElementById('challenge-continue').hidden = !this.checked"
          />Verify you are human</label
        >
        <a id="challenge-continue" class="button" hidden href="${way}">Continue</a>
      </div>`,
    { status: 403 },
  )
}
