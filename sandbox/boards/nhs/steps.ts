import { html } from 'hono/html'
import type { SandboxAd } from '../../board.ts'
import type { Answers } from '../../pages/answers.ts'
import { choiceField, questionFields, textField, type Problems } from '../../pages/fields.ts'
import type { Markup } from '../../pages/page.ts'

export type Step = {
  /** Behind `/candidate/apply/<reference>/`. */
  path: string
  title: string
  required: readonly string[]
  fields: (answers: Answers, problems: Problems) => Markup
}

/** The sections of the application, in the order of its task list. */
export function stepsOf(ad: SandboxAd): Step[] {
  const names = ad.questions.map((_, index) => questionName(index))
  const questions: Step = {
    path: 'questions',
    title: 'Questions from the employer',
    required: names,
    fields: (_, problems) => html`${questionFields(ad.questions, questionName, problems)}`,
  }
  return [contact, rightToWork, history, supporting, ...(names.length > 0 ? [questions] : []), monitoring]
}

function questionName(index: number): string {
  return `question-${index}`
}

const yesOrNo = ['Yes', 'No']

const contact: Step = {
  path: 'contact-details',
  title: 'Your contact details',
  required: ['firstName', 'lastName', 'telephone'],
  fields: (answers, problems) =>
    html`${textField({ name: 'firstName', label: 'First name', value: answers['firstName'] ?? '' }, problems)}
    ${textField({ name: 'lastName', label: 'Last name', value: answers['lastName'] ?? '' }, problems)}
    ${textField({ name: 'telephone', label: 'Phone number', type: 'tel', value: answers['telephone'] ?? '' }, problems)}`,
}

const rightToWork: Step = {
  path: 'right-to-work',
  title: 'Right to work in the UK',
  required: ['rightToWork'],
  fields: (answers, problems) =>
    choiceField(
      {
        name: 'rightToWork',
        label: 'Do you have the right to work in the UK?',
        choices: yesOrNo,
        value: answers['rightToWork'] ?? '',
      },
      problems,
    ),
}

const history: Step = {
  path: 'employment-history',
  title: 'Employment history',
  required: ['employmentHistory'],
  fields: (answers, problems) =>
    html`${textField(
      {
        name: 'employmentHistory',
        label: 'Your jobs of the last three years, and what you did in between',
        type: 'textarea',
        value: answers['employmentHistory'] ?? '',
      },
      problems,
    )}
    ${textField({ name: 'gaps', label: 'Gaps of more than a month', type: 'textarea', optional: true })}`,
}

const supporting: Step = {
  path: 'supporting-information',
  title: 'Supporting information',
  required: ['supportingInformation'],
  fields: (answers, problems) =>
    textField(
      {
        name: 'supportingInformation',
        label: 'Why you are right for this job (up to 1,500 words)',
        type: 'textarea',
        value: answers['supportingInformation'] ?? '',
      },
      problems,
    ),
}

const monitoring: Step = {
  path: 'equality-monitoring',
  title: 'Equality monitoring',
  required: ['disability'],
  fields: (answers, problems) =>
    choiceField(
      {
        name: 'disability',
        label: 'Do you consider yourself to have a disability?',
        choices: [...yesOrNo, 'I do not wish to disclose this'],
        value: answers['disability'] ?? '',
      },
      problems,
    ),
}
