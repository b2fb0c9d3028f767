import { html } from 'hono/html'
import { words } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step, Wanted } from '../../applying/apply-form.ts'
import type { SandboxAd } from '../../board.ts'
import { postingId } from './addresses.ts'

/** Fields go by ids that carry the posting, a number that says nothing, and the kind of the answer. */
export function idOf(ad: SandboxAd, index: number, kind: string): string {
  const form = 'single-line-text-form-component-formElement-urn-li-jobs-applyformcommon-easyApplyFormElement'
  return `${form}-${postingId(ad)}-${21_199_851_217 + ad.number * 31 + index}-${kind}`
}

const element = { 'data-test-form-element': '' }

export function stepsOf(wanted: Wanted): Step[] {
  const { ad, questions, demographics } = wanted
  const before = [
    contactInfo(wanted),
    resume,
    ...(questions.length > 0 ? [additional('additional-questions', 'Additional Questions', questions)] : []),
    ...(demographics.length > 0
      ? [additional('self-identification', 'Voluntary self-identification', demographics)]
      : []),
  ]
  const asked = before.flatMap(({ asks }) => asks)
  const next = before.map((step, index) => ({ ...step, button: index === before.length - 1 ? toReview : step.button }))
  return [...next, review(ad, asked, wanted.marketing)]
}

const onwards = html`<button type="submit" aria-label="Continue to next step" data-easy-apply-next-button>Next</button>`
const toReview = html`<button
  type="submit"
  aria-label="Review your application"
  data-live-test-easy-apply-review-button
>
  Review
</button>`

function contactInfo({ ad, email }: Wanted): Step {
  const fields: Ask[] = [
    { name: 'firstName', label: 'First name', kind: 'text', keptAs: 'firstName' },
    { name: 'lastName', label: 'Last name', kind: 'text', keptAs: 'lastName' },
    {
      name: idOf(ad, 0, 'multipleChoice'),
      label: 'Email address',
      kind: 'choice',
      look: 'select',
      choices: [email],
      value: email,
    },
    {
      name: idOf(ad, 1, 'phoneNumber-country'),
      label: 'Phone country code',
      kind: 'choice',
      look: 'select',
      choices: ['United Kingdom (+44)', 'Ireland (+353)'],
      value: 'United Kingdom (+44)',
      keptAs: 'country',
    },
    {
      name: idOf(ad, 2, 'phoneNumber-nationalNumber'),
      label: 'Mobile phone number',
      kind: 'tel',
      keptAs: 'phone',
      isNational: true,
    },
  ]
  return {
    name: 'contact-info',
    title: 'Contact info',
    asks: fields.map((field) => ({ ...field, saidTwice: true, around: element })),
    button: onwards,
  }
}

const resume: Step = {
  name: 'resume',
  title: 'Resume',
  asks: [
    {
      name: 'resume',
      id: 'jobs-document-upload-file-input-upload-resume',
      label: 'Upload resume',
      hint: 'DOC, DOCX, PDF (2 MB)',
      kind: 'file',
      endings: ['doc', 'docx', 'pdf'],
      maxBytes: 2_000_000,
      stored: ['an-older-cv.pdf', 'cv-for-other-work.docx'],
      keptAs: 'cv',
    },
    {
      name: 'coverLetter',
      id: 'jobs-document-upload-file-input-upload-cover-letter',
      label: 'Upload cover letter',
      kind: 'file',
      endings: ['doc', 'docx', 'pdf'],
      maxBytes: 2_000_000,
      optional: true,
    },
  ],
  button: onwards,
  body: (field) =>
    html`<p class="jobs-document-upload__title--is-required">Be sure to include an updated resume</p>
      ${field('resume')} ${field('coverLetter')}`,
}

function additional(name: string, title: string, asks: readonly Ask[]): Step {
  return { name, title, asks, button: onwards }
}

function review(ad: SandboxAd, asked: readonly Ask[], marketing: readonly Ask[]): Step {
  const follow: Ask = {
    name: 'follow-company-checkbox',
    label: `Follow ${ad.advertiser ?? 'the company'} to stay up to date with their page.`,
    kind: 'box',
    optional: true,
    value: 'on',
  }
  return {
    name: 'review',
    title: 'Review your application',
    asks: [follow, ...marketing],
    button: html`<button type="submit" aria-label="Submit application">Submit application</button>`,
    body: (field, filled) =>
      html`<p>The employer will receive a copy of your profile.</p>
        <dl>
          ${asked.map(({ name, label }) => {
            const value = filled[name]
            return html`<dt>${label}</dt>
              <dd>${value === undefined ? '' : words(value)}</dd>`
          })}
        </dl>
        ${field(follow.name)} ${marketing.map(({ name }) => field(name))}`,
  }
}
