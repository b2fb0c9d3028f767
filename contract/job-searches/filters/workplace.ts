import { several } from './field.ts'
import { filterForSeveral } from './filter.ts'

export const workplace = filterForSeveral(
  'workplace',
  several(['on-site', 'hybrid', 'remote'], { key: 'workplace', assistant: { name: 'workplace' } }),
  {
    name: 'workplace',
    title: 'Workplace',
    isCommon: true,
    labels: { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  },
)
