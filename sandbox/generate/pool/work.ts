import { choice, number, text, yesNo, type PoolQuestion } from './question.ts'

/** Jobs that somebody has or had, and questions that only sound like it. */
export const work: readonly PoolQuestion[] = [
  text('Your current employer', 'current-employer', { optional: true }),
  text('Current job title', 'current-title', { optional: true }),
  text('Most recent employer', 'latest-employer'),
  text('Most recent job title', 'latest-title'),
  text('Employer', 'latest-employer', { section: 'Your most recent job' }),
  yesNo('Are you currently employed?', 'is-employed'),
  yesNo('Are you out of work?', 'is-out-of-work'),
  number('How many years have you been with your current employer?', 'years-in-job', { optional: true }),
  text('Why are you leaving your current employer?', 'ask'),
  text('What do you like about your current job?', 'ask'),
  text('Who are the main competitors of your employer?', 'ask'),
  number('How many people work for your current employer?', 'ask'),
  text('Reason for leaving', 'ask', { section: 'Your most recent job' }),
  text('Job title', 'ask', { section: 'The post you apply for' }),
  yesNo('Have you worked for us before?', 'ask', {
    follow: { when: 'Yes', question: text('In which team, and when?', 'ask') },
  }),
  yesNo('Have you applied to this company in the last year?', 'ask'),
  yesNo('Have you ever been dismissed?', 'ask', {
    follow: {
      when: 'Yes',
      question: { kind: 'long-text', label: 'Please say what happened', limit: 800, answeredBy: 'ask' },
    },
  }),
  yesNo('Would you go on with other work beside this job?', 'ask'),
  yesNo('Are you bound by a clause not to work for competitors?', 'ask'),
  choice('Size of the company that you work for', ['Up to 10', '11 to 250', 'More than 250'], 'ask'),
  {
    kind: 'long-text',
    label: 'Please explain gaps in your employment',
    limit: 1_000,
    optional: true,
    answeredBy: 'ask',
  },
]
