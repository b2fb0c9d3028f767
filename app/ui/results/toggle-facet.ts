import { facets, type FacetName } from '../../../contract/job-searches/filters/index.ts'
import type { Pressed } from '../../../contract/job-searches/filters/filter.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'

/**
 * The search after one value of a facet was pressed: taken in, or, where it held, taken out. The flags of the address and the lists
 * of the query say the same in two ways; what comes out says it in one.
 */
export function toggleFacet(search: JobSearch, name: FacetName, pressed: Pressed): JobSearch {
  const changed = facets.find((facet) => facet.name === name)?.toggle(search, pressed)
  return { ...search, ...changed, page: 1 }
}
