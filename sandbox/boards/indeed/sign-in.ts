import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { readAnswers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'

/** `/auth`: an address of e-mail, then the code that was sent there. The sandbox sends none: any six digits are right. */
export function addSignIn(app: Hono, visitOf: (c: Context) => Visit): void {
  app.get('/auth', (c) => c.html(emailForm()))
  app.post('/auth', async (c) => {
    const answers = await readAnswers(c)
    const email = answers['__email'] ?? ''
    if (!/^\S+@\S+$/.test(email)) return c.html(emailForm({ __email: 'Error: Enter a valid email address' }), 400)
    if (answers['passcode'] === undefined) return c.html(codeForm(email))
    if (!/^\d{6}$/.test(answers['passcode'])) {
      return c.html(codeForm(email, { passcode: 'The code that you entered is not right' }), 400)
    }
    visitOf(c).signedInAs = email
    const next = c.req.query('continue') ?? ''
    return c.redirect(link(c, /^[a-z]+\.indeed\.com\//.test(next) ? next : 'uk.indeed.com/'), 303)
  })
  app.get('/', (c) => {
    const name = visitOf(c).signedInAs
    return c.html(
      page(
        'Job Search | Indeed',
        html`<h1>Indeed</h1>
          <p>${name ? `Signed in as ${name}` : 'Sign in'}</p>`,
      ),
    )
  })
}

function emailForm(problems: Problems = {}): Markup {
  return page(
    'Sign In | Indeed Accounts',
    html`<h1>Ready to take the next step?</h1>
      <form method="post" novalidate>
        ${textField({ name: '__email', label: 'Email address', type: 'email' }, problems)}
        <button type="submit" data-tn-element="auth-page-email-submit-button">Continue</button>
      </form>`,
  )
}

function codeForm(email: string, problems: Problems = {}): Markup {
  return page(
    'Enter code | Indeed Accounts',
    html`<h1>Sign in with login code</h1>
      <form method="post" novalidate>
        <input type="hidden" name="__email" value="${email}" />
        ${textField({ name: 'passcode', id: 'passcode-input', label: `Enter the code that was sent to ${email}` }, problems)}
        <button type="submit">Sign in</button>
      </form>`,
  )
}
