import { html } from 'hono/html'
import { addLogin, ownAddress } from '../../applying/login.ts'
import type { Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import { link } from '../../pages/links.ts'
import { host, loginHost } from './addresses.ts'

/** `/authentication/login` sends on to the login at the other host. */
export function addSignIn(site: Site): void {
  site.app.get('/authentication/login', (c) => {
    const back = encodeURIComponent(c.req.query('returnTo') ?? '')
    return c.redirect(link(c, `${loginHost}/login?state=${back}`))
  })
  addLogin(site, {
    paths: ['/login'],
    backOf: (c) => ownAddress(site, c.req.query('state'), [host]),
    title: 'Sign in to your account',
    above: html`<p>
      <button type="button" disabled>Continue with Google</button>
      <button type="button" disabled>Continue with Apple</button>
    </p>`,
    email: { name: 'email', id: 'signin_email', label: 'Email address', kind: 'email' },
    password: { name: 'password', id: 'signin_password', label: 'Password', kind: 'password' },
    code: { name: 'code', id: 'passcode', label: 'Verification code', kind: 'text' },
    button: html`<button id="signin_button" type="submit">Sign in</button>`,
    words: {
      missing: 'This field is required',
      wrong: 'Wrong email or password',
      code: 'The code you entered is incorrect',
    },
  })
  site.app.get('/', async (c) => await sitePage(c, site, 'Jobs', html`<h1>Love Mondays</h1>`))
}
