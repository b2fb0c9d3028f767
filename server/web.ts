import { createServer, type IncomingMessage, type Server } from 'node:http'
import { currentVocabulary } from './cvs/match/current-vocabulary.ts'
import { otherNames } from './job-searches/other-names.ts'
import { endOnCrash, failStart, onStop, tell } from './platform/child.ts'
import { BadSettings, readConfig } from './platform/config.ts'
import { checkFiles } from './platform/files/create-files.ts'
import { limitHeapGrowth } from './platform/limit-heap-growth.ts'
import { createLog } from './platform/log.ts'
import { router } from './router.ts'
import { OtherSessionSettings } from './platform/session-settings.ts'
import { createServices } from './services.ts'
import {
  createApp,
  ownOrigins,
  clientAddress,
  isAtOwnMachine,
  loadDevelopmentPages,
  createLiveSocket,
  createFront,
  refuseUpgrade,
  loadPages,
  cutSlowBodies,
} from './web/index.ts'
import { liveAddress } from '../contract/web/live.ts'

/** Milliseconds: the first pages come before. */
const warmUpAfter = 5_000

/** Serves the pages and the API. */
async function start(): Promise<void> {
  limitHeapGrowth()
  const config = readConfig(process.env)
  const log = createLog({ program: 'web', level: config.logLevel })
  if (config.databaseUrl === null)
    return await failStart('The web program needs DATABASE_URL; `npm start` gives it one.')
  const services = await createServices({
    config,
    log,
    databaseUrl: config.databaseUrl,
    program: 'web',
    connections: config.connections.web,
  })

  await checkFiles(services.files, log)
  services.load.watch()

  const development = config.isDevServer ? await loadDevelopmentPages(process.cwd()) : null
  const pages = development?.pages ?? (await loadPages(process.cwd()))
  const listener = createFront(services, createApp(services, { router, pages }), pages)
  // Vite serves the source: to nobody but the person who works on it.
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    if (development && isAtOwnMachine(config, request))
      development.middleware(request, response, () => listener(request, response))
    else listener(request, response)
  })
  // A client that sends its headers or its body drop by drop must not hold a socket for long.
  server.headersTimeout = 15_000
  server.requestTimeout = 60_000
  cutSlowBodies(server)

  const live = createLiveSocket(services, {
    ownOrigins: (request) => ownOrigins(services, request.headers.host),
    addressOf: (request: IncomingMessage) =>
      clientAddress(
        request.socket.remoteAddress ?? 'unknown',
        String(request.headers['x-forwarded-for'] ?? ''),
        config.trustedProxies,
      ),
  })
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] === liveAddress.socket) {
      if (!refuseUpgrade(services, request, socket)) live.upgrade(request, socket, head)
    } else if (!development) socket.destroy()
  })

  const url = await listen(server, config.port, config.host)
  log.info({ url }, 'listening')
  tell({ kind: 'listening', url })
  tell({ kind: 'ready', url })
  // So that the first match and the first search are as quick as the next. Where that fails it is made, or told of, then.
  setTimeout(() => void currentVocabulary(services.db).catch(() => {}), warmUpAfter).unref()
  setTimeout(otherNames, warmUpAfter).unref()

  onStop(async () => {
    log.info('stopping')
    live.stop()
    await drain(server)
    await development?.close()
    await services.stop()
  })
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      void failStart(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`
}

/** Takes no new connection, ends the idle ones, and waits for what is being answered, 18 s at the most. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 200)
  const end = setTimeout(() => server.closeAllConnections(), 18_000)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}

endOnCrash()
start().catch(async (error: unknown) => {
  if (error instanceof BadSettings || error instanceof OtherSessionSettings) await failStart(error.message)
  throw error
})
