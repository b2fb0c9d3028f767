import { onOff } from './field.ts'
import type { Filter } from './filter.ts'

/** Two switches of the specification's address (S4.11). */
export const hours: Filter<{ fullTime: boolean; partTime: boolean }, 'hours'> = {
  fields: {
    fullTime: onOff({ key: null, assistant: { name: 'full_time' } }),
    partTime: onOff({ key: null, assistant: { name: 'part_time' } }),
  },
  facets: [
    {
      name: 'hours',
      title: 'Hours',
      isCommon: true,
      order: 'as listed',
      values: () => [
        { value: 'full-time', label: 'Full time' },
        { value: 'part-time', label: 'Part time' },
      ],
      isChosen: (search, value) => (value === 'full-time' ? search.fullTime : search.partTime),
      toggle: (_search, { value, isChosen }) =>
        value === 'full-time' ? { fullTime: !isChosen } : { partTime: !isChosen },
      wanted: (search) => [...(search.fullTime ? ['full-time'] : []), ...(search.partTime ? ['part-time'] : [])],
    },
  ],
}
