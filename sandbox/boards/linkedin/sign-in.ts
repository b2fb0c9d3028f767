import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { missing, readAnswers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'

/** `/login`, and the wall that guests are sent to. A name that begins with 'check' meets the page that asks for a code. */
export function addSignIn(app: Hono, visitOf: (c: Context) => Visit): void {
  app.get('/login', (c) => c.html(signInForm()))
  app.post('/login', async (c) => {
    const answers = await readAnswers(c)
    const problems = missing(answers, ['session_key', 'session_password'], 'Please enter a value')
    if (Object.keys(problems).length > 0) return c.html(signInForm(problems), 400)
    const name = answers['session_key'] ?? ''
    if (name.startsWith('check') && answers['pin'] === undefined) return c.html(checkpoint(answers))
    if (name.startsWith('check') && !/^\d{6}$/.test(answers['pin'] ?? '')) {
      return c.html(checkpoint(answers, { pin: 'The verification code you entered is not valid' }), 400)
    }
    visitOf(c).signedInAs = name
    const back = c.req.query('session_redirect') ?? ''
    return c.redirect(link(c, `www.linkedin.com${/^\/(?!\/)/.test(back) ? back : '/feed/'}`), 303)
  })
  app.get('/feed/', (c) =>
    c.html(page('Feed | LinkedIn', html`<h1>Signed in as ${visitOf(c).signedInAs ?? 'nobody'}</h1>`)),
  )
  for (const wall of ['/authwall', '/signup']) {
    app.get(wall, (c) =>
      c.html(
        page(
          'Sign up | LinkedIn',
          html`<h1>Join LinkedIn</h1>
            <a href="login">Sign in</a>`,
        ),
      ),
    )
  }
}

function signInForm(problems: Problems = {}): Markup {
  return page(
    'LinkedIn Login',
    html`<h1>Sign in</h1>
      <form method="post" novalidate class="login__form">
        ${textField({ name: 'session_key', id: 'username', label: 'Email or phone', type: 'email' }, problems)}
        ${textField({ name: 'session_password', id: 'password', label: 'Password', type: 'password' }, problems)}
        <button type="submit" data-litms-control-urn="login-submit">Sign in</button>
      </form>`,
  )
}

/** The sandbox sends no mail: any six digits are right. */
function checkpoint(answers: Readonly<Record<string, string>>, problems: Problems = {}): Markup {
  return page(
    'Security Verification | LinkedIn',
    html`<h1>Enter the code we've sent to your email</h1>
      <form method="post" novalidate id="email-pin-challenge">
        <input type="hidden" name="session_key" value="${answers['session_key'] ?? ''}" />
        <input type="hidden" name="session_password" value="${answers['session_password'] ?? ''}" />
        ${textField({ name: 'pin', id: 'input__email_verification_pin', label: 'Code' }, problems)}
        <button type="submit" id="email-pin-submit-button">Submit</button>
      </form>`,
  )
}
