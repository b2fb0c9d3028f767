import { html } from 'hono/html'
import { addLogin, ownAddress } from '../../applying/login.ts'
import type { Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import { link } from '../../pages/links.ts'

/** `/login`, and the wall that guests are sent to. The code of the checkpoint comes by email. */
export function addSignIn(site: Site): void {
  addLogin(site, {
    paths: ['/login', '/checkpoint/lg/login-submit'],
    backOf: (c) =>
      ownAddress(site, c.req.query('session_redirect'), ['www.linkedin.com', 'uk.linkedin.com', 'ie.linkedin.com']),
    title: 'Sign in',
    email: { name: 'session_key', id: 'username', label: 'Email or phone', kind: 'email' },
    password: { name: 'session_password', id: 'password', label: 'Password', kind: 'password' },
    code: { name: 'pin', id: 'input__email_verification_pin', label: 'Code', kind: 'text' },
    button: html`<button type="submit" data-litms-control-urn="login-submit" aria-label="Sign in">Sign in</button>`,
    words: {
      missing: 'Please enter a value',
      wrong: "That's not the right password",
      code: 'The verification code you entered is not valid',
    },
  })
  site.app.get('/feed/', async (c) => await sitePage(c, site, 'Feed', html`<h1>Your feed</h1>`))
  for (const wall of ['/authwall', '/signup']) {
    site.app.get(
      wall,
      async (c) =>
        await sitePage(
          c,
          site,
          'Sign up',
          html`<h1>Join LinkedIn</h1>
            <a href="${link(c, 'www.linkedin.com/login')}">Sign in</a>`,
        ),
    )
  }
}
