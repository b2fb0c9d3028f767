import { choice, number, text, yesNo, type PoolQuestion } from './question.ts'

/** Pay by year, month, day and hour, in two currencies; what was earned is another question than what is wanted. */
export const pay: readonly PoolQuestion[] = [
  number('Which annual salary do you expect, in pounds?', 'salary-gbp'),
  number('Expected salary per year (GBP)', 'salary-gbp'),
  number('Desired annual salary in euro', 'salary-eur'),
  number('Expected hourly rate in pounds', 'ask'),
  number('Your day rate', 'ask', { help: 'In pounds, before tax' }),
  number('Expected monthly pay', 'ask'),
  number('What do you earn now, a year?', 'ask'),
  number('What did your last employer pay you?', 'ask'),
  number('The lowest salary that you would take', 'ask'),
  number('What bonus do you expect?', 'ask', { optional: true }),
  text('What do you think of our salary band?', 'ask'),
  choice('Your expected pay', ['Up to £12 an hour', '£12 to £15 an hour', 'More than £15 an hour'], 'ask'),
  choice('How would you like to be paid?', ['Weekly', 'Every four weeks', 'Monthly'], 'ask'),
  yesNo('Is the salary in the advert acceptable to you?', 'ask'),
  yesNo('Do you work through an umbrella company?', 'ask'),
]
