import { searchLimits, type JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { BoardCall, BoardQuery } from '../boards/board.ts'
import { isArea, placesOf } from '../../engines/places/index.ts'
import { countNow, type CountDeps } from './count-now.ts'
import { askable, searchLive, type LiveDeps } from './live-search.ts'

/** Miles, one after the other, until there are enough. */
const widerMiles = [25, 50] as const

/** How far the boards are asked beyond a search that found little. */
export type WiderStep = {
  miles: number
  /** How many jobs there are within so many miles by now; null: the boards are being asked. */
  total: number | null
}

/**
 * Asks the boards for a wider circle around the place of a search that found little, after they were asked for the search itself.
 * Where the place is an area, all distances are searched already, or no board is in use, there is nothing to ask.
 */
export async function* askWider(
  deps: CountDeps & { live: LiveDeps },
  given: {
    search: JobSearch
    query: BoardQuery
    endUser: BoardCall['endUser']
    /** Jobs that the person does not want to see. */
    without: readonly number[]
  },
  signal: AbortSignal,
): AsyncGenerator<WiderStep> {
  const { search, query, endUser, without } = given
  const { radiusMiles } = query
  const places = placesOf(await deps.searchedPlace(search.jobLocation))
  if (askable(deps.live.boards, query).length === 0) return
  if (radiusMiles === null || !places.some((place) => !isArea(place))) return
  let total = await countNow(deps, search, without)
  for (const miles of widerMiles.filter((wider) => wider > radiusMiles)) {
    if (total >= searchLimits.few || signal.aborted) return
    yield { miles, total: null }
    for await (const _ of searchLive(deps.live, { ...query, radiusMiles: miles }, endUser, signal));
    if (signal.aborted) return
    total = await countNow(deps, { ...search, jobDistance: miles }, without)
    yield { miles, total }
  }
}
