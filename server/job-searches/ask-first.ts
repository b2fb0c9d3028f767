import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { Platform } from '../platform/platform.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { LiveAnswer } from './ask-boards.ts'
import { boardQuery, searchLive, type LiveDeps } from './live-search.ts'
import { askWider } from './ask-wider.ts'
import { endUserOf } from './end-user-of.ts'
import type { CountDeps } from './count-now.ts'

/** Whether there is time for what an answer could do without. */
export type SpareTime = {
  /** More is asked for than can be done in time: boards are not asked live. */
  isBusy: () => boolean
  /** Resolves as soon as somebody else waits for the place that this work holds. `forget` takes the wish back. */
  untilWanted: () => { wanted: Promise<void>; forget: () => void }
}

type Services = Platform & CountDeps & { live: LiveDeps; load: SpareTime }

/** A client without a socket waits so long for boards that answer quickly; the others are taken when they come. */
const patienceMs = 4_000

/**
 * Begins to ask the boards about a search whose page is on its way, and waits for nothing: a page without scripts shows what they
 * found when it is loaded again, and one with them joins the asking over its socket.
 */
export function askMeanwhile(services: Services, search: JobSearch, context: ApiContext): void {
  void (async () => {
    const answers = await liveAnswers(services, search, context)
    if (answers === null) return
    for await (const { progress } of answers) {
      services.log.debug({ board: progress.board, outcome: progress.outcome }, 'answered meanwhile')
    }
    const query = boardQuery(search, await services.searchedPlace(search.jobLocation))
    if (query === null || services.load.isBusy()) return
    const wider = { search, query, endUser: endUserOf(context), without: [] }
    for await (const step of askWider(services, wider, services.stopping)) services.log.debug(step, 'asked wider')
  })().catch((error: unknown) => services.log.error({ err: error }, 'a live search failed'))
}

/**
 * Asks the boards about a search that found little.
 * @returns Whether anything new may be there. Boards that are still out when the patience ends go on, and the next call finds
 * what they had.
 */
export async function askFirst(services: Services, search: JobSearch, context: ApiContext): Promise<boolean> {
  const answers = await liveAnswers(services, search, context)
  if (answers === null) return false
  let hasNew = false
  const asking = (async () => {
    for await (const { changed } of answers) hasNew ||= changed > 0
  })()
  asking.catch((error: unknown) => services.log.error({ err: error }, 'a live search failed'))
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  // It keeps a place meanwhile: when somebody else waits for one, what is there has to do.
  const { wanted, forget } = services.load.untilWanted()
  await Promise.race([asking, patience, wanted]).finally(() => {
    clearTimeout(timer)
    forget()
  })
  return hasNew
}

/** Null where the place is not one that boards can be asked about. */
async function liveAnswers(
  services: Services,
  search: JobSearch,
  context: ApiContext,
): Promise<AsyncIterable<LiveAnswer> | null> {
  const query = boardQuery(search, await services.searchedPlace(search.jobLocation))
  return query && searchLive(services.live, query, endUserOf(context), services.stopping)
}
