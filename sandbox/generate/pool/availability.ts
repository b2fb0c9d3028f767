import { choice, number, text, yesNo, type PoolQuestion } from './question.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** When somebody could begin, and when they could work. */
export const availability: readonly PoolQuestion[] = [
  text('How much notice do you have to give?', 'notice'),
  text('Your notice period', 'notice'),
  number('Notice period in weeks', 'notice-weeks'),
  choice('When could you begin?', ['At once', 'Within a month', 'Later'], 'ask'),
  { kind: 'date', label: 'Earliest date on which you could begin', answeredBy: 'ask' },
  { kind: 'date', label: 'Start date', answeredBy: 'ask' },
  { kind: 'date', label: 'Until when could you stay?', answeredBy: 'ask', optional: true },
  { kind: 'choices', label: 'Days on which you can work', choices: days, answeredBy: 'ask' },
  { kind: 'choices', label: 'Shifts that suit you', choices: ['Mornings', 'Afternoons', 'Nights'], answeredBy: 'ask' },
  yesNo('Can you work at weekends?', 'ask'),
  yesNo('Could you stand in for others at short notice?', 'ask'),
  yesNo('Have you holidays booked in the next three months?', 'ask', {
    follow: { when: 'Yes', question: text('From when to when?', 'ask') },
  }),
  number('How many hours a week would you like to work?', 'ask'),
  yesNo('Are you available for an interview next week?', 'ask'),
  text('Times at which we may ring you', 'ask', { optional: true }),
  yesNo('Have you given notice already?', 'ask'),
]
