import { html } from 'hono/html'
import type { SandboxAd } from '../../board.ts'
import type { Answers } from '../../pages/answers.ts'
import { choiceField, textField, type Problems } from '../../pages/fields.ts'
import type { Markup } from '../../pages/page.ts'
import { postingId } from './addresses.ts'

export type Step = {
  name: string
  title: string
  fields: (answers: Answers, problems: Problems) => Markup
  required: readonly string[]
  /** What is filled in and still wrong. */
  problems: (answers: Answers) => Problems
  button: { text: string; label: string }
}

const next = { text: 'Next', label: 'Continue to next step' }
const noProblems = () => ({})

/** Fields go by ids that carry the posting, a number that says nothing, and the kind of the answer. */
function idOf(ad: SandboxAd, index: number, kind: string): string {
  const form = 'single-line-text-form-component-formElement-urn-li-jobs-applyformcommon-easyApplyFormElement'
  return `${form}-${postingId(ad)}-${21_199_851_217 + ad.number * 31 + index}-${kind}`
}

export function stepsOf(ad: SandboxAd): Step[] {
  return [contactInfo(ad), resume, ...(ad.questions.length > 0 ? [questions(ad)] : []), review]
}

function contactInfo(ad: SandboxAd): Step {
  const [email, country, phone] = [
    idOf(ad, 0, 'multipleChoice'),
    idOf(ad, 1, 'phoneNumber-country'),
    idOf(ad, 2, 'phoneNumber-nationalNumber'),
  ]
  return {
    name: 'contact-info',
    title: 'Contact info',
    fields: (answers, problems) =>
      html` ${formElement(textField({ name: email, label: 'Email address', type: 'email', value: answers[email] ?? '' }, problems))}
      ${formElement(
        html`<label for="${country}">Phone country code</label
          ><select id="${country}" name="${country}">
            <option>United Kingdom (+44)</option>
            <option>Ireland (+353)</option>
          </select>`,
      )}
      ${formElement(textField({ name: phone, label: 'Mobile phone number', type: 'tel', value: answers[phone] ?? '' }, problems))}`,
    required: [email, phone],
    problems: noProblems,
    button: next,
  }
}

const resume: Step = {
  name: 'resume',
  title: 'Resume',
  fields: (_, problems) =>
    html`<p class="jobs-document-upload__title--is-required">Be sure to include an updated resume</p>
      ${textField({ name: 'resume', id: 'jobs-document-upload-file-input-upload-resume', label: 'Upload resume: DOC, DOCX, PDF (2 MB)', type: 'file', accept: '.doc,.docx,.pdf' }, problems)}`,
  required: ['resume'],
  problems: ({ resume: file = '' }) =>
    file === '' || /\.(docx?|pdf)$/i.test(file) ? {} : { resume: 'This file type is not supported' },
  button: next,
}

function questions(ad: SandboxAd): Step {
  const fields = ad.questions.map((question, index) => {
    const kind = ['yes-no', 'choice'].includes(question.kind)
      ? 'multipleChoice'
      : question.kind === 'number'
        ? 'numeric'
        : 'text'
    return { ...question, name: idOf(ad, index + 3, kind) }
  })
  return {
    name: 'additional-questions',
    title: 'Additional Questions',
    fields: (answers, problems) =>
      html`${fields.map(({ kind, name, label, choices = ['Yes', 'No'] }) =>
        formElement(
          kind === 'yes-no' || kind === 'choice'
            ? choiceField({ name, label, choices, value: answers[name] ?? '' }, problems)
            : textField({ name, label, value: answers[name] ?? '' }, problems),
        ),
      )}`,
    required: fields.map(({ name }) => name),
    // A field for a number refuses text only once it is sent.
    problems: (answers) =>
      Object.fromEntries(
        fields
          .filter(({ kind, name }) => kind === 'number' && answers[name] && !/^\d+(\.\d+)?$/.test(answers[name]))
          .map(({ name }) => [name, 'Enter a decimal number larger than 0.0']),
      ),
    button: { text: 'Review', label: 'Review your application' },
  }
}

const review: Step = {
  name: 'review',
  title: 'Review your application',
  fields: (answers) =>
    html`<dl>
        ${Object.entries(answers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <label for="follow-company-checkbox"
        ><input type="checkbox" id="follow-company-checkbox" name="follow-company" checked /> Follow the company</label
      >`,
  required: [],
  problems: noProblems,
  button: { text: 'Submit application', label: 'Submit application' },
}

function formElement(field: Markup): Markup {
  return html`<div data-test-form-element class="fb-dash-form-element">${field}</div>`
}
