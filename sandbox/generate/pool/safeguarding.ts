import { text, yesNo, type PoolQuestion } from './question.ts'

const section = 'Safeguarding'
const more = (label: string): PoolQuestion => ({ kind: 'long-text', label, limit: 1_000, answeredBy: 'ask' })

/** Convictions, checks, health: statements that have weight. */
export const safeguarding: readonly PoolQuestion[] = [
  yesNo('Have you an unspent conviction?', 'ask', {
    section,
    follow: { when: 'Yes', question: more('What was it, and when?') },
  }),
  yesNo('Have you ever been cautioned by the police?', 'ask', { section }),
  yesNo('Is there an open inquiry into your conduct?', 'ask', {
    section,
    follow: { when: 'Yes', question: more('What is it about?') },
  }),
  yesNo('Are you on a list of people who may not work with children?', 'ask', { section }),
  yesNo('Have you an enhanced DBS certificate?', 'ask'),
  yesNo('Are you signed up to the update service of the DBS?', 'ask'),
  text('Number of your DBS certificate', 'ask', { optional: true }),
  { kind: 'date', label: 'Date of your DBS certificate', answeredBy: 'ask', optional: true },
  yesNo('Have you lived abroad for three months or longer in the last five years?', 'ask', {
    follow: { when: 'Yes', question: text('In which countries?', 'ask') },
  }),
  yesNo('Are you vaccinated against hepatitis B?', 'ask'),
  yesNo('Have you been off sick for more than a week this year?', 'ask'),
  yesNo('Are you over 18?', 'ask'),
  yesNo('Do you hold security clearance?', 'ask'),
  yesNo('Have you been declared bankrupt?', 'ask'),
]
