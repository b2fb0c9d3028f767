import { choice, text, yesNo, type PoolQuestion } from './question.ts'

const section = 'Your right to work'

/** The right to work, asked forwards, backwards, and for more than a CV can say. */
export const rightToWork: readonly PoolQuestion[] = [
  yesNo('Are you allowed to work in the UK?', 'may-work-gb'),
  yesNo('Do you have permission to work in the United Kingdom?', 'may-work-gb', { section }),
  yesNo('Do you have the legal right to work in the UK?', 'may-work-gb'),
  yesNo('Do you lack the right to work in the UK?', 'may-not-work-gb'),
  yesNo('Have you the right to work in Ireland?', 'may-work-ie', { section }),
  yesNo('Can you work legally in Ireland?', 'may-work-ie'),
  yesNo('Will you require visa sponsorship to work in the UK?', 'needs-sponsor-gb'),
  yesNo('Do you need a sponsor to work in the UK, now or in the future?', 'needs-sponsor-gb', { section }),
  yesNo('Is there any limit on your right to work in the UK?', 'ask'),
  yesNo('Does your permission to work here come to an end?', 'ask', {
    section,
    follow: { when: 'Yes', question: { kind: 'date', label: 'On which date does it end?', answeredBy: 'ask' } },
  }),
  yesNo('Can you work here without any restriction on hours or employer?', 'ask'),
  choice(
    'Which of these describes your right to work?',
    ['British or Irish citizen', 'Settled status', 'A visa with an end date', 'None yet'],
    'right-basis',
    { section },
  ),
  choice('Permission to work', ['I have it for good', 'I have it until a date', 'I would need it'], 'ask'),
  text('Your share code', 'ask', { section, help: 'Nine characters, from the government website' }),
  text('Type of visa', 'ask', { optional: true, section }),
  yesNo('Do you hold a British passport?', 'ask'),
  text('Nationality', 'ask'),
  text('Passport number', 'ask', { optional: true }),
  text('National Insurance number', 'ask', { optional: true }),
  yesNo('Have you ever been refused a visa?', 'ask'),
  yesNo('Would you bring dependants who need visas?', 'ask'),
]
