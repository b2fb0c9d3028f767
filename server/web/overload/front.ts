import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebServices } from '../web-services.ts'
import type { App } from '../env.ts'
import { countRefused } from '../metrics.ts'
import { isHttpsBy } from '../own-address.ts'
import type { Pages } from '../pages.ts'
import { tokenOf } from '../session-cookie.ts'
import { classOf, type Who } from './class-of.ts'
import type { SessionKey } from './known-sessions.ts'
import { createPacer } from './pacer.ts'
import { refuse, secondsToWait } from './refusal.ts'

/** Milliseconds that a page which has been made may keep its place while it is being sent. */
const mostForReading = 500

/**
 * Takes requests on for the app, has them wait a little, or refuses them (R-REL-1). It stands before the app, on Node's own requests
 * and without the database: while thousands are refused, each must cost next to nothing. What a client has left is never begun.
 */
export function createFront(services: WebServices, app: App, pages: Pages | null): RequestListener {
  const { load } = services
  const noteRefused = refusalLog(services)
  const inTurn = createPacer()
  const places = new WeakMap<ServerResponse, () => void>()
  const answer = getRequestListener(
    async (request, env) => {
      try {
        return await app.fetch(request, env)
      } finally {
        leaveSoon(env.outgoing as ServerResponse)
      }
    },
    { overrideGlobalObjects: false },
  )

  /** Packing and handing over a page is work too; but a client that reads slowly takes nobody's place for long. */
  function leaveSoon(response: ServerResponse): void {
    const leave = places.get(response)
    if (leave === undefined) return
    if (response.closed || response.writableFinished) return leave()
    const timer = setTimeout(leave, mostForReading)
    response.once('close', () => {
      clearTimeout(timer)
      leave()
    })
  }

  return (request, response) => {
    const { method = 'GET' } = request
    const path = pathOf(request)
    if (pages?.isStatic(path) === true) return void answer(request, response)
    const isHttps = isHttpsBy(services, request.headers['x-forwarded-proto'])
    const { who, session } = whoAsks(services, request, isHttps)
    const workClass = classOf(method, path, who)
    if (workClass === null) return void answer(request, response)

    const gone = new AbortController()
    const onClose = () => gone.abort()
    response.once('close', onClose)
    void load.enter(workClass, { session, signal: gone.signal }).then(({ entry, leave }) => {
      response.off('close', onClose)
      if (entry === 'in') {
        places.set(response, leave)
        return void answer(request, response)
      }
      // Nobody reads an answer any more.
      if (entry === 'left') return
      countRefused(workClass)
      noteRefused()
      inTurn(() => {
        if (!response.destroyed) refuse(response, { method, path, isHttps })
      })
    })
  }
}

/**
 * Refuses a new socket for live searches while there is more to do than can be done; the page asks again by itself, or does without.
 * @returns whether it did.
 */
export function refuseUpgrade(services: WebServices, request: IncomingMessage, socket: Duplex): boolean {
  const isHttps = isHttpsBy(services, request.headers['x-forwarded-proto'])
  if (!services.load.isBusy() || whoAsks(services, request, isHttps).who === 'person') return false
  countRefused('live')
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${secondsToWait()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
  return true
}

/** Without its query. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function whoAsks(
  { load }: WebServices,
  { headers }: IncomingMessage,
  isHttps: boolean,
): { who: Who; session: SessionKey | null } {
  const sent = tokenOf({ authorization: headers.authorization, cookie: headers.cookie }, isHttps)
  if (sent === null) return { who: 'guest', session: null }
  const session = load.sessions.find(sent.token)
  return { who: session === null ? 'claims' : 'person', session }
}

/** One line in ten seconds: a flood of requests must not be a flood of lines. */
function refusalLog({ log, load }: WebServices): () => void {
  let refused = 0
  let next: NodeJS.Timeout | null = null
  return () => {
    refused++
    next ??= setTimeout(() => {
      log.warn({ refused, strain: load.strain() }, 'requests were refused: more than can be done in time')
      refused = 0
      next = null
    }, 10_000).unref()
  }
}
