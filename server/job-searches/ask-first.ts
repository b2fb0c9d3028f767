import type { JobSearch } from '../../contract/job-searches.ts'
import type { Services } from '../services.ts'
import type { ApiContext } from '../web/context.ts'
import { boardQuery, searchLive } from './live-search.ts'

/** A client without a socket waits so long for boards that answer quickly; the others are taken when they come. */
const patienceMs = 4_000

/**
 * Asks the boards about a search that found little.
 * @returns Whether anything new may be there. Boards that are still out when the patience ends go on, and the next call finds
 * what they had.
 */
export async function askFirst(services: Services, search: JobSearch, context: ApiContext): Promise<boolean> {
  const query = boardQuery(search, await services.searchedPlace(search.jobLocation))
  if (query === null) return false
  const endUser = { ip: context.clientAddress, agent: context.userAgent }
  let hasNew = false
  const asking = (async () => {
    for await (const { stored } of searchLive(services.live, query, endUser, services.stopping)) {
      hasNew ||= stored !== null && stored.fresh + stored.changed > 0
    }
  })()
  asking.catch((error: unknown) => services.log.error({ err: error }, 'a live search failed'))
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([asking, patience]).finally(() => clearTimeout(timer))
  return hasNew
}
