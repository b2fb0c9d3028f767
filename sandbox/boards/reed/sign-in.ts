import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { missing, readAnswers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { host } from './addresses.ts'

/** `/authentication/login` sends on to the login at the other host. Any password of six characters will do. */
export function addSignIn(app: Hono, visitOf: (c: Context) => Visit): void {
  app.get('/authentication/login', (c) => {
    const back = encodeURIComponent(c.req.query('returnTo') ?? '/')
    return c.redirect(link(c, `secure.reed.co.uk/login?state=${back}`))
  })
  app.get('/login', (c) => c.html(form()))
  app.post('/login', async (c) => {
    const answers = await readAnswers(c)
    const problems = missing(answers, ['email', 'password'], 'This field is required')
    const isShort = (answers['password'] ?? '').length < 6
    if (Object.keys(problems).length === 0 && isShort) problems['password'] = 'Wrong email or password'
    if (Object.keys(problems).length > 0) return c.html(form(problems), 400)

    visitOf(c).signedInAs = answers['email'] ?? ''
    const back = c.req.query('state') ?? ''
    return c.redirect(link(c, host + (/^\/(?!\/)/.test(back) ? back : '/')), 303)
  })
  app.get('/', (c) =>
    c.html(
      page(
        'Reed',
        html`<h1>Reed</h1>
          <p>${visitOf(c).signedInAs ? `Signed in as ${visitOf(c).signedInAs}` : 'Love Mondays'}</p>`,
      ),
    ),
  )
}

function form(problems: Problems = {}): Markup {
  return page(
    'Sign in | Reed',
    html`<h1>Sign in to your account</h1>
      <form method="post" novalidate>
        ${textField({ name: 'email', id: 'signin_email', label: 'Email address', type: 'email' }, problems)}
        ${textField({ name: 'password', id: 'signin_password', label: 'Password', type: 'password' }, problems)}
        <button id="signin_button" type="submit">Sign in</button>
      </form>`,
  )
}
