import { choice, number, text, yesNo, type PoolQuestion } from './question.ts'

/** What somebody can do. */
export const screening: readonly PoolQuestion[] = [
  yesNo('Do you speak English?', 'english'),
  number('Years of experience with Excel', 'excel-years'),
  number('How many years have you led a team?', 'ask'),
  number('Words that you type in a minute', 'ask', { optional: true }),
  number('How large was the largest budget that you held, in thousands?', 'ask'),
  yesNo('Have you worked in a kitchen that serves more than 100 people?', 'ask'),
  yesNo('Have you experience of working nights on your own?', 'ask'),
  yesNo('Do you hold a food hygiene certificate?', 'ask', {
    follow: { when: 'Yes', question: { kind: 'date', label: 'Date on the certificate', answeredBy: 'ask' } },
  }),
  yesNo('Are you trained in first aid?', 'ask'),
  yesNo('Can you lift 20 kilograms?', 'ask'),
  yesNo('Are you at ease with heights?', 'ask'),
  choice('How well do you know spreadsheets?', ['Not at all', 'A little', 'Well', 'Very well'], 'ask'),
  choice('Your level of German', ['None', 'Some', 'Fluent'], 'ask'),
  {
    kind: 'choices',
    label: 'Tools that you have used',
    choices: ['Sage', 'Xero', 'SAP', 'None of them'],
    answeredBy: 'ask',
  },
  {
    kind: 'choices',
    label: 'Tickets that you hold',
    choices: ['Forklift', 'Crane', 'Digger'],
    answeredBy: 'ask',
    optional: true,
  },
  text('Which programming language do you like best?', 'ask'),
  text('Which mobile phones have you sold?', 'ask'),
  yesNo('Would you call yourself tidy?', 'ask'),
]
