import { defaultSearch } from '../contract/job-searches/results-address.ts'
import { noteFeedRead } from '../server/boards/feed-reads.ts'
import { readable } from '../server/boards/which-boards.ts'
import { boardQuery, searchLive } from '../server/job-searches/live-search.ts'
import { countAgain } from '../server/platform/kept-count.ts'
import { servicesOn } from './services-on.ts'

/** Home shows some of these, and journeys find them at once; whatever else they search asks the demo boards then. */
const searches = [
  { jobTitle: 'chef', jobLocation: 'London' },
  { jobTitle: 'developer', jobLocation: 'London' },
  { jobTitle: 'accountant', jobLocation: 'Dublin' },
  { jobTitle: 'teacher', jobLocation: 'Birmingham' },
  { jobTitle: 'teacher', jobLocation: 'Manchester' },
  // Of applying.ts.
  { jobTitle: 'nurse', jobLocation: 'United Kingdom', jobDistance: 50 },
]

/**
 * What a product has done in its first minutes, with far less: demo ads are in the index, and every board is read. Without that the worker of
 * each product would read sixteen boards while the first journeys run. programs.drill.test.ts shows how a product fills itself.
 */
export async function fillTemplate(where: {
  databaseUrl: string
  dataFolder: string
  sandboxUrl: string
}): Promise<void> {
  const services = await servicesOn(where)
  try {
    for (const search of searches) {
      const query = boardQuery({ ...defaultSearch, ...search }, services.gazetteer.resolve(search.jobLocation))
      if (query === null) throw new Error(`No board is asked for ${search.jobLocation}`)
      const asking = searchLive(services.live, query, { ip: '127.0.0.1', agent: 'Rolecall' }, services.stopping)
      let answers = 0
      for await (const _ of asking) answers++
      if (answers === 0) throw new Error(`No board was asked for ${search.jobTitle}`)
    }
    await countAgain(services.db)
    const at = services.clock.now()
    for (const { board } of readable(services.boards))
      await noteFeedRead(services.db, { board: board.id, at, outcome: 'ok', ads: 0 })
  } finally {
    await services.stop()
  }
}
