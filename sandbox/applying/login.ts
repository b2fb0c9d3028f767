import type { Context } from 'hono'
import { html } from 'hono/html'
import { link } from '../pages/links.ts'
import type { Markup } from '../pages/page.ts'
import type { Ask } from './ask.ts'
import { askMarkup } from './ask-markup.ts'
import { captchaBox, captchaPage, captchaRefusal } from './captcha.ts'
import { trueNames } from './changing-names.ts'
import { restrictedPage } from './outcome-pages.ts'
import type { Wrong } from './read-answers.ts'
import type { Site } from './site.ts'
import { sitePage } from './site-page.ts'

/** How a board asks who one is. */
export type Login = {
  /** Below the host, as routes. */
  paths: readonly string[]
  /** Where to go on to, as the address of the login says: an address, or nothing. */
  backOf: (c: Context) => string
  title: string
  email: Ask
  password: Ask
  /** The code that may be asked for afterwards. */
  code: Ask
  button: Markup
  words: { missing: string; wrong: string; code: string }
  /** Asks for the password on a page of its own, after the email address. */
  inTwoSteps?: boolean
  /** Above the form: other ways in, none of which leads anywhere here. */
  above?: Markup
}

/** Adds the pages of the login. An account's own password lets it in; any other email address comes in with the demo one. */
export function addLogin(site: Site, login: Login): void {
  const names = [login.email.name, login.password.name, login.code.name, 'g-recaptcha-response']
  for (const path of login.paths) {
    site.app.get(path, async (c) => {
      const wall = await captchaPage(c, site, null, 'before-login')
      return wall ?? (await firstPage(c, site, login, '', {}))
    })
    site.app.post(path, async (c) => {
      const sent = trueNames(await c.req.formData(), names, site.visitOf(c).salt)
      return await enter(c, site, login, sent)
    })
  }
}

async function enter(c: Context, site: Site, login: Login, sent: FormData): Promise<Response> {
  const visit = site.visitOf(c)
  const text = (ask: Ask) => {
    const given = sent.get(ask.name)
    return typeof given === 'string' ? given.trim() : ''
  }
  const [email, password, code] = [text(login.email), text(login.password), text(login.code)]
  const { accounts, obstacles, post } = site.desk

  if (visit.waiting && sent.has(login.code.name)) {
    if (code !== visit.waiting.code) return await codePage(c, site, login, { [login.code.name]: login.words.code })
    return await go(c, site, login, visit.waiting.email)
  }
  const refusal = captchaRefusal(c, site, { ad: null, where: 'login', form: sent })
  if (refusal) return await firstPage(c, site, login, email, { [login.email.name]: refusal })
  if (email === '') return await firstPage(c, site, login, '', { [login.email.name]: login.words.missing })
  if (login.inTwoSteps && !sent.has(login.password.name)) return await passwordPage(c, site, login, email, {})
  const again = login.inTwoSteps ? passwordPage : firstPage
  if (password === '') return await again(c, site, login, email, { [login.password.name]: login.words.missing })
  if (!accounts.letsIn(site.id, email, password)) {
    return await again(c, site, login, email, { [login.password.name]: login.words.wrong })
  }
  const moment = { board: site.id, account: email }
  if (obstacles.meet('one-time-code', { ...moment, where: 'login' })) {
    visit.waiting = { email, code: post.sendCode(site.id, email, site.world.now()), back: login.backOf(c) }
    return await codePage(c, site, login, {})
  }
  return await go(c, site, login, email)
}

async function go(c: Context, site: Site, login: Login, email: string): Promise<Response> {
  const visit = site.visitOf(c)
  if (site.desk.obstacles.meet('restricted', { board: site.id, account: email })) return await restrictedPage(c, site)
  const back = visit.waiting?.back ?? login.backOf(c)
  visit.waiting = null
  visit.signedInAs = email
  return c.redirect(link(c, back === '' ? site.home : back), 303)
}

async function firstPage(c: Context, site: Site, login: Login, email: string, wrong: Wrong): Promise<Response> {
  const { email: ask, password, inTwoSteps, above, button, title } = login
  return await sitePage(
    c,
    site,
    title,
    html`<h1>${title}</h1>
      ${above ?? ''}
      <form method="post" novalidate>
        ${askMarkup({ ...ask, value: email }, {}, wrong)} ${inTwoSteps ? '' : askMarkup(password, {}, wrong)}
        ${captchaBox(c, site, null, 'login')} ${button}
      </form>`,
    { status: statusOf(wrong) },
  )
}

async function passwordPage(c: Context, site: Site, login: Login, email: string, wrong: Wrong): Promise<Response> {
  return await sitePage(
    c,
    site,
    login.title,
    html`<h1>${login.title}</h1>
      <p>${email}</p>
      <form method="post" novalidate>
        <input type="hidden" name="${login.email.name}" value="${email}" />
        ${askMarkup(login.password, {}, wrong)} ${login.button}
      </form>`,
    { status: statusOf(wrong) },
  )
}

async function codePage(c: Context, site: Site, login: Login, wrong: Wrong): Promise<Response> {
  return await sitePage(
    c,
    site,
    'Enter the code',
    html`<h1>Enter the code that we have sent to your email address</h1>
      <form method="post" novalidate>
        ${askMarkup(login.code, {}, wrong)}
        <button type="submit">Verify</button>
      </form>`,
    { status: statusOf(wrong) },
  )
}

function statusOf(wrong: Wrong): 200 | 400 {
  return Object.keys(wrong).length > 0 ? 400 : 200
}

/** An address to go back to, when it is one of the board's own. */
export function ownAddress(site: Pick<Site, 'home'>, address: string | undefined, hosts: readonly string[]): string {
  return hosts.some((host) => address?.startsWith(`${host}/`)) && address ? address : site.home
}
