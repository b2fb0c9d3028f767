import { experienceLevels } from '../../jobs/levels.ts'
import { several } from './field.ts'
import { filterForSeveral } from './filter.ts'

export const level = filterForSeveral(
  'levels',
  several(experienceLevels, {
    key: 'levels',
    assistant: { name: 'levels', describe: 'How much experience the ad asks for' },
  }),
  {
    name: 'level',
    title: 'Experience',
    labels: {
      entry: 'Entry level and trainee',
      experienced: 'Experienced',
      senior: 'Senior and lead',
      manager: 'Manager and supervisor',
      director: 'Director and head',
    },
  },
)
