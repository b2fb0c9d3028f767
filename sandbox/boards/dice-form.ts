import { html } from 'hono/html'
import { confirmation, words } from '../applying/after.ts'
import type { Ask } from '../applying/ask.ts'
import type { Step, Wanted } from '../applying/apply-form.ts'
import { addForm } from '../applying/form.ts'
import { addLogin, ownAddress } from '../applying/login.ts'
import { wordsOf, type Site } from '../applying/site.ts'
import { sitePage } from '../applying/site-page.ts'
import type { SandboxAd } from '../board.ts'

/** Easy apply in two steps: the CV and who one is, then the employer's questions and all of it again. */
export function addEasyApply(site: Site, host: string, adOf: (id: string | undefined) => SandboxAd | null): void {
  addLogin(site, {
    paths: ['/dashboard/login'],
    backOf: (c) => ownAddress(site, c.req.query('redirectURL'), [host]),
    title: 'Login to Dice',
    email: { name: 'email', label: 'Email address', kind: 'email' },
    password: { name: 'password', label: 'Password', kind: 'password' },
    code: { name: 'code', label: 'Verification code', kind: 'text' },
    button: html`<button type="submit" data-testid="submit-password">Sign In</button>`,
    words: {
      missing: 'This field is required',
      wrong: 'Email or password is incorrect',
      code: 'This code is not valid',
    },
  })
  site.app.get('/', async (c) => await sitePage(c, site, 'Tech jobs', html`<h1>Find tech jobs</h1>`))

  addForm(site, {
    paths: ['/job-applications/:id/:step{start-apply|submit}'],
    adOf: (c) => adOf(c.req.param('id')),
    stepOf: (c) => c.req.param('step') ?? null,
    questionStyle: () => (question, index) => ({
      name: `screening-${index}`,
      ...(question.kind === 'choice' && { look: 'select' as const }),
    }),
    steps: (wanted) => [start(wanted), submit(wanted)],
    frame: ({ ad, step, form, at, of }) =>
      html`<h1>${step.title}</h1>
        <p>${ad.title}, ${ad.advertiser ?? ''}</p>
        <progress max="${of}" value="${at + 1}">Step ${at + 1} of ${of}</progress>
        ${form}`,
    words: { missing: 'This field is required', invalid: 'Choose one of the answers', number: 'Enter a number' },
    hasBack: true,
  })
  site.app.get('/job-applications/:id/success', async (c) => {
    const ad = adOf(c.req.param('id'))
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      'Success',
      html`<h1 class="post-apply-banner">${wordsOf(site).sent}</h1>
        <p>${ad.title}</p>
        ${confirmation(c, site, ad)}`,
    )
  })
}

const about: readonly Ask[] = [
  { name: 'firstName', label: 'First name', kind: 'text', keptAs: 'firstName' },
  { name: 'lastName', label: 'Last name', kind: 'text', keptAs: 'lastName' },
  { name: 'phone', label: 'Phone number', kind: 'tel', optional: true, keptAs: 'phone' },
  {
    name: 'resume',
    label: 'Resume',
    kind: 'file',
    endings: ['doc', 'docx', 'pdf', 'txt', 'rtf'],
    maxBytes: 2_000_000,
    upload: 'button',
    keptAs: 'cv',
  },
  { name: 'coverLetter', label: 'Cover letter', kind: 'long-text', optional: true, limit: 5_000 },
]

function start({ email }: Wanted): Step {
  return {
    name: 'start-apply',
    title: 'Resume and cover letter',
    asks: [{ name: 'email', label: 'Email', kind: 'email', fixed: true, value: email }, ...about],
    button: html`<button type="submit" class="btn-next">Next</button>`,
  }
}

function submit({ questions, demographics, marketing }: Wanted): Step {
  const asks = [...questions, ...demographics, ...marketing]
  return {
    name: 'submit',
    title: 'Review and submit',
    asks,
    button: html`<button type="submit" class="btn-next">Submit</button>`,
    body: (field, filled) =>
      html`<dl>
          ${about.map(({ name, label }) => {
            const value = filled[name]
            return html`<dt>${label}</dt>
              <dd>${value === undefined ? '' : words(value)}</dd>`
          })}
        </dl>
        ${asks.map(({ name }) => field(name))}`,
  }
}
