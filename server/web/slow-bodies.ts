import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a body may take to arrive. */
type Patience = {
  /** Milliseconds that every body has. */
  firstMs: number
  /** Bytes for each of which it has more time, a second for so many. */
  bytesASecond: number
  /** Milliseconds between two looks. */
  everyMs: number
}

/** What Apache gives by default (mod_reqtimeout: body=20,MinRate=500); `requestTimeout` of the server ends the whole of a request. */
const usual: Patience = { firstMs: 20_000, bytesASecond: 500, everyMs: 1_000 }

type Arriving = { request: IncomingMessage; response: ServerResponse; since: number; readBefore: number }

/**
 * Ends requests whose body does not arrive, or drop by drop: each holds a socket, and what waits to read it. They are told by 408
 * (RFC 9110). Whatever the proxy in front does, this holds.
 */
export function cutSlowBodies(server: Server, patience: Patience = usual): void {
  const arriving = new Set<Arriving>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (request.complete || (coding === undefined && (length ?? '0') === '0')) return
    const one = { request, response, since: performance.now(), readBefore: request.socket.bytesRead }
    arriving.add(one)
    const forget = () => arriving.delete(one)
    request.once('end', forget).once('close', forget)
    response.once('close', forget)
  })
  const timer = setInterval(() => {
    for (const one of arriving) if (!one.request.complete && isSlow(one, patience)) cut(one)
  }, patience.everyMs).unref()
  server.on('close', () => clearInterval(timer))
}

function isSlow({ request, since, readBefore }: Arriving, { firstMs, bytesASecond }: Patience): boolean {
  const read = request.socket.bytesRead - readBefore
  return performance.now() - since > firstMs + (read / bytesASecond) * 1_000
}

function cut({ request: { socket }, response }: Arriving): void {
  if (!response.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}
