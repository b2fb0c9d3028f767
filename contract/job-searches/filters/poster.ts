import { oneOf } from './field.ts'
import type { Filter } from './filter.ts'

const posters = ['direct', 'agency', 'course'] as const
type Poster = (typeof posters)[number]

const labels: Record<Poster, string> = { direct: 'Employers', agency: 'Agencies', course: 'Training courses' }

export const poster: Filter<{ poster: Poster | 'any' }, 'poster'> = {
  fields: {
    poster: oneOf(posters, 'any', {
      key: 'poster',
      describe: 'direct, agency or course',
      assistant: { name: 'poster' },
    }),
  },
  facets: [
    {
      name: 'poster',
      title: 'Employer or agency',
      isCommon: true,
      order: 'as listed',
      values: () => posters.map((value) => ({ value, label: labels[value] })),
      isChosen: (search, value) => search.poster === value,
      toggle: (_search, { value, isChosen }) => ({ poster: isChosen ? 'any' : (value as Poster) }),
      wanted: (search) => (search.poster === 'any' ? [] : [search.poster]),
    },
  ],
}
