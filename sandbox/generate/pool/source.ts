import { choice, text, yesNo, type PoolQuestion } from './question.ts'

/** Where somebody heard of a job: only they know. */
export const source: readonly PoolQuestion[] = [
  choice('Where did you hear of this job?', ['A job board', 'Our website', 'A friend', 'LinkedIn', 'Other'], 'ask'),
  choice('What brought you here?', ['A search engine', 'An advert', 'Somebody told me'], 'ask', { optional: true }),
  text('If somewhere else, where?', 'ask', { optional: true }),
  text('Website on which you saw the advert', 'ask', { optional: true }),
  text('Reference of the advert', 'ask', { optional: true }),
  yesNo('Did somebody who works here recommend you?', 'ask', {
    follow: { when: 'Yes', question: text('Who was it?', 'ask') },
  }),
  text('Promotion code', 'leave', { optional: true }),
  text('Name of the agency that introduced you', 'leave', { optional: true, section: 'For agencies only' }),
  choice('Which of our adverts have you seen?', ['On a bus', 'On the radio', 'In a paper', 'None'], 'ask', {
    optional: true,
  }),
  yesNo('Have you used one of our products?', 'ask'),
]
