import type { RateClass } from '../../../contract/platform/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Window } from './by-window.ts'
import type { RequestCounts } from './request-counts.ts'
import { limits, type WindowName } from './table.ts'
import { windowsOf } from './use.ts'

export type RateAnswer = Window

/** Who is counted: the address of their machine, and their account if they are signed in. */
export type Client = { address: string; userId: string | null }

/** Counts one request of a client against the class that the contract gives its call. */
export async function countRequest(
  { requestCounts, clock }: { requestCounts: RequestCounts; clock: Clock },
  rateClass: RateClass | 'page',
  client: Client,
): Promise<RateAnswer> {
  const keyed = limitsOfClass(rateClass).flatMap((limit) => windowsOf({ limit, ...client }, limits[limit]))
  const window = await requestCounts.count(keyed, clock.now())
  if (window === null) throw new Error('A request was counted under no limit')
  return window
}

function limitsOfClass(rateClass: RateClass | 'page'): WindowName[] {
  return rateClass === 'apply' ? ['apply-burst', 'apply'] : [rateClass]
}

export function rateHeaders(answer: RateAnswer): Record<string, string> {
  return {
    'ratelimit-limit': String(answer.limit),
    'ratelimit-remaining': String(answer.remaining),
    'ratelimit-reset': String(answer.resetSeconds),
    ...(answer.allowed ? {} : { 'retry-after': String(answer.resetSeconds) }),
  }
}
