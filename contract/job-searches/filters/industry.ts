import { industries, type Industry } from '../../jobs/industries.ts'
import { oneOf, several } from './field.ts'
import { flip, type Filter } from './filter.ts'

type Own = { jobArea: Industry | 'Any'; industries: Industry[] }

/** One industry stands in the specification's address (S4.11); our list adds to it. */
export const industry: Filter<Own, 'industry'> = {
  fields: {
    jobArea: oneOf(industries, 'Any', { key: null, assistant: { name: 'industry' } }),
    industries: several<Industry>(industries, {
      key: 'industries',
      describe: 'Names of industries with ~ between',
      assistant: { name: 'industries', describe: 'Any of these' },
    }),
  },
  facets: [
    {
      name: 'industry',
      title: 'Industry',
      order: 'by count',
      values: () => industries.map((value) => ({ value, label: value })),
      isChosen: (search, value) => wanted(search).some((one) => one === value),
      toggle: (search, pressed) => ({ jobArea: 'Any', industries: flip(wanted(search), pressed) }),
      wanted,
    },
  ],
}

function wanted({ jobArea, industries: others }: Own): Industry[] {
  return jobArea === 'Any' ? others : [...new Set([jobArea, ...others])]
}
