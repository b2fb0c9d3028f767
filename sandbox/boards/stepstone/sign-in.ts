import { html } from 'hono/html'
import { addLogin, ownAddress } from '../../applying/login.ts'
import type { Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'

/** `/account/signin`, with the ids of the old form and the marks of the new one. */
export function addSignIn(site: Site, host: string): void {
  addLogin(site, {
    paths: ['/account/signin'],
    backOf: (c) => ownAddress(site, c.req.query('ReturnUrl'), [host]),
    title: 'Sign in',
    email: {
      name: 'Form.Email',
      id: 'Form_Email',
      label: 'Email address',
      kind: 'email',
      marks: { 'data-testid': 'email-input' },
    },
    password: {
      name: 'Form.Password',
      id: 'Form_Password',
      label: 'Password',
      kind: 'password',
      marks: { 'data-testid': 'password-input' },
    },
    code: { name: 'otp', label: 'One-time code', kind: 'text', marks: { 'data-testid': 'otp-input' } },
    button: html`<button type="submit" id="btnLogin" data-testid="login-submit-btn">Sign in</button>`,
    words: {
      missing: 'This field is required',
      wrong: 'Incorrect email or password',
      code: 'This code is not valid',
    },
  })
  site.app.get('/', async (c) => await sitePage(c, site, 'Jobs', html`<h1>Find your job</h1>`))
}
