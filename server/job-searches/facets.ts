import type { BoardId } from '../../contract/boards/boards.ts'
import { facets } from '../../contract/job-searches/filters/index.ts'
import type { FacetValue, Facets, JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { FacetCounts } from '../jobs/job-index.ts'
import type { Currency } from '../../contract/places/countries.ts'

/** Counts with their words, in an order that does not jump about: fixed lists as they stand, industries and sources by count. */
export function presentFacets(
  counts: FacetCounts,
  search: JobSearch,
  context: { boardName: (board: BoardId) => string; currency: Currency },
): Facets {
  return Object.fromEntries(
    facets.map(({ name, order, values, isChosen }) => {
      const told = values({ ...context, search, counts: counts[name] }).map(({ value, label }) => ({
        value,
        label,
        count: counts[name][value] ?? 0,
        chosen: isChosen(search, value),
      }))
      return [name, order === 'by count' ? told.toSorted(byCount) : told]
    }),
  ) as Facets
}

function byCount(a: FacetValue, b: FacetValue): number {
  return Number(b.chosen) - Number(a.chosen) || b.count - a.count || a.label.localeCompare(b.label, 'en-GB')
}
