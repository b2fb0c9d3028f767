import { text, type PoolQuestion } from './question.ts'

const long = (label: string, limit: number, more: Partial<PoolQuestion> = {}): PoolQuestion => ({
  kind: 'long-text',
  label,
  limit,
  answeredBy: 'ask',
  ...more,
})

/** A person's own words; some of them have words in them that other fields are known by. */
export const freeText: readonly PoolQuestion[] = [
  long('Why would you like this job?', 1_000),
  long('What makes you the right person for our team?', 1_500),
  long('Tell us about a customer whom you made happy', 1_000),
  long('A day on which everything went wrong: what did you do?', 1_200),
  long('Describe how you would email an angry customer', 600),
  long('What would you change about our website?', 500),
  long('How have you managed a mobile team in several cities?', 800),
  long('Explain what you expect of a salary', 400),
  long('What does your name for a good service look like?', 300, { optional: true }),
  long('Is there anything else we should know?', 600, { optional: true }),
  long('How do you address a complaint?', 500),
  long('Which of our values speaks to you, and why?', 700, { help: 'In 100 words or so' }),
  text('Sum yourself up in one sentence', 'ask'),
  text('Your favourite place in the county', 'ask'),
]
