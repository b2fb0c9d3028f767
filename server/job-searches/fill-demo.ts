import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { boardQuery, searchLive, type LiveDeps } from './live-search.ts'
import { countOpen } from '../jobs/queries.ts'
import { countAgain } from '../platform/kept-count.ts'
import type { Platform } from '../platform/platform.ts'
import type { Gazetteer } from '../../engines/places/index.ts'

type Services = Platform & { gazetteer: Gazetteer; live: LiveDeps }

/** What a newcomer is likely to try first; any other search asks the boards when it is made. */
const titles = ['teacher', 'driver', 'developer', 'accountant', 'care assistant', 'chef']
const towns = ['London', 'Manchester', 'Birmingham', 'Dublin']

/** Fills an empty index from the sandbox's boards, so that the first page has something to show. A full one is left alone. */
export async function fillDemo(services: Services, say: (text: string) => void): Promise<void> {
  const { log } = services
  const held = await countOpen(services.db)
  if (held.ads > 0) return
  say('filling the index from the demo boards …')
  for (const jobTitle of titles) {
    for (const jobLocation of towns) {
      if (services.stopping.aborted) return
      const query = boardQuery({ ...defaultSearch, jobTitle, jobLocation }, services.gazetteer.resolve(jobLocation))
      if (query === null) continue
      for await (const { progress } of searchLive(
        services.live,
        query,
        { ip: '127.0.0.1', agent: 'Rolecall' },
        services.stopping,
      )) {
        log.debug({ board: progress.board, outcome: progress.outcome }, 'filling')
      }
    }
  }
  // Somebody may have looked meanwhile.
  await countAgain(services.db)
  const now = await countOpen(services.db)
  say(`${now.jobs.toLocaleString('en-GB')} demo jobs from ${now.ads.toLocaleString('en-GB')} ads are in the index`)
}
