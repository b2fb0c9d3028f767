import { choice, number, text, yesNo, type PoolQuestion } from './question.ts'

/** Moving, travelling, driving. */
export const travel: readonly PoolQuestion[] = [
  yesNo('Would you relocate for this job?', 'relocates'),
  yesNo('Are you willing to relocate?', 'relocates', { section: 'Moving and travelling' }),
  yesNo('Are you unwilling to relocate?', 'does-not-relocate'),
  yesNo('Are you willing to travel for work?', 'travels'),
  yesNo('Do you hold a full UK driving licence?', 'licence-gb'),
  yesNo('Have you a full UK driving licence?', 'licence-gb', { section: 'Moving and travelling' }),
  yesNo('Do you have a full Irish driving licence?', 'licence-ie'),
  yesNo('Have you any points on your driving licence?', 'ask', {
    follow: { when: 'Yes', question: number('How many?', 'ask') },
  }),
  yesNo('Are you licensed to drive a lorry?', 'ask'),
  yesNo('Do you own a car that you may use for work?', 'ask'),
  yesNo('Is your car insured for business?', 'ask'),
  number('How many minutes is your way to our office?', 'ask'),
  text('How would you get to work?', 'ask'),
  choice('How far would you travel each day?', ['Up to 10 miles', 'Up to 30 miles', 'Further'], 'ask'),
  text('Which towns would you move to?', 'ask', { optional: true }),
  yesNo('Could you stay away overnight, up to twice a week?', 'ask'),
  text('Driving licence number', 'ask', { optional: true }),
]
