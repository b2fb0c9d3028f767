import { on, once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect as connectTo, type AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { LiveEvent } from '../contract/web/live.ts'
import type { Board } from '../server/boards/board.ts'
import { createLiveSocket } from '../server/web/live-socket.ts'
import { startServer, type TestServer } from './server.ts'

/** The live socket of a server on loopback. Whose machine a connection comes from is said by a header: `from('192.0.2.7')`. */
export async function aSocket(boards: readonly Board[], environment: Record<string, string> = {}) {
  const server: TestServer = await startServer({ boards, environment })
  const http = createServer()
  const live = createLiveSocket(server.services, {
    ownOrigins: () => ['http://own.test'],
    addressOf: ({ headers }) => String(headers['x-test-address'] ?? '192.0.2.1'),
  })
  http.on('upgrade', live.upgrade)
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const { port } = http.address() as AddressInfo
  const connect = (origin?: string, headers: Record<string, string> = {}): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${port}/ww/socket`, { headers, ...(origin === undefined ? {} : { origin }) })
  return {
    server,
    connect,
    async open(headers: Record<string, string> = {}): Promise<WebSocket> {
      const socket = connect('http://own.test', headers)
      await once(socket, 'open')
      return socket
    },
    /** Tries to open one. @returns the status of the answer; 101: it is open. */
    async knock(headers: Record<string, string> = {}): Promise<{ status: number; retryAfter: string | undefined }> {
      const socket = connect('http://own.test', headers)
      socket.on('error', () => {})
      return await new Promise((resolve) => {
        socket.once('open', () => resolve({ status: 101, retryAfter: undefined }))
        socket.once('unexpected-response', (_request, answer: IncomingMessage) => {
          answer.resume()
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        })
      })
    },
    /** Asks for one and breaks off at once. */
    async breakOff(): Promise<void> {
      const socket = connectTo(port, '127.0.0.1')
      await once(socket, 'connect')
      const key = Buffer.alloc(16).toString('base64')
      socket.write(
        `GET /ww/socket HTTP/1.1\r\nHost: own.test\r\nOrigin: http://own.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      )
      socket.resetAndDestroy()
    },
    async [Symbol.asyncDispose]() {
      live.stop()
      http.closeAllConnections()
      http.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** The header that makes a connection come from another machine. */
export function from(address: string): Record<string, string> {
  return { 'x-test-address': address }
}

/** Sends a request and gathers its events to the last, or to the one that says to come again. */
export async function gather(socket: WebSocket, request: object): Promise<LiveEvent[]> {
  // Listens before it asks: several events may come in one go.
  const messages = on(socket, 'message') as AsyncIterableIterator<[unknown]>
  socket.send(JSON.stringify(request))
  const events: LiveEvent[] = []
  for await (const [data] of messages) {
    const event = LiveEvent.parse(JSON.parse(String(data)))
    events.push(event)
    if (event.kind === 'done' || event.kind === 'busy') break
  }
  return events
}
