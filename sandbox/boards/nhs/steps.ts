import { html } from 'hono/html'
import { words } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step, Wanted } from '../../applying/apply-form.ts'

const go = html`<button type="submit">Save and continue</button>`
const secret = 'Prefer not to say'

/** The sections of the application, in the order of its task list, and the page to check all answers. */
export function stepsOf({ email, questions, demographics, marketing }: Wanted): Step[] {
  const fromEmployer: Step = {
    name: 'questions',
    title: 'Questions from the employer',
    asks: questions,
    button: go,
  }
  const before = [
    contact(email),
    rightToWork,
    history,
    referees,
    supporting,
    ...(questions.length > 0 ? [fromEmployer] : []),
    safeguarding,
    { ...monitoring, asks: [...monitoring.asks, ...demographics] },
  ]
  return [
    ...before,
    check(
      before.flatMap(({ asks }) => asks),
      marketing,
    ),
  ]
}

function contact(email: string): Step {
  return {
    name: 'contact-details',
    title: 'Your contact details',
    asks: [
      { name: 'firstName', label: 'First name', kind: 'text', keptAs: 'firstName' },
      { name: 'lastName', label: 'Last name', kind: 'text', keptAs: 'lastName' },
      { name: 'email', label: 'Email address', kind: 'email', fixed: true, value: email },
      { name: 'telephone', label: 'Phone number', kind: 'tel', keptAs: 'phone' },
      { name: 'postcode', label: 'Postcode', kind: 'text', optional: true, keptAs: 'postcode' },
    ],
    button: go,
  }
}

const rightToWork: Step = {
  name: 'right-to-work',
  title: 'Right to work in the UK',
  asks: [{ name: 'rightToWork', label: 'Do you have the right to work in the UK?', kind: 'yes-no' }],
  button: go,
}

const history: Step = {
  name: 'employment-history',
  title: 'Employment history',
  asks: [
    {
      name: 'employmentHistory',
      label: 'Your jobs of the last three years, and what you did in between',
      kind: 'long-text',
      limit: 9_000,
    },
    {
      name: 'gaps',
      label: 'Explain any gaps of more than a month',
      kind: 'long-text',
      limit: 3_000,
      optional: true,
    },
  ],
  button: go,
}

const referees: Step = {
  name: 'references',
  title: 'References',
  asks: [
    { name: 'refereeName', label: 'Name of a referee', kind: 'text', keptAs: 'refereeName' },
    { name: 'refereeEmail', label: "Referee's email address", kind: 'email', keptAs: 'refereeEmail' },
  ],
  button: go,
}

const supporting: Step = {
  name: 'supporting-information',
  title: 'Supporting information',
  asks: [
    {
      name: 'supportingInformation',
      label: 'Why you are right for this job',
      hint: 'Up to 9,000 characters',
      kind: 'long-text',
      limit: 9_000,
    },
  ],
  button: go,
}

const safeguarding: Step = {
  name: 'safeguarding',
  title: 'Safeguarding',
  asks: [
    { name: 'convictions', label: 'Do you have any unspent criminal convictions?', kind: 'yes-no' },
    {
      name: 'fitness',
      label: 'Are you the subject of any fitness to practise proceedings?',
      kind: 'yes-no',
    },
  ],
  button: go,
}

const monitoring: Step = {
  name: 'equality-monitoring',
  title: 'Equality monitoring',
  asks: [
    {
      name: 'disability',
      label: 'Do you consider yourself to have a disability?',
      kind: 'choice',
      choices: ['Yes', 'No', secret],
    },
    {
      name: 'religion',
      label: 'What is your religion or belief?',
      kind: 'choice',
      look: 'select',
      choices: ['No religion', 'Christian', 'Muslim', 'Hindu', 'Another', secret],
    },
  ],
  button: go,
}

function check(asked: readonly Ask[], marketing: readonly Ask[]): Step {
  const declaration: Ask = { name: 'declaration', label: 'My answers are true and complete', kind: 'box' }
  return {
    name: 'check-your-answers',
    title: 'Check your answers',
    asks: [declaration, ...marketing],
    button: html`<button type="submit" id="submit-application">Submit application</button>`,
    body: (field, filled) =>
      html`<dl>
          ${asked.map(({ name, label }) => {
            const value = filled[name]
            return html`<dt>${label}</dt>
              <dd>${value === undefined ? '' : words(value)}</dd>`
          })}
        </dl>
        ${field('declaration')} ${marketing.map(({ name }) => field(name))}`,
  }
}
