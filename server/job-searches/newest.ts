import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import { placesOf, whereOf, type Where } from '../../engines/places/index.ts'
import { indexQuery } from './index-query.ts'
import type { FindDeps } from './find-jobs.ts'

export type Newest = {
  ids: number[]
  total: number
  /** For the distance of each. */
  near: readonly { lat: number; lng: number }[]
}

/** The latest jobs of a search that were posted within so many days, and how many there are, from the index alone. */
export async function newestOf(
  { read, searchedPlace }: Pick<FindDeps, 'read' | 'searchedPlace'>,
  given: { search: JobSearch; days: number; atMost: number; without: readonly number[]; now: Date },
): Promise<Newest> {
  const place = await searchedPlace(given.search.jobLocation)
  const where = whereOf(place, boundsOf(given.search).radiusMiles)
  if (where === null) return { ids: [], total: 0, near: [] }
  const query = indexQuery(
    { ...given.search, postedWithinDays: given.days, sort: 'date', page: 1 },
    {
      where,
      centres: placesOf(place).filter(({ kind }) => kind !== 'country'),
      without: given.without,
      now: given.now,
      pageSize: given.atMost,
    },
  )
  const { ids, total } = await read().index.search(query)
  return { ids, total, near: centresOf(where) }
}

function centresOf(where: Where): readonly { lat: number; lng: number }[] {
  return where.kind === 'circles' ? where.circles : []
}
