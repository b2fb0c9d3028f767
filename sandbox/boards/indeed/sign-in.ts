import { html } from 'hono/html'
import { addLogin, ownAddress } from '../../applying/login.ts'
import type { Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'

const hosts = ['uk.indeed.com', 'ie.indeed.com', 'smartapply.indeed.com', 'myjobs.indeed.com']

/** `/auth`: an email address, then the password on a page of its own; a code only where an obstacle asks for one. */
export function addSignIn(site: Site): void {
  addLogin(site, {
    paths: ['/auth'],
    backOf: (c) => ownAddress(site, c.req.query('continue'), hosts),
    title: 'Ready to take the next step?',
    above: html`<p>
      <button type="button" disabled>Continue with Google</button>
      <button type="button" disabled>Continue with Apple</button>
    </p>`,
    inTwoSteps: true,
    email: { name: '__email', id: 'ifl-InputFormField-email', label: 'Email address', kind: 'email' },
    password: { name: '__password', id: 'ifl-InputFormField-password', label: 'Password', kind: 'password' },
    code: { name: 'passcode', id: 'passcode-input', label: 'Enter the code', kind: 'text' },
    button: html`<button type="submit" data-tn-element="auth-page-email-submit-button">Continue</button>`,
    words: {
      missing: 'Error: Enter a valid email address or password',
      wrong: 'Error: Incorrect password or email address',
      code: 'The code that you entered is not right',
    },
  })
  site.app.get('/', async (c) => await sitePage(c, site, 'Job Search', html`<h1>Indeed</h1>`))
}
