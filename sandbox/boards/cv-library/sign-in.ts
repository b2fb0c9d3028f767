import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { missing, readAnswers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { host } from './addresses.ts'

/** `/candidate/login`, and `/login?jobId=<id>`, which goes on to the application. Any password of six characters will do. */
export function addSignIn(app: Hono, visitOf: (c: Context) => Visit): void {
  for (const path of ['/candidate/login', '/login']) {
    app.get(path, (c) => c.html(form()))
    app.post(path, async (c) => {
      const answers = await readAnswers(c)
      const problems = missing(answers, ['cand_email', 'cand_password'], 'This field is required')
      const isShort = (answers['cand_password'] ?? '').length < 6
      if (Object.keys(problems).length === 0 && isShort) problems['cand_password'] = 'Your login details are incorrect'
      if (Object.keys(problems).length > 0) return c.html(form(problems), 400)

      visitOf(c).signedInAs = answers['cand_email'] ?? ''
      const job = /^\d+$/.exec(c.req.query('jobId') ?? '')
      return c.redirect(link(c, job ? `${host}/job/apply/${job[0]}` : `${host}/`), 303)
    })
  }
  app.get('/', (c) =>
    c.html(
      page(
        'CV-Library',
        html`<h1>CV-Library</h1>
          <p>${visitOf(c).signedInAs ? `Signed in as ${visitOf(c).signedInAs}` : 'Find your perfect job'}</p>`,
      ),
    ),
  )
}

function form(problems: Problems = {}): Markup {
  return page(
    'Jobseeker login | CV-Library',
    html`<h1>Jobseeker login</h1>
      <form method="post" novalidate>
        ${textField({ name: 'cand_email', label: 'Email address', type: 'email' }, problems)}
        ${textField({ name: 'cand_password', label: 'Password', type: 'password' }, problems)}
        <button type="submit">Login as jobseeker</button>
      </form>`,
  )
}
