import { number } from './field.ts'
import type { Filter } from './filter.ts'

/** The index counts the jobs of these days. */
export const postedDays = [1, 3, 7, 14, 30] as const

export const posted: Filter<{ postedWithinDays: number | null }, 'posted'> = {
  fields: {
    postedWithinDays: number({
      key: 'days',
      describe: 'Posted within so many days',
      assistant: { name: 'posted_within_days' },
      least: 1,
      most: 365,
      isWhole: true,
    }),
  },
  chips: ({ postedWithinDays: days }) =>
    days === null ? [] : [{ label: inWords(days), without: { postedWithinDays: null } }],
  facets: [
    {
      name: 'posted',
      title: 'Posted',
      describe: 'Within 1, 3, 7, 14 and 30 days',
      isCommon: true,
      order: 'as listed',
      values: () => postedDays.map((days) => ({ value: String(days), label: inWords(days) })),
      isChosen: (search, value) => search.postedWithinDays === Number(value),
      toggle: (_search, { value, isChosen }) => ({ postedWithinDays: isChosen ? null : Number(value) }),
    },
  ],
}

function inWords(days: number): string {
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`
}
