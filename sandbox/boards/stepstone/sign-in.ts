import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { missing, readAnswers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import type { Site } from './site.ts'

/** `/account/signin`, with the ids of the old form and the marks of the new one. Any password of six characters will do. */
export function addSignIn(app: Hono, site: Site, visitOf: (c: Context) => Visit): void {
  const tokens = new Set<string>()
  const form = (problems: Problems = {}): Markup => {
    const token = randomUUID()
    tokens.add(token)
    return page(`Sign in | ${site.name}`, signInForm(token, problems))
  }
  app.get('/account/signin', (c) => c.html(form()))
  app.post('/account/signin', async (c) => {
    const answers = await readAnswers(c)
    const email = answers['Form.Email'] ?? ''
    const problems = missing(answers, ['Form.Email', 'Form.Password'], 'This field is required')
    const isShort = (answers['Form.Password'] ?? '').length < 6
    if (Object.keys(problems).length === 0 && isShort) problems['Form.Password'] = 'Incorrect email or password'
    if (!tokens.delete(answers['__RequestVerificationToken'] ?? '')) problems['Form.Email'] = 'Please try again'
    if (Object.keys(problems).length > 0) return c.html(form(problems), 400)

    visitOf(c).signedInAs = email
    const back = c.req.query('ReturnUrl') ?? ''
    return c.redirect(link(c, site.host + (/^\/(?!\/)/.test(back) ? back : '/')), 303)
  })
  app.get('/', (c) => {
    const name = visitOf(c).signedInAs
    return c.html(
      page(
        site.name,
        html`<h1>${site.name}</h1>
          <p>${name ? `Signed in as ${name}` : 'Find your job'}</p>`,
      ),
    )
  })
}

function signInForm(token: string, problems: Problems): Markup {
  return html`<h1>Sign in</h1>
    <form method="post" novalidate>
      <input type="hidden" name="__RequestVerificationToken" value="${token}" />
      ${textField({ name: 'Form.Email', id: 'Form_Email', testId: 'email-input', label: 'Email', type: 'email' }, problems)}
      ${textField({ name: 'Form.Password', id: 'Form_Password', testId: 'password-input', label: 'Password', type: 'password' }, problems)}
      <button id="btnLogin" data-testid="login-submit-btn" type="submit">Sign in</button>
    </form>`
}
