import type { RateClass } from '../../contract/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'

/** Requests of one client in a window of so many seconds (R-API-3). */
export const rateClasses: Record<RateClass | 'page', { limit: number; seconds: number; burst?: number }> = {
  search: { limit: 60, seconds: 60 },
  suggest: { limit: 20, seconds: 1 },
  read: { limit: 300, seconds: 60 },
  write: { limit: 60, seconds: 60 },
  // Each takes a browser for a while.
  print: { limit: 20, seconds: 60 },
  page: { limit: 300, seconds: 60 },
  // The throttle of each account and address is stricter: see server/users/sign-in-throttle.ts.
  'sign-in': { limit: 30, seconds: 60 },
  // A burst is what is taken within one second.
  apply: { limit: 60, seconds: 3600, burst: 1 },
}

export type RateAnswer = { allowed: boolean; limit: number; remaining: number; resetSeconds: number }

/** Counts one request of a client; the count is shared by all processes. */
export async function countRequest(
  { db, clock }: { db: Database; clock: Clock },
  rateClass: RateClass | 'page',
  client: string,
): Promise<RateAnswer> {
  const { limit, seconds, burst } = rateClasses[rateClass]
  if (burst !== undefined) {
    const second = await countWithin({ db, clock }, { key: `${rateClass}-burst:${client}`, limit: burst, seconds: 1 })
    if (!second.allowed) return second
  }
  return await countWithin({ db, clock }, { key: `${rateClass}:${client}`, limit, seconds })
}

async function countWithin(
  { db, clock }: { db: Database; clock: Clock },
  { key, limit, seconds }: { key: string; limit: number; seconds: number },
): Promise<RateAnswer> {
  const now = clock.now().getTime()
  const windowStart = Math.floor(now / (seconds * 1000)) * seconds * 1000
  const { rows } = await db.$client.query<{ count: number }>(
    `insert into throttles (key, window_start, count) values ($1, $2, 1)
     on conflict (key, window_start) do update set count = throttles.count + 1
     returning count`,
    [key, new Date(windowStart)],
  )
  const count = rows[0]?.count ?? 1
  return {
    allowed: count <= limit,
    limit,
    remaining: Math.max(0, limit - count),
    resetSeconds: Math.max(1, Math.ceil((windowStart + seconds * 1000 - now) / 1000)),
  }
}

export function rateHeaders(answer: RateAnswer): Record<string, string> {
  return {
    'ratelimit-limit': String(answer.limit),
    'ratelimit-remaining': String(answer.remaining),
    'ratelimit-reset': String(answer.resetSeconds),
    ...(answer.allowed ? {} : { 'retry-after': String(answer.resetSeconds) }),
  }
}

/** Windows that are over say nothing. */
export async function forgetOldThrottles(db: Database, now: Date): Promise<void> {
  await db.$client.query(`delete from throttles where window_start < $1::timestamptz - interval '1 hour'`, [now])
}
