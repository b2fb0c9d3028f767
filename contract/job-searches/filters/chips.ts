import type { BoardId } from '../../boards/boards.ts'
import type { Chip, Facet } from './filter.ts'
import { filters, type FacetName, type Filtered } from './index.ts'
import type { Currency } from '../../places/countries.ts'

type Given = {
  currency: Currency
  /** The values of a facet with their words, chosen or not. */
  valuesOf: (facet: Facet<Filtered, FacetName>) => readonly { value: string; label: string }[]
}

/** What filters a search, in the order of the page, each with the fields that take it away. */
export function chipsOf(search: Filtered, { currency, valuesOf }: Given): Chip<Filtered>[] {
  return filters.flatMap(({ chips, facets }) => {
    if (chips) return chips(search, { currency })
    return facets.flatMap((facet) =>
      valuesOf(facet)
        .filter(({ value }) => facet.isChosen(search, value))
        .map(({ value, label }) => ({ label, without: facet.toggle(search, { value, isChosen: true }) })),
    )
  })
}

/** All that filters a search in words, for where it is one of a list: 'Senior and lead', 'Only ads that say the pay'. */
export function filtersInWords(
  search: Filtered,
  given: { currency: Currency; boardName: (board: BoardId) => string },
): string[] {
  const valuesOf: Given['valuesOf'] = ({ values }) => values({ ...given, search, counts: {} })
  return [
    ...chipsOf(search, { ...given, valuesOf }).map(({ label }) => label),
    ...filters.flatMap(({ asides }) => asides?.(search) ?? []),
  ]
}
