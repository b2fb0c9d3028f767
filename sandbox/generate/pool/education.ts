import { choice, number, text, yesNo, type PoolQuestion } from './question.ts'

const levels = ['GCSEs', 'A levels', "Bachelor's degree", "Master's degree", 'Doctorate'] as const

/** Schools, degrees, grades; what a CV does not say is not 'No'. */
export const education: readonly PoolQuestion[] = [
  choice('Highest level of education', levels, 'highest-education'),
  choice('What is your highest level of education?', levels, 'highest-education', { section: 'Education' }),
  yesNo('Do you have a degree?', 'has-degree'),
  text('Which university did you go to?', 'university', { optional: true }),
  yesNo('Is your degree in a science?', 'ask'),
  yesNo('Did you pass English and maths at GCSE?', 'ask'),
  number('How many A levels have you got?', 'ask'),
  text('Which subject did you enjoy most at school?', 'ask'),
  text('Name of the school that your children go to', 'ask', { optional: true }),
  text('What did your degree teach you?', 'ask'),
  choice('Class of your degree', ['First', 'Upper second', 'Lower second', 'Third', 'Not classified'], 'ask'),
  { kind: 'date', label: 'Date on which you finish your course', answeredBy: 'ask', optional: true },
  yesNo('Are you studying at present?', 'ask', {
    follow: { when: 'Yes', question: text('What do you study, and where?', 'ask') },
  }),
  yesNo('Are you a member of a professional body?', 'ask', {
    follow: { when: 'Yes', question: text('Your membership number', 'ask') },
  }),
  yesNo('Would you sit a test of numbers and words?', 'ask'),
]
