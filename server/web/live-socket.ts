import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { mostChunkMessage } from '../../contract/recordings/wire.ts'
import { LiveRequest, type LiveEvent } from '../../contract/web/live.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { WebServices } from './web-services.ts'
import { findBadText } from '../platform/calls/bad-text.ts'
import { isAtOwnMachine } from './client-address.ts'
import { createLiveDoor } from './live-door.ts'
import { isRecordingRequest, receiveChunk } from './live-recordings.ts'
import { answerLiveRequest } from './live-requests.ts'
import type { Peer } from './peer.ts'
import { countSocket } from './metrics.ts'
import { tokenOf } from './session-cookie.ts'
import { readCookie } from '../platform/calls/read-cookie.ts'

/** Requests of one connection in a minute: a person leafs through pages, a program floods. */
const requestsPerMinute = 30
/** The same for parts of recordings, and what is asked about them: a long recording that waited for its connection comes at once. */
const partsPerMinute = 600
/** Parts of one connection that are being stored: while there are more, it is not read from. */
const mostPartsAtOnce = 4
const heartbeatMs = 30_000
/** A client that does not read gets no more than this kept for it. */
const mostUnsentBytes = 256 * 1024

export type LiveSocket = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  stop: () => void
}

/**
 * The socket of the page's background worker (R-API-2): origin checked, connections and messages bounded, silence ended, floods cut off.
 */
export function createLiveSocket(
  services: WebServices,
  {
    ownOrigins,
    addressOf,
  }: { ownOrigins: (request: IncomingMessage) => readonly string[]; addressOf: (request: IncomingMessage) => string },
): LiveSocket {
  const guests = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024, perMessageDeflate: false })
  // Only who is logged in records, and sends parts of a mebibyte.
  const people = new WebSocketServer({ noServer: true, maxPayload: mostChunkMessage, perMessageDeflate: false })
  const allSockets = () => [...guests.clients, ...people.clients]
  const answering = new WeakSet<WebSocket>()
  const door = createLiveDoor(services)
  let isStopped = false

  function opened(socket: WebSocket, peer: Peer): void {
    answering.add(socket)
    countSocket(socket)
    socket.on('pong', () => answering.add(socket))
    socket.on('error', (error) => services.log.debug({ err: error }, 'a live socket broke'))
    serve(socket, services, peer)
  }

  function peerOf(request: IncomingMessage): Peer {
    const { cookie, origin } = request.headers
    // The origin is one of ours: a page of it has been let in.
    const isHttps = origin?.startsWith('https:') === true
    return {
      ip: addressOf(request),
      agent: request.headers['user-agent'] ?? '',
      visitor: readCookie(cookie, 'visitor') ?? readCookie(cookie, '__Host-visitor'),
      token: tokenOf({ authorization: undefined, cookie }, isHttps)?.token ?? null,
      isCounted: !isAtOwnMachine(services.config, request) || services.config.countsOwnMachine,
    }
  }

  const heartbeat = setInterval(() => {
    for (const socket of allSockets()) {
      if (!answering.has(socket)) {
        socket.terminate()
        continue
      }
      answering.delete(socket)
      socket.ping()
    }
  }, heartbeatMs)
  heartbeat.unref()

  return {
    upgrade(request, socket, head) {
      // Nobody else listens from here on: a client that breaks off would end the program.
      socket.on('error', () => socket.destroy())
      const { origin } = request.headers
      if (origin === undefined || !ownOrigins(request).includes(origin)) return door.refuse(socket, { status: 403 })
      const peer = peerOf(request)
      void door.admit(socket, peer).then((isIn) => {
        if (isStopped) socket.destroy()
        else if (isIn) {
          const server = peer.token === null ? guests : people
          server.handleUpgrade(request, socket, head, (upgraded) => opened(upgraded, peer))
        }
      })
    },
    stop() {
      isStopped = true
      clearInterval(heartbeat)
      // 1012: the service restarts; the page's worker comes back by itself.
      for (const socket of allSockets()) socket.close(1012)
    },
  }
}

function serve(socket: WebSocket, services: WebServices, peer: Peer): void {
  const running = new Map<string, AbortController>()
  let windowStart = 0
  let inWindow = 0
  let partsInWindow = 0
  let partsNow = 0

  const send = (event: LiveEvent): void => {
    if (socket.readyState !== socket.OPEN) return
    // Rows are only news: the next one says it again. A client that is this far behind gets the end and nothing else.
    if (socket.bufferedAmount > mostUnsentBytes && event.kind !== 'done') return
    socket.send(JSON.stringify(event))
  }

  socket.on('message', (data, isBinary) => {
    const now = services.clock.now().getTime()
    if (now - windowStart > 60_000) {
      windowStart = now
      inWindow = 0
      partsInWindow = 0
    }
    if (isBinary) {
      if (peer.token === null || ++partsInWindow > partsPerMinute) return socket.close(1008, messages.tooMany)
      if (++partsNow >= mostPartsAtOnce) socket.pause()
      receiveChunk(services, bytesOf(data), peer, send)
        .then((isPart) => {
          if (!isPart) socket.close(1007, messages.badInput)
        })
        .catch((error: unknown) => {
          services.log.error({ err: error }, 'a part of a recording could not be taken')
          socket.close(1011)
        })
        .finally(() => {
          if (--partsNow < mostPartsAtOnce) socket.resume()
        })
      return
    }
    const request = readRequest(String(data))
    if (request === null) {
      socket.close(1007, messages.badInput)
      return
    }
    const isOverLimit = isRecordingRequest(request) ? ++partsInWindow > partsPerMinute : ++inWindow > requestsPerMinute
    if (isOverLimit) return socket.close(1008, messages.tooMany)
    running.get(request.id)?.abort()
    running.delete(request.id)
    if (request.call === 'stop') return
    const stop = new AbortController()
    running.set(request.id, stop)
    answerLiveRequest(services, request, peer, send, AbortSignal.any([stop.signal, services.stopping]))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'a live request failed')
        send({ id: request.id, kind: 'done', total: 0, alert: alert('error', messages.loadFailed) })
      })
      .finally(() => {
        if (running.get(request.id) === stop) running.delete(request.id)
      })
  })
  socket.on('close', () => {
    for (const stop of running.values()) stop.abort()
  })
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}

function readRequest(text: string): LiveRequest | null {
  try {
    const parsed = LiveRequest.safeParse(JSON.parse(text))
    return parsed.success && findBadText(parsed.data) === null ? parsed.data : null
  } catch {
    return null
  }
}
