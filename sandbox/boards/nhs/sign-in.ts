import { html } from 'hono/html'
import { addLogin, ownAddress } from '../../applying/login.ts'
import type { Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import { host } from './addresses.ts'

/** `/candidate/login?returnTo=…` */
export function addSignIn(site: Site): void {
  addLogin(site, {
    paths: ['/candidate/login'],
    backOf: (c) => ownAddress(site, c.req.query('returnTo'), [host]),
    title: 'Sign in to NHS Jobs',
    email: { name: 'email', label: 'Email address', kind: 'email' },
    password: { name: 'password', label: 'Password', kind: 'password' },
    code: { name: 'securityCode', label: 'Security code', kind: 'text' },
    button: html`<button type="submit" id="sign-in">Sign in</button>`,
    words: {
      missing: 'Enter your email address and password',
      wrong: 'Email address or password is incorrect',
      code: 'Enter the security code that we sent you',
    },
  })
  site.app.get(
    '/candidate',
    async (c) => await sitePage(c, site, 'NHS Jobs', html`<h1>Search for a job in the NHS</h1>`),
  )
}
