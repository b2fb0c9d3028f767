import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { missing, readAnswers, type Answers } from './answers.ts'
import { questionFields, textField, type Field, type Problems } from './fields.ts'
import { link } from './links.ts'
import { page, type Markup } from './page.ts'
import type { Visit } from './visits.ts'

/** A form of one page for boards whose own form nobody has written down. */
export type PlainForm = {
  /** What the site is called, for titles. */
  name: string
  /** Or how to tell it, where each company has one of its own. */
  host: string | ((c: Context) => string)
  /** Where the form is: '/apply/:id'. */
  path: string
  adOf: (c: Context) => SandboxAd | null
  visitOf: (c: Context) => Visit
  /** Where people sign in first; null: nobody has to. */
  signInPath: string | null
  /** The page that thanks. */
  thanksPath: string
  /** Besides the employer's questions. */
  fields: readonly Field[]
}

/** Adds the form, the page that thanks, and the page to sign in at, where any password of six characters will do. */
export function addPlainForm(app: Hono, form: PlainForm): void {
  const { signInPath, visitOf } = form
  app.get(form.path, (c) => {
    const ad = form.adOf(c)
    if (!ad) return c.notFound()
    const back = pathOf(c, form)
    if (signInPath && !visitOf(c).signedInAs)
      return c.redirect(link(c, `${hostOf(c, form)}${signInPath}?returnTo=${encodeURIComponent(back)}`))
    return c.html(formPage(form, ad, {}, {}))
  })
  app.post(form.path, async (c) => {
    const ad = form.adOf(c)
    if (!ad || (signInPath && !visitOf(c).signedInAs)) return c.notFound()
    const answers = await readAnswers(c)
    const required = form.fields.filter(({ optional }) => !optional).map(({ name }) => name)
    const questions = ad.questions.map((_, index) => `question-${index}`)
    const problems = missing(answers, [...required, ...questions], 'This field is required')
    if (Object.keys(problems).length > 0) return c.html(formPage(form, ad, answers, problems), 400)
    visitOf(c).applied.add(ad.number)
    return c.redirect(link(c, hostOf(c, form) + form.thanksPath), 303)
  })
  app.get(form.thanksPath, (c) =>
    c.html(page(`Thank you | ${form.name}`, html`<h1>Your application has been sent</h1>`)),
  )
  if (signInPath) addSignIn(app, form, signInPath)
}

function hostOf(c: Context, { host }: PlainForm): string {
  return typeof host === 'string' ? host : host(c)
}

function pathOf(c: Context, { path }: PlainForm): string {
  return path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => encodeURIComponent(c.req.param(name) ?? ''))
}

function formPage(form: PlainForm, ad: SandboxAd, answers: Answers, problems: Problems): Markup {
  return page(
    `Apply for ${ad.title} | ${form.name}`,
    html`<h1>Apply for ${ad.title}</h1>
      <p>${ad.advertiser ?? ''}</p>
      <form method="post" enctype="multipart/form-data" novalidate>
        ${form.fields.map((field) => textField({ ...field, value: answers[field.name] ?? '' }, problems))}
        ${questionFields(ad.questions, (index) => `question-${index}`, problems)}
        <button type="submit">Send application</button>
      </form>`,
  )
}

function addSignIn(app: Hono, form: PlainForm, path: string): void {
  const { name, visitOf } = form
  const signInPage = (problems: Problems = {}) =>
    page(
      `Sign in | ${name}`,
      html`<h1>Sign in</h1>
        <form method="post" novalidate>
          ${textField({ name: 'email', label: 'Email', type: 'email' }, problems)}
          ${textField({ name: 'password', label: 'Password', type: 'password' }, problems)}
          <button type="submit">Sign in</button>
        </form>`,
    )
  app.get(path, (c) => c.html(signInPage()))
  app.post(path, async (c) => {
    const answers = await readAnswers(c)
    const problems = missing(answers, ['email', 'password'], 'This field is required')
    if (Object.keys(problems).length === 0 && (answers['password'] ?? '').length < 6) {
      problems['password'] = 'The email or the password is not right'
    }
    if (Object.keys(problems).length > 0) return c.html(signInPage(problems), 400)
    visitOf(c).signedInAs = answers['email'] ?? ''
    const back = c.req.query('returnTo') ?? ''
    return c.redirect(link(c, hostOf(c, form) + (/^\/(?!\/)/.test(back) ? back : '/')), 303)
  })
  app.get('/', (c) =>
    c.html(
      page(
        name,
        html`<h1>${name}</h1>
          <p>Signed in as ${visitOf(c).signedInAs ?? 'nobody'}</p>`,
      ),
    ),
  )
}

/** What every one of them asks for. */
export const usualFields: readonly Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', optional: true },
  { name: 'cv', label: 'CV', type: 'file', accept: '.pdf,.doc,.docx' },
  { name: 'coverLetter', label: 'Cover letter', type: 'textarea', optional: true },
]
