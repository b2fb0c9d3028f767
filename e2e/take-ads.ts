import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { importAds } from '../server/jobs/import/import-ads.ts'
import type { Services } from '../server/services.ts'
import { keepStatistics } from '../server/statistics/tasks.ts'
import { servicesOn } from './services-on.ts'

/** What a worker sends: where its product is, and rows as docs/import-ads.md says. */
export type TakenAds = { databaseUrl: string; dataFolder: string; rows: unknown[] }

/**
 * Takes rows of ads by POST, and does with them what the command import-ads does with a file: for all products of a run, as to start the command takes
 * three seconds of processor, which is more than twenty journeys need for their few ads.
 */
export async function takeAds(): Promise<{ url: string; stop: () => Promise<void> }> {
  const known = new Map<string, Promise<Services>>()
  const take = async (request: IncomingMessage) => {
    const { rows, ...where } = (await json(request)) as TakenAds
    const found = known.get(where.databaseUrl) ?? servicesOn(where)
    known.set(where.databaseUrl, found)
    const services = await found
    const counts = await importAds(services.store, oneByOne(rows), {
      now: new Date(),
      keepOpen: false,
      signal: services.stopping,
      onProgress: () => {},
    })
    await services.refreshTitles()
    await services.tasks.send(keepStatistics, {})
    return counts
  }
  const server = createServer((request, response) => {
    take(request).then(
      (counts) => response.end(JSON.stringify(counts)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const services of known.values()) await (await services).stop()
    },
  }
}

async function* oneByOne(rows: readonly unknown[]): AsyncGenerator<unknown> {
  yield* rows
}
