import { setTimeout as sleep } from 'node:timers/promises'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import type { BoardCall } from '../../boards/board.ts'
import { boardQuery, searchLive } from '../../job-searches/live-search.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AskForDeps } from './ask-for-alerts.ts'
import { noteAsked } from './asked-for-alerts.ts'

/** A person waits: boards that are out longer are taken when they answer, and go with the next email. */
const patienceMs = 10_000

/** Asks all boards for one alert at once, within their limits; those that were asked in the last minutes are not asked again. */
export async function askNow(
  services: Platform & AskForDeps,
  { alertId, search, endUser }: { alertId: string; search: JobSearch | null; endUser: BoardCall['endUser'] },
): Promise<void> {
  const query = search && boardQuery(search, await services.searchedPlace(search.jobLocation))
  if (!query) return
  const asking = (async () => {
    for await (const { progress } of searchLive(services.live, query, endUser, services.stopping)) {
      const { board, outcome } = progress
      const at = services.clock.now()
      await noteAsked(services.db, { alertIds: [alertId], board, at, outcome: outcome ?? 'failed' })
    }
  })().catch((error: unknown) => services.log.error({ err: error }, 'the boards could not be asked for an alert'))
  const waited = new AbortController()
  await Promise.race([asking, sleep(patienceMs, undefined, { signal: waited.signal }).catch(() => {})])
  waited.abort()
}
