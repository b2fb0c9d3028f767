import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import type { PlaceAnswer } from '../../engines/places/index.ts'

/** Where a search is for, in words: 'within 10 miles of Leeds'. */
export function whereWords(search: JobSearch, place: PlaceAnswer): string {
  const { radiusMiles } = boundsOf(search)
  switch (place.kind) {
    case 'anywhere':
      return 'anywhere'
    case 'several':
      return `${within(radiusMiles)} ${place.places.map((one) => one.name).join(' or ')}`
    case 'found':
      if (place.place.kind === 'remote') return 'to do from home'
      if (['country', 'region', 'county'].includes(place.place.kind)) return `in ${place.place.name}`
      return `${within(radiusMiles)} ${place.place.name}`
    case 'abroad':
    case 'unknown':
      return `in ${search.jobLocation}`
  }
}

function within(miles: number | null): string {
  return miles === null ? 'any distance from' : `within ${miles} ${miles === 1 ? 'mile' : 'miles'} of`
}
