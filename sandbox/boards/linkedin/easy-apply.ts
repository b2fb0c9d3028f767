import { html } from 'hono/html'
import { confirmation } from '../../applying/after.ts'
import { addForm } from '../../applying/form.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import type { AskedQuestion } from '../../board.ts'
import { link } from '../../pages/links.ts'
import { numberOfPosting } from './addresses.ts'
import { idOf, stepsOf } from './steps.ts'

const kindsInNames: Partial<Record<AskedQuestion['kind'], string>> = {
  number: 'numeric',
  'yes-no': 'multipleChoice',
  choice: 'multipleChoice',
}

/** The dialog "Apply to …" in steps: contact, CV, questions, review. */
export function addEasyApply(site: Site): void {
  const adOf = (id: string | undefined) => site.world.ad('linkedin', numberOfPosting(id))
  addForm(site, {
    paths: ['/jobs/view/:id/apply/:step'],
    adOf: (c) => adOf(c.req.param('id')),
    stepOf: (c) => c.req.param('step') ?? null,
    questionStyle: (ad) => (question, index) => {
      const kind = kindsInNames[question.kind] ?? 'text'
      return {
        name: idOf(ad, index + 3, kind),
        saidTwice: question.kind !== 'number',
        around: { 'data-test-form-element': '' },
        ...(question.kind === 'choice' && { look: 'select' as const }),
      }
    },
    steps: stepsOf,
    frame({ ad, step, form, at, of }) {
      const share = Math.round((at / of) * 100)
      return html`<div
        role="dialog"
        class="artdeco-modal jobs-easy-apply-modal steps"
        aria-labelledby="jobs-apply-header"
        data-test-modal
      >
        <button
          type="button"
          aria-label="Dismiss"
          data-test-modal-close-btn
          data-trap="Dismiss"
          data-dismiss="[data-test-modal]"
        >
          ×
        </button>
        <h2 id="jobs-apply-header">Apply to ${ad.advertiser ?? 'the company'}</h2>
        <progress max="100" value="${share}" aria-label="Your job application progress">${share}%</progress>
        <h3>${step.title}</h3>
        ${form}
      </div>`
    },
    words: {
      missing: 'Please enter a valid answer',
      invalid: 'Please make a selection',
      number: 'Enter a decimal number larger than 0.0',
    },
    swap: '[data-test-modal]',
    hasBack: true,
  })

  site.app.get('/jobs/view/:id/post-apply/', async (c) => {
    const ad = adOf(c.req.param('id'))
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      wordsOf(site).sent,
      html`<div role="dialog" class="artdeco-modal steps" data-test-modal aria-labelledby="post-apply-modal">
        <h2 id="post-apply-modal">${wordsOf(site).sent}</h2>
        <p>Your application was sent to ${ad.advertiser ?? 'the company'}!</p>
        ${confirmation(c, site, ad)}
        <a class="button" aria-label="Dismiss" href="${link(c, site.jobAddress(ad))}">Done</a>
      </div>`,
    )
  })
}
