import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { runCommandLine } from '../server/platform/run-command-line.ts'
import { createServices } from '../server/services.ts'
import { keepStatistics } from '../server/statistics/tasks.ts'

/**
 * A program that stays while the journeys run: takes rows of ads by POST as a list in JSON, and does with them what the command import-ads does with a
 * file. To start the command takes three seconds of processor, which is more than twenty journeys need for their few ads.
 */
process.exitCode = await runCommandLine(
  [
    {
      name: 'take-ads',
      summary: 'take-ads  for the journeys',
      async run(_, { config, log, databaseUrl, print, signal }) {
        const services = await createServices({ config, log, databaseUrl, program: 'import-ads' })
        const take = async (request: IncomingMessage) => {
          const rows = (await json(request)) as unknown[]
          const counts = await importAds(services.store, oneByOne(rows), {
            now: new Date(),
            keepOpen: false,
            signal,
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
        print(`takes ads at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
        if (!signal.aborted) await once(signal, 'abort')
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
        await services.stop()
      },
    },
  ],
  ['take-ads'],
)

async function* oneByOne(rows: readonly unknown[]): AsyncGenerator<unknown> {
  yield* rows
}
