import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { missing, readAnswers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { host } from './addresses.ts'
import { problemSummary } from './problem-summary.ts'

/** `/candidate/login?returnTo=…`. Any password of six characters will do. */
export function addSignIn(app: Hono, visitOf: (c: Context) => Visit): void {
  app.get('/candidate/login', (c) => c.html(form()))
  app.post('/candidate/login', async (c) => {
    const answers = await readAnswers(c)
    const problems: Problems = {
      ...missing(answers, ['email'], 'Enter an email address'),
      ...missing(answers, ['password'], 'Enter a password'),
    }
    const isShort = Object.keys(problems).length === 0 && (answers['password'] ?? '').length < 6
    const told = isShort ? { password: 'Email address or password is incorrect' } : problems
    if (Object.keys(told).length > 0) return c.html(form(told), 400)

    visitOf(c).signedInAs = answers['email'] ?? ''
    const back = c.req.query('returnTo') ?? ''
    return c.redirect(link(c, host + (back.startsWith('/candidate/') ? back : '/candidate')), 303)
  })
  app.get('/candidate', (c) =>
    c.html(
      page(
        'NHS Jobs',
        html`<h1>NHS Jobs</h1>
          <p>${visitOf(c).signedInAs ? `Signed in as ${visitOf(c).signedInAs}` : 'Search for a job in the NHS'}</p>`,
      ),
    ),
  )
}

function form(problems: Problems = {}): Markup {
  return page(
    'Sign in - NHS Jobs',
    html`${problemSummary(problems)}
      <h1>Sign in</h1>
      <form method="post" novalidate>
        ${textField({ name: 'email', label: 'Email address', type: 'email' }, problems)}
        ${textField({ name: 'password', label: 'Password', type: 'password' }, problems)}
        <button type="submit" id="sign-in-button">Sign in</button>
      </form>`,
  )
}
