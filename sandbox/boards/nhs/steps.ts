import { html } from 'hono/html'
import { words } from '../../applying/after.ts'
import type { Ask } from '../../applying/ask.ts'
import type { Step, Wanted } from '../../applying/apply-form.ts'
import { askedIn } from '../../applying/read-answers.ts'

const go = html`<button type="submit">Save and continue</button>
  <button type="button" class="plain" data-trap="Save and come back later">Save and come back later</button>`
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
    registration,
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

const withVisa = 'A visa that ends on a date'

const rightToWork: Step = {
  name: 'right-to-work',
  title: 'Right to work in the UK',
  asks: [
    {
      name: 'rightToWork',
      label: 'What lets you work in the UK?',
      kind: 'choice',
      choices: [
        'I am a British or Irish citizen',
        'Settled or pre-settled status',
        withVisa,
        'Nothing yet, and I would need a sponsor',
      ],
      follow: {
        when: withVisa,
        ask: { name: 'visaEnd', label: 'On which day does it end?', kind: 'date', look: 'date-texts' },
      },
    },
  ],
  button: go,
}

const registration: Step = {
  name: 'registration',
  title: 'Professional registration',
  asks: [
    {
      name: 'registered',
      label: 'Does this job need you to be on a professional register, and are you on it?',
      kind: 'yes-no',
      follow: {
        when: 'Yes',
        ask: { name: 'registrationNumber', label: 'Your number on the register', kind: 'text' },
      },
    },
    {
      name: 'registrationEnd',
      label: 'When do you have to renew it?',
      kind: 'date',
      look: 'date-texts',
      optional: true,
    },
  ],
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
    {
      name: 'convictions',
      label: 'Do you have any unspent criminal convictions?',
      hint: 'In this country or in any other',
      kind: 'yes-no',
      follow: {
        when: 'Yes',
        ask: { name: 'convictionsMore', label: 'What for, and when', kind: 'long-text', limit: 3_000 },
      },
    },
    {
      name: 'fitness',
      label: 'Are you the subject of any fitness to practise proceedings?',
      kind: 'yes-no',
    },
    {
      name: 'barred',
      label: 'Does a barred list have you on it?',
      kind: 'choice',
      choices: ['Yes, that of adults', 'Yes, that of children', 'No'],
    },
  ],
  button: go,
  body: (field) =>
    html`<p>
        Whoever works here meets people who cannot always speak for themselves. That is why we may ask for more than
        other employers. Only those who recruit see what you say, and none of it shuts you out by itself.
      </p>
      <p>
        What the law counts as spent or protected need not be told. If you are not sure, take advice before you go on.
      </p>
      ${field('convictions')} ${field('fitness')} ${field('barred')}`,
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
  const declaration: Ask = {
    name: 'declaration',
    label: 'I declare that my answers are true and complete',
    kind: 'box',
  }
  const texts: Ask = { name: 'texts', label: 'Send me a text when something changes', kind: 'box', optional: true }
  return {
    name: 'check-your-answers',
    title: 'Check your answers',
    asks: [declaration, texts, ...marketing],
    button: html`<button type="submit" id="submit-application">Submit application</button>`,
    body: (field, filled) =>
      html`<dl>
          ${askedIn(asked, filled).map(({ name, label }) => {
            const value = filled[name]
            return html`<dt>${label}</dt>
              <dd>${value === undefined ? '' : words(value)}</dd>`
          })}
        </dl>
        <h2>Your declaration</h2>
        <p>With this application you say:</p>
        <ul>
          <li>that all of it is true, as far as you know</li>
          <li>that you have kept back nothing that the employer would want to know</li>
          <li>that the employer may withdraw an offer, or end the employment, where it is not so</li>
          <li>that what you have said may be checked with those who know</li>
        </ul>
        ${field('declaration')} ${field('texts')} ${marketing.map(({ name }) => field(name))}`,
  }
}
