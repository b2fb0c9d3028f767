import { html } from 'hono/html'
import { confirmation } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step } from '../../applying/apply-form.ts'
import { addForm } from '../../applying/form.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'

/** `/jobs/apply/<id>`: the employer's questions first, one a page, then the summary; ends at `…/application/success`. */
export function addApplicationPages(site: Site): void {
  const adOf = (id: string | undefined) => site.world.ad('reed', Number(id))
  addForm(site, {
    paths: ['/jobs/apply/:id{\\d+}'],
    adOf: (c) => adOf(c.req.param('id')),
    stepOf: (c) => c.req.query('step') ?? null,
    questionStyle: (ad) => (_, index) => ({ name: `${ad.number}${index}`, look: 'drop-down' }),
    steps: ({ email, questions, demographics, marketing }) => [
      ...[...questions, ...demographics].map(questionStep),
      summary(email, marketing),
    ],
    frame: ({ ad, step, form, at, of }) =>
      html`<div
        class="steps"
        role="dialog"
        data-modal="true"
        data-qa="apply-job-modal"
        aria-label="Apply for ${ad.title}"
      >
        <header>
          <h1>${step.title}</h1>
          <p>${ad.title}, ${ad.advertiser ?? 'Confidential'}</p>
        </header>
        <div data-qa="modal-body">
          <progress data-qa="progress-bar" max="${of}" value="${at + 1}">${at + 1} of ${of}</progress>
          ${form}
        </div>
      </div>`,
    words: { missing: 'Please answer', invalid: 'Please answer', number: 'Please enter a number' },
    swap: '[data-qa=apply-job-modal]',
    hasBack: true,
  })
  site.app.get('/jobs/application/:id{\\d+}/application/success', async (c) => {
    const ad = adOf(c.req.param('id'))
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      'Application sent',
      html`<div data-qa="apply-job-modal" role="dialog" class="steps" aria-label="Application sent">
        <h1 data-qa="application-success">${wordsOf(site).sent}</h1>
        <p>${ad.title}, ${ad.advertiser ?? 'Confidential'}</p>
        ${confirmation(c, site, ad)}
      </div>`,
    )
  })
}

function questionStep(ask: Ask): Step {
  return {
    name: ask.name,
    title: 'Application questions',
    asks: [ask],
    button: html`<button type="submit">Continue</button>`,
    body: (field) => html`<div data-qa="screening-questions-container">${field(ask.name)}</div>`,
  }
}

function summary(email: string, marketing: readonly Ask[]): Step {
  const aboutYou: Ask[] = [
    { name: 'name', label: 'Name', kind: 'text', keptAs: 'name' },
    { name: 'headline', label: 'Headline', kind: 'text', optional: true, keptAs: 'headline' },
    { name: 'email', label: 'Email', kind: 'email', fixed: true, value: email },
    { name: 'phone', label: 'Phone', kind: 'tel', keptAs: 'phone' },
    { name: 'address', label: 'Address', kind: 'text', optional: true, keptAs: 'address' },
  ]
  const cv: Ask = {
    name: 'cv',
    label: 'Your CV',
    kind: 'file',
    endings: ['doc', 'docx', 'pdf', 'rtf'],
    maxBytes: 5_000_000,
    marks: { 'data-qa': 'UpdateCvBtn' },
    upload: 'panel',
    keptAs: 'cv',
  }
  const letter: Ask = { name: 'coverLetter', label: 'Cover letter', kind: 'long-text', optional: true, limit: 4_000 }
  return {
    name: 'summary',
    title: 'Application',
    asks: [...aboutYou, cv, letter, ...marketing],
    button: html`<button type="submit" data-qa="submit-application-btn">Submit application</button>`,
    body: (field) =>
      html`<section data-qa="about-you">
          <h2>About you</h2>
          ${aboutYou.map(({ name }) => field(name))}
        </section>
        <section data-qa="cv-name-card">
          <h2>Your CV</h2>
          ${field('cv')}
        </section>
        ${field('coverLetter')} ${marketing.map(({ name }) => field(name))}`,
  }
}
