import { html } from 'hono/html'
import { confirmation } from '../applying/after.ts'
import type { Ask } from '../applying/ask.ts'
import { addForm } from '../applying/form.ts'
import { addLogin, ownAddress } from '../applying/login.ts'
import { wordsOf, type Site } from '../applying/site.ts'
import { sitePage } from '../applying/site-page.ts'
import type { SandboxAd } from '../board.ts'

/** One page for everything. */
export function addApplicationPages(
  site: Site,
  host: string,
  adOf: (id: string | undefined) => SandboxAd | null,
): void {
  addLogin(site, {
    paths: ['/profile/login'],
    backOf: (c) => ownAddress(site, c.req.query('returnTo'), [host]),
    title: 'Log in',
    email: { name: 'email', label: 'Email address', kind: 'email' },
    password: { name: 'password', label: 'Password', kind: 'password' },
    code: { name: 'code', label: 'Verification code', kind: 'text' },
    button: html`<button type="submit">Log in</button>`,
    words: {
      missing: 'This field is required',
      wrong: 'The email or the password is not right',
      code: 'This code is not right',
    },
  })
  site.app.get('/', async (c) => await sitePage(c, site, 'Jobs', html`<h1>Find better</h1>`))

  addForm(site, {
    paths: ['/apply/:id'],
    adOf: (c) => adOf(c.req.param('id')),
    stepOf: () => null,
    questionStyle: () => (_, index) => ({ name: `question-${index}` }),
    steps: ({ email, questions, demographics, marketing }) => [
      {
        name: 'apply',
        title: 'Apply',
        asks: [
          ...about.map((ask) => (ask.name === 'email' ? { ...ask, value: email } : ask)),
          ...questions,
          ...demographics,
          terms,
          ...marketing,
        ],
        button: html`<button type="submit">Submit application</button>`,
      },
    ],
    frame: ({ ad, form }) =>
      html`<h1>Apply for ${ad.title}</h1>
        <p>${ad.advertiser ?? ''}</p>
        ${form}`,
    words: { missing: 'This field is required', invalid: 'Choose one of the answers', number: 'Enter a number' },
  })
  site.app.get('/applied/:id', async (c) => {
    const ad = adOf(c.req.param('id'))
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      'Applied',
      html`<h1>${wordsOf(site).sent}</h1>
        <p>${ad.title}</p>
        ${confirmation(c, site, ad)}`,
    )
  })
}

const about: readonly Ask[] = [
  { name: 'firstName', label: 'First name', kind: 'text', keptAs: 'firstName' },
  { name: 'lastName', label: 'Last name', kind: 'text', keptAs: 'lastName' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel', optional: true, keptAs: 'phone' },
  { name: 'postcode', label: 'Postcode', kind: 'text', optional: true, keptAs: 'postcode' },
  { name: 'cv', label: 'CV', kind: 'file', endings: ['pdf', 'doc', 'docx'], maxBytes: 3_000_000, keptAs: 'cv' },
  { name: 'coverLetter', label: 'Cover letter', kind: 'long-text', optional: true, limit: 4_000 },
]

const terms: Ask = { name: 'terms', label: 'I agree to the terms of use', kind: 'box' }
