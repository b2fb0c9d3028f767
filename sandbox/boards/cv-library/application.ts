import { html } from 'hono/html'
import { confirmation } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step, Wanted } from '../../applying/apply-form.ts'
import { addForm } from '../../applying/form.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'

/** `/job/apply/<id>`: the CV, then the employer's questions if there are any; ends at `/job/apply/<id>/confirm`. */
export function addApplicationPages(site: Site): void {
  const adOf = (id: string | undefined) => site.world.ad('cvlibrary', Number(id))
  addForm(site, {
    paths: ['/job/apply/:id{\\d+}'],
    adOf: (c) => adOf(c.req.param('id')),
    stepOf: (c) => c.req.query('step') ?? null,
    questionStyle: () => (_, index) => {
      const name = `question-${index + 1}`
      return { name, marks: { 'data-qa': name } }
    },
    steps: (wanted) => {
      const asked = [...wanted.questions, ...wanted.demographics]
      return asked.length > 0 ? [cvStep(wanted, []), questionsStep(asked, wanted)] : [cvStep(wanted, wanted.marketing)]
    },
    frame: ({ ad, step, form, at, of }) =>
      html`<p>Step ${at + 1} of ${of}: ${step.title}</p>
        <h1>Apply for ${ad.title}</h1>
        <p data-qa="company-name-link">${ad.advertiser ?? ''}</p>
        <h2>${step.title}</h2>
        ${form}`,
    words: {
      missing: 'Please complete this field',
      invalid: 'Please choose one of the answers',
      number: 'Please enter a number',
    },
    formMarks: { id: 'applyForJob' },
  })
  site.app.get('/job/apply/:id{\\d+}/confirm', async (c) => {
    const ad = adOf(c.req.param('id'))
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      'Application sent',
      html`<h1 data-qa="application-confirmed">${wordsOf(site).sent}</h1>
        <p>${ad.title}</p>
        ${confirmation(c, site, ad)}`,
    )
  })
}

const cv: Ask = {
  name: 'cv',
  id: 'upload-file',
  label: 'CV',
  kind: 'file',
  endings: ['doc', 'docx', 'pdf', 'rtf', 'odt', 'txt'],
  maxBytes: 5_000_000,
  marks: { 'data-qa': 'upload-file' },
  upload: 'replace',
  keptAs: 'cv',
}

const letter: readonly Ask[] = [
  { name: 'subject', label: 'Cover letter subject', kind: 'text', optional: true },
  { name: 'coverLetter', label: 'Cover letter', kind: 'long-text', optional: true, limit: 4_000 },
  { name: 'defaultLetter', label: 'Make this my default cover letter', kind: 'box', optional: true },
]

const button = html`<button type="submit" data-qa="send-application">Send application</button>`
/** The last of two pages has a button of other words. */
const submit = html`<button type="submit" data-qa="send-application">Submit application</button>`

/** The letter's fields are hidden until its button is pressed. */
function cvStep({ email }: Wanted, marketing: readonly Ask[]): Step {
  const contact: Ask = { name: 'email', label: 'Email', kind: 'email', fixed: true, value: email }
  return {
    name: 'cv',
    title: 'Your CV',
    asks: [contact, cv, ...letter, ...marketing],
    button,
    body: (field) =>
      html`${field('email')} ${field('cv')}
        <button
          type="button"
          data-qa="cover-letter-btn"
          onclick="document.getElementById('cover-letter').hidden = false; this.hidden = true"
        >
          Add a cover letter
        </button>
        <div id="cover-letter" hidden>${letter.map(({ name }) => field(name))}</div>
        ${marketing.map(({ name }) => field(name))}`,
  }
}

function questionsStep(asks: readonly Ask[], { marketing }: Wanted): Step {
  return { name: 'questions', title: 'Application questions', asks: [...asks, ...marketing], button: submit }
}
