import type { WorkClass } from './overload/work-classes.ts'
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client'

collectDefaultMetrics()

const requests = new Histogram({
  name: 'rolecall_http_request_seconds',
  help: 'Time to answer, by kind of address',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

const boardAnswers = new Counter({
  name: 'rolecall_board_answers_total',
  help: 'Answers of boards to live searches and reads, by outcome',
  labelNames: ['board', 'outcome'],
})

/** @param ms From the first byte of the request to the answer. */
export function observeRequest(path: string, method: string, status: number, ms: number): void {
  requests.observe({ route: routeKind(path), method, status: String(status) }, ms / 1000)
}

export function observeBoardAnswer(board: string, outcome: string): void {
  boardAnswers.inc({ board, outcome })
}

const refused = new Counter({
  name: 'rolecall_refused_total',
  help: 'Requests refused with 503 because more was asked for than can be done in time, by kind of work',
  labelNames: ['work'],
})

export function countRefused(work: WorkClass | 'live'): void {
  refused.inc({ work })
}

export async function metricsText(): Promise<string> {
  return await register.metrics()
}

/** The first segments only: an address holds what a person searched for, and every value would be a series of its own. */
function routeKind(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'assets') return '/assets'
  if (first === 'api') return `/api/${/^[a-z-]{1,20}$/u.test(second) ? second : '*'}`
  return /^[a-z-]{0,30}$/u.test(first) ? `/${first}` : '/*'
}
