import { choice, text, yesNo, type PoolQuestion } from './question.ts'

const section = 'Equality monitoring'
const secret = 'I would rather not say'

/** Asked of everybody and answered by the person alone, or by nobody. */
export const equality: readonly PoolQuestion[] = [
  choice('Your gender', ['Woman', 'Man', 'In another way', secret], 'ask', { section }),
  choice('Your ethnic group', ['Asian', 'Black', 'Mixed', 'White', 'Another', secret], 'ask', { section }),
  choice('Your religion', ['None', 'Buddhist', 'Christian', 'Hindu', 'Jewish', 'Muslim', 'Sikh', secret], 'ask', {
    section,
  }),
  choice('Your age', ['Under 25', '25 to 44', '45 or over', secret], 'ask', { section }),
  choice('First language', ['English', 'Welsh', 'Another', secret], 'ask', { section }),
  choice('Sexual orientation', ['Bisexual', 'Gay or lesbian', 'Straight', secret], 'ask', { section, optional: true }),
  choice('Are you disabled?', ['Yes', 'No', secret], 'ask', { section }),
  yesNo('Do you care for a child or an adult?', 'ask', { section, optional: true }),
  { kind: 'date', label: 'Date of birth', section, answeredBy: 'ask' },
  text('Country of birth', 'ask', { section, optional: true }),
  yesNo('Did you get free meals at school?', 'ask', { section: 'Social mobility', optional: true }),
  choice(
    'What did the main earner at home do when you were 14?',
    ['Office work', 'Manual work', 'No work', secret],
    'ask',
    {
      section: 'Social mobility',
      optional: true,
    },
  ),
  yesNo('Do you need an adjustment for the interview?', 'ask', {
    follow: { when: 'Yes', question: text('What would help you?', 'ask') },
  }),
  yesNo('Are you neurodivergent?', 'ask', { section, optional: true }),
]
