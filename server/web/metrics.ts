import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client'
import type { WorkClass } from './overload/work-classes.ts'
import { methodLabel, statusLabel } from './route-labels.ts'

/* What this process counts by itself. What is asked of others at each reading: see metrics-text.ts. All of it: docs/operations.md. */

collectDefaultMetrics()

const requests = new Histogram({
  name: 'rolecall_http_request_seconds',
  help: 'Time to answer, by route',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

const refusedByRoute = new Counter({
  name: 'rolecall_http_refused_total',
  help: 'Answers of 400 to 499, by route',
  labelNames: ['route', 'status'],
})

const refused = new Counter({
  name: 'rolecall_refused_total',
  help: 'Requests refused with 503 because of overload, by kind of work',
  labelNames: ['work'],
})

const sockets = new Gauge({ name: 'rolecall_live_sockets', help: 'Open sockets of live searches' })

/**
 * A histogram is thirteen lines a series. Anybody can have every route refuse every method in a dozen ways, or ask each for its options,
 * so the times of these stand under one route, and a counter of one line says which routes refuse.
 * @param route a label of route-labels.ts. @param ms From the first byte of the request to the answer.
 */
export function observeRequest(route: string, method: string, status: number, ms: number): void {
  const isRefused = status >= 400 && status < 500
  const timed = isRefused || method === 'OPTIONS' ? 'refused' : route
  requests.observe({ route: timed, method: methodLabel(method), status: statusLabel(status) }, ms / 1000)
  if (isRefused) refusedByRoute.inc({ route, status: statusLabel(status) })
}

export function countRefused(work: WorkClass | 'live'): void {
  refused.inc({ work })
}

/** Counts a socket until it closes. */
export function countSocket(socket: { once: (event: 'close', closed: () => void) => unknown }): void {
  sockets.inc()
  socket.once('close', () => sockets.dec())
}
