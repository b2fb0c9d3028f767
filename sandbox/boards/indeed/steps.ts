import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import type { SandboxAd } from '../../board.ts'
import type { Answers } from '../../pages/answers.ts'
import { questionFields, textField, type Field, type Problems } from '../../pages/fields.ts'
import type { Markup } from '../../pages/page.ts'

export type Step = {
  /** Behind `/beta/indeedapply/form/`. */
  path: string
  title: string
  fields: (answers: Answers, problems: Problems) => Markup
  required: readonly string[]
  button: { text: string; name: string; testId: string }
}

const go = { text: 'Continue', name: 'continue', testId: 'continue-button' }

/** The modules of an ad, in their order. The questions are there only where the employer has any. */
export function stepsOf(ad: SandboxAd): Step[] {
  const names = ad.questions.map((_, index) => questionName(ad, index))
  const questions: Step = {
    path: 'questions-module/questions/1',
    title: 'Answer these questions from the employer',
    fields: (_, problems) => html`${questionFields(ad.questions, (index) => names[index] ?? '', problems)}`,
    required: names,
    button: go,
  }
  return [contact, location, resume, ...(names.length > 0 ? [questions] : []), experience, review]
}

/** A hash that says nothing and is another for each ad. */
function questionName(ad: SandboxAd, index: number): string {
  return `q_${createHash('md5').update(`${ad.number}/${index}`).digest('hex')}`
}

function textStep(step: Omit<Step, 'fields' | 'required' | 'button'>, fields: readonly Field[]): Step {
  return {
    ...step,
    fields: (answers, problems) =>
      html`${fields.map((field) => textField({ ...field, value: answers[field.name] ?? '' }, problems))}`,
    required: fields.filter(({ optional }) => !optional).map(({ name }) => name),
    button: go,
  }
}

const contact = textStep({ path: 'contact-info-module', title: 'Add your contact information' }, [
  { name: 'firstName', id: 'input-firstName', label: 'First name' },
  { name: 'lastName', id: 'input-lastName', label: 'Last name' },
  { name: 'phone', id: 'input-phoneNumber', label: 'Phone number', type: 'tel', optional: true },
  { name: 'email', id: 'input-email', label: 'Email', type: 'email' },
])

const location = textStep({ path: 'profile-location', title: 'Add your location' }, [
  { name: 'location-postal-code', id: 'location-fields-postal-code-input', label: 'Postcode' },
  { name: 'location-locality', id: 'location-fields-locality-input', label: 'City, county' },
  { name: 'location-address', id: 'location-fields-address-input', label: 'Street address', optional: true },
])

const resume: Step = {
  path: 'resume-selection-module/resume-selection',
  title: 'Add a CV for the employer',
  fields: (_, problems) =>
    textField(
      {
        name: 'resume',
        testId: 'resume-selection-file-resume-radio-card-button',
        label: 'Upload a CV',
        type: 'file',
        accept: '.pdf,.doc,.docx,.rtf,.txt',
      },
      problems,
    ),
  required: ['resume'],
  button: go,
}

const experience = textStep(
  { path: 'resume-module/relevant-experience', title: 'Enter a job that shows relevant experience' },
  [
    { name: 'jobTitle', id: 'job-title-input', label: 'Job title', optional: true },
    { name: 'companyName', id: 'company-name-input', label: 'Company', optional: true },
  ],
)

const review: Step = {
  path: 'review-module',
  title: 'Review your application',
  fields: (answers) =>
    html`<dl>
        ${Object.entries(answers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <div id="captcha-wrapper" data-testid="captcha">
        <label for="g-recaptcha-response"
          ><input type="checkbox" id="g-recaptcha-response" name="g-recaptcha-response" value="on" /> I'm not a
          robot</label
        >
      </div>`,
  required: [],
  button: { text: 'Submit your application', name: 'submit-application', testId: 'submit-application-button' },
}
