import { choice, text, yesNo, type PoolQuestion } from './question.ts'

const first = 'First referee'
const second = 'Second referee'
const emergency = 'Whom we call in an emergency'

/** Referees, managers, relatives: below a heading of theirs a plain word is not about the person. */
export const otherPeople: readonly PoolQuestion[] = [
  text('First name', 'ask', { section: first }),
  text('Last name', 'ask', { section: first }),
  { kind: 'email', label: 'Email address', section: first, answeredBy: 'ask' },
  { kind: 'tel', label: 'Telephone', section: first, answeredBy: 'ask' },
  text('Job title', 'ask', { section: first }),
  text('Organisation', 'ask', { section: first }),
  text('How do they know you?', 'ask', { section: first }),
  text('Name', 'ask', { section: second }),
  { kind: 'email', label: 'Email', section: second, answeredBy: 'ask' },
  { kind: 'tel', label: 'Phone number', section: second, answeredBy: 'ask', optional: true },
  text('Full name', 'ask', { section: emergency }),
  { kind: 'tel', label: 'Phone number', section: emergency, answeredBy: 'ask' },
  text('Town', 'ask', { section: emergency }),
  choice('Relation to you', ['Partner', 'Parent', 'Friend', 'Other'], 'ask', { section: emergency }),
  { kind: 'email', label: 'E-mail of your referee', answeredBy: 'ask' },
  text('Name of your line manager', 'ask'),
  { kind: 'tel', label: 'Number at which we can reach your manager', answeredBy: 'ask' },
  text('Who at your employer can confirm your dates?', 'ask'),
  { kind: 'email', label: "Your tutor's email address", answeredBy: 'ask' },
  yesNo('May we write to your referees before the interview?', 'ask'),
  yesNo('Is a member of your family employed here?', 'ask', {
    follow: { when: 'Yes', question: text('What is their name, and what do they do?', 'ask') },
  }),
  text('Name of the colleague who recommended you', 'ask', { optional: true }),
]
