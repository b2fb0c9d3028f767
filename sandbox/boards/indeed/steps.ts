import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { words } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step, Wanted } from '../../applying/apply-form.ts'
import { decoy } from '../../applying/traps.ts'
import type { SandboxAd } from '../../board.ts'

/** Beside the button that goes on stand one that nobody sees and one that is off. */
const go = html`${decoy('Continue with Premium')}
  <button type="button" disabled data-trap="Continue later">Continue later</button>
  <button type="submit" data-testid="continue-button">Continue</button>`
const mostOnAPage = 5

/** The modules of an ad, in their order. Questions are there only where the employer has any, five a page. */
export function stepsOf(wanted: Wanted): Step[] {
  const { questions, demographics } = wanted
  const pages = Array.from({ length: Math.ceil(questions.length / mostOnAPage) }, (_, page): Step => ({
    name: `questions-module/questions/${page + 1}`,
    title: 'Answer these questions from the employer',
    asks: questions.slice(page * mostOnAPage, (page + 1) * mostOnAPage),
    button: go,
  }))
  const equality: Step = {
    name: 'demographic-questions-module/demographic-questions/1',
    title: 'Voluntary questions of the employer',
    asks: demographics,
    button: go,
  }
  const before = [
    contact(wanted.email),
    location,
    resume,
    ...pages,
    experience,
    ...(demographics.length > 0 ? [equality] : []),
  ]
  return [
    ...before,
    review(
      before.flatMap(({ asks }) => asks),
      wanted,
    ),
  ]
}

/** A hash that says nothing and is another for each ad. */
export function questionName(ad: SandboxAd, index: number): string {
  return `q_${createHash('md5').update(`${ad.number}/${index}`).digest('hex')}`
}

function contact(email: string): Step {
  return {
    name: 'contact-info-module',
    title: 'Add your contact information',
    asks: [
      { name: 'firstName', id: 'input-firstName', label: 'First name', kind: 'text', keptAs: 'firstName' },
      { name: 'lastName', id: 'input-lastName', label: 'Last name', kind: 'text', keptAs: 'lastName' },
      {
        name: 'phone',
        id: 'input-phoneNumber',
        label: 'Phone number',
        kind: 'tel',
        optional: true,
        keptAs: 'phone',
      },
      { name: 'email', id: 'input-email', label: 'Email', kind: 'email', fixed: true, value: email },
    ],
    button: go,
  }
}

const location: Step = {
  name: 'profile-location',
  title: 'Review your location details from your profile',
  asks: [
    {
      name: 'location-country',
      id: 'location-fields-country-input',
      label: 'Country',
      kind: 'choice',
      look: 'select',
      choices: ['United Kingdom', 'Ireland'],
      value: 'United Kingdom',
    },
    {
      name: 'location-postal-code',
      id: 'location-fields-postal-code-input',
      label: 'Postcode',
      kind: 'text',
      keptAs: 'postcode',
    },
    {
      name: 'location-locality',
      id: 'location-fields-locality-input',
      label: 'City, county',
      kind: 'text',
      keptAs: 'city',
    },
    {
      name: 'location-address',
      id: 'location-fields-address-input',
      label: 'Street address',
      kind: 'text',
      optional: true,
    },
  ],
  button: go,
}

const resume: Step = {
  name: 'resume-selection-module/resume-selection',
  title: 'Add a CV for the employer',
  asks: [
    {
      name: 'resume',
      label: 'Upload a CV',
      kind: 'file',
      endings: ['pdf', 'doc', 'docx', 'rtf', 'txt'],
      maxBytes: 5_000_000,
      look: 'cards',
      stored: [],
      marks: { 'data-testid': 'resume-selection-file-resume-radio-card-button' },
      keptAs: 'cv',
    },
  ],
  button: go,
}

const experience: Step = {
  name: 'resume-module/relevant-experience',
  title: 'Enter a job that shows relevant experience',
  asks: [
    { name: 'jobTitle', id: 'job-title-input', label: 'Job title', kind: 'text', optional: true, keptAs: 'jobTitle' },
    {
      name: 'companyName',
      id: 'company-name-input',
      label: 'Company',
      kind: 'text',
      optional: true,
      keptAs: 'companyName',
    },
  ],
  button: go,
}

function review(asked: readonly Ask[], { ad, marketing }: Wanted): Step {
  const alert: Ask = {
    name: 'jobAlert',
    label: `Get email updates for the latest jobs like ${ad.title}`,
    kind: 'box',
    optional: true,
    value: 'on',
  }
  return {
    name: 'review-module',
    title: 'Review your application',
    asks: [alert, ...marketing],
    button: html`${decoy('Withdraw')}<button
        type="submit"
        name="submit-application"
        value="1"
        data-testid="submit-application-button"
      >
        Submit your application
      </button>`,
    body: (field, filled) =>
      html`<p>You will not be able to edit your application after you submit it.</p>
        <dl>
          ${asked.map(({ name, label }) => {
            const value = filled[name]
            return html`<dt>${label}</dt>
              <dd>${value === undefined ? '' : words(value)}</dd>`
          })}
        </dl>
        ${field(alert.name)} ${marketing.map(({ name }) => field(name))}`,
  }
}
