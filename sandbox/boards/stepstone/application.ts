import { html } from 'hono/html'
import { confirmation } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step, Wanted } from '../../applying/apply-form.ts'
import { addForm } from '../../applying/form.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import { uploadPortal } from '../../applying/uploads.ts'
import { link } from '../../pages/links.ts'
import type { Markup } from '../../pages/page.ts'
import { numberOfApplication } from './addresses.ts'

/** `/job/<uuid>/application/smart-apply`, one page of sections, and the page that thanks. */
export function addApplicationPages(site: Site): void {
  addForm(site, {
    paths: ['/job/:uuid/application/smart-apply'],
    adOf: (c) => site.world.ad(site.id, numberOfApplication(c.req.param('uuid') ?? '')),
    stepOf: () => null,
    questionStyle: () => (question, index) => ({
      name: `sqIndex${index}`,
      marks: { 'data-testid': `sqIndex${index}` },
      ...(question.kind === 'yes-no' && { look: 'segments' as const }),
      ...(question.kind === 'choice' && { look: 'select' as const }),
    }),
    steps: (wanted) => [onlyStep(wanted)],
    frame: ({ ad, form }) =>
      html`<main class="narrow">
          <h1>${ad.title}</h1>
          <label for="narrow-email">Email</label><input id="narrow-email" type="email" />
          <button type="button">Send application</button>
        </main>
        ${uploadPortal(cv)}
        <main>
          <h1>${ad.title}</h1>
          <p>${ad.advertiser ?? 'Company confidential'}</p>
          <div class="sides wide-left">${form} ${tips}</div>
        </main>`,
    words: {
      missing: 'Please fill in this field',
      invalid: 'Please choose one of the answers',
      number: 'Please enter a number',
    },
    formMarks: { 'data-testid': 'smart-apply-form-container' },
  })

  site.app.get('/application/confirmation/success', async (c) => {
    const ad = site.world.ad(site.id, Number(c.req.query('job')))
    return await sitePage(
      c,
      site,
      'Application sent',
      html`<h1 data-testid="application-success">${wordsOf(site).sent}</h1>
        ${
          ad
            ? html`<p>${ad.title}</p>
                ${confirmation(c, site, ad)}`
            : ''
        }
        <h2>Recommended jobs</h2>
        <ul>
          ${site.world
            .ads(site.id)
            .slice(0, 3)
            .map((ad) => html`<li><a href="${link(c, site.jobAddress(ad))}">${ad.title}</a></li>`)}
        </ul>`,
    )
  })
}

/** Beside the form, with a field and a button that are none of its own. */
const tips = html`<aside class="tips">
  <h2>Improve your chances</h2>
  <p>Prove that you mean it: whoever says what they earn and what they do now is looked at sooner.</p>
  <label for="tips-salary">Your current salary</label>
  <input id="tips-salary" type="text" data-trap="A field of the tips" />
  <button type="button" data-trap="Complete my profile">Complete my profile</button>
</aside>`

function text(name: string, label: string, kind: 'text' | 'email' = 'text'): Ask {
  const mark = `input-${name}-text`
  return { name, id: mark, label, kind, marks: { 'data-testid': mark }, keptAs: name }
}

const phone: readonly Ask[] = [
  {
    name: 'phoneNumber-code',
    id: 'select-phoneNumber-code',
    label: 'Country code',
    kind: 'choice',
    look: 'select',
    choices: ['+44', '+353'],
    value: '+44',
    marks: { 'data-testid': 'select-phoneNumber-code' },
  },
  {
    name: 'phoneNumber-main',
    id: 'input-phoneNumber-main',
    label: 'Phone number',
    kind: 'tel',
    isNational: true,
    marks: { 'data-testid': 'input-phoneNumber-main' },
    keptAs: 'phone',
  },
]

const cv: Ask = {
  name: 'smartApplyAttachment',
  id: 'upload-input',
  upload: 'portal',
  label: 'CV',
  kind: 'file',
  endings: ['pdf', 'doc', 'docx', 'rtf'],
  maxBytes: 4_000_000,
  around: { 'data-testid': 'smartApplyAttachment' },
  keptAs: 'cv',
}

const history: Ask = {
  name: 'applicationHistoryCheckbox',
  label: 'Share my application history with the recruiter',
  kind: 'box',
  optional: true,
  marks: { 'data-testid': 'applicationHistoryCheckbox' },
}

function onlyStep({ email, questions, demographics, marketing }: Wanted): Step {
  const contact = [
    text('firstName', 'First name'),
    text('lastName', 'Last name'),
    { ...text('email', 'Email', 'email'), value: email },
    ...phone,
  ]
  const asked = [...questions, ...demographics]
  return {
    name: 'smart-apply',
    title: 'Apply',
    asks: [...contact, cv, ...asked, history, ...marketing],
    button: html`<button type="submit" data-testid="submit-button">Send application</button>`,
    body: (field) =>
      html`${part('StandardDataInput--contactInfo', 'Contact information', contact, field)}
        ${part('StandardDataInput--professionalDetails', 'Professional details', [cv], field)}
        ${asked.length > 0 ? part('ScreeningQuestions--screeningQuestions', 'Screening questions', asked, field) : ''}
        ${field(history.name)} ${marketing.map(({ name }) => field(name))}
        <p>By sending, you accept the privacy statement.</p>`,
  }
}

function part(name: string, title: string, asks: readonly Ask[], field: (name: string) => Markup): Markup {
  return html`<section data-testid="section--${name}">
    <h2>${title}</h2>
    ${asks.map((ask) => field(ask.name))}
  </section>`
}
