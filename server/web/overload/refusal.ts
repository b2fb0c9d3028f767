import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { messages } from '../../../contract/texts/messages.ts'
import { errorBody } from '../api-errors.ts'
import { busyPage } from '../plain-pages.ts'
import { securityHeaders } from '../security-headers.ts'

/** Seconds; spread, so that those who were refused together do not come back together. */
const retryAfter = { least: 2, most: 5 } as const

const headersOf = (isHttps: boolean): string[] =>
  Object.entries({ ...securityHeaders({ nonce: null, isHttps }), 'cache-control': 'no-store' }).flat()
// Made once: a refusal must cost next to nothing.
const headers = { http: headersOf(false), https: headersOf(true) }
const pages = { read: busyPage({ wasSent: false }), sent: busyPage({ wasSent: true }) }

/** Refuses a request for want of time: a problem for programs, a small page for people. */
export function refuse(
  response: ServerResponse,
  { method, path, isHttps }: { method: string; path: string; isHttps: boolean },
): void {
  const id = randomUUID()
  const isForPrograms = path.startsWith('/api/') || path === '/auth/local' || path === '/mcp'
  const isRead = method === 'GET' || method === 'HEAD'
  const [type, body] = isForPrograms
    ? ['application/json', problem(id)]
    : ['text/html; charset=utf-8', isRead ? pages.read : pages.sent]
  response.writeHead(503, [
    ...headers[isHttps ? 'https' : 'http'],
    'retry-after',
    String(secondsToWait()),
    'x-request-id',
    id,
    'content-type',
    type,
    'content-length',
    String(Buffer.byteLength(body)),
    // What it brings is not read: the connection cannot be used for another request.
    ...(isRead ? [] : ['connection', 'close']),
  ])
  response.end(method === 'HEAD' ? undefined : body)
}

function problem(id: string): string {
  return JSON.stringify(errorBody({ status: 503, message: messages.busy, details: messages.busyDetails, id }))
}

export function secondsToWait(): number {
  return retryAfter.least + Math.floor(Math.random() * (retryAfter.most - retryAfter.least + 1))
}
