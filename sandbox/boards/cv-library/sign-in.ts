import { html } from 'hono/html'
import { addLogin } from '../../applying/login.ts'
import type { Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import { host } from './addresses.ts'

/** `/candidate/login`, and `/login?jobId=<id>`, which goes on to the application. */
export function addSignIn(site: Site): void {
  addLogin(site, {
    paths: ['/candidate/login', '/login'],
    backOf(c) {
      const job = c.req.query('jobId') ?? ''
      return /^\d+$/u.test(job) ? `${host}/job/apply/${job}` : site.home
    },
    title: 'Jobseeker login',
    email: { name: 'cand_email', label: 'Email address', kind: 'email' },
    password: { name: 'cand_password', label: 'Password', kind: 'password' },
    code: { name: 'security_code', label: 'Security code', kind: 'text' },
    button: html`<button type="submit" name="login" value="1">Login as jobseeker</button>`,
    words: {
      missing: 'This field is required',
      wrong: 'Your login details are incorrect',
      code: 'The security code is incorrect',
    },
  })
  site.app.get('/', async (c) => await sitePage(c, site, 'Jobs', html`<h1>Find your perfect job</h1>`))
}
