import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import type { JobIndex } from '../jobs/job-index.ts'
import type { Clock } from '../platform/clock.ts'
import { type PlaceAnswer, whereOf } from '../../engines/places/index.ts'
import { indexQuery } from './index-query.ts'

export type CountDeps = {
  index: Pick<JobIndex, 'search'>
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  clock: Clock
}

/** How many jobs a search finds in the index at this moment; 0 where the place is not one that can be searched. */
export async function countNow(deps: CountDeps, search: JobSearch, without: readonly number[]): Promise<number> {
  const where = whereOf(await deps.searchedPlace(search.jobLocation), boundsOf(search).radiusMiles)
  if (!where) return 0
  const query = indexQuery({ ...search, page: 1 }, { where, without, now: deps.clock.now(), pageSize: 1 })
  return (await deps.index.search(query)).total
}
