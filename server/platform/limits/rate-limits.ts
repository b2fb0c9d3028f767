import type { RateClass } from '../../../contract/platform/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { limitKeys, wideFactor } from './limit-keys.ts'

/**
 * Requests of one client in a window of so many seconds (R-API-3). `ofAccount`: where somebody is signed in, their account is the
 * client instead, and may do so many, from wherever they are.
 */
export const rateClasses: Record<
  RateClass | 'page',
  { limit: number; ofAccount?: number; seconds: number; burst?: number }
> = {
  search: { limit: 60, ofAccount: 300, seconds: 60 },
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

/** Who is counted: the address of their machine, and their account if they are signed in. */
export type Client = { address: string; userId: string | null }

/** Counts one request of a client; the count is shared by all processes. */
export async function countRequest(
  { db, clock }: { db: Database; clock: Clock },
  rateClass: RateClass | 'page',
  client: Client,
): Promise<RateAnswer> {
  const { seconds, burst } = rateClasses[rateClass]
  if (burst !== undefined) {
    const refused = await countAll({ db, clock }, countsOf(`${rateClass}-burst`, client.address, burst), 1)
    if (!refused.allowed) return refused
  }
  return await countAll({ db, clock }, countsOfClass(rateClass, client), seconds)
}

type Count = { key: string; limit: number }

function countsOfClass(rateClass: RateClass | 'page', { address, userId }: Client): [Count, ...Count[]] {
  const { limit, ofAccount } = rateClasses[rateClass]
  if (userId === null || ofAccount === undefined) return countsOf(rateClass, address, limit)
  // Many accounts behind one address may be an office; a hundred are not.
  return [
    { key: `${rateClass}-of:${userId}`, limit: ofAccount },
    ...countsOf(`${rateClass}-signed-in`, address, ofAccount * wideFactor),
  ]
}

function countsOf(what: string, address: string, limit: number): [Count, ...Count[]] {
  const { narrow, wide } = limitKeys(address)
  const own = { key: `${what}:${narrow}`, limit }
  return wide === null ? [own] : [own, { key: `${what}:${wide}`, limit: limit * wideFactor }]
}

/** What one count refuses is not counted by the next: a client at its own limit uses up nothing of its neighbours'. */
async function countAll(
  deps: { db: Database; clock: Clock },
  [own, ...shared]: [Count, ...Count[]],
  seconds: number,
): Promise<RateAnswer> {
  const answer = await countWithin(deps, { ...own, seconds })
  if (!answer.allowed) return answer
  for (const count of shared) {
    const wider = await countWithin(deps, { ...count, seconds })
    if (!wider.allowed) return wider
  }
  return answer
}

async function countWithin(
  { db, clock }: { db: Database; clock: Clock },
  { key, limit, seconds }: { key: string; limit: number; seconds: number },
): Promise<RateAnswer> {
  const now = clock.now().getTime()
  const windowStart = Math.floor(now / (seconds * 1000)) * seconds * 1000
  const { rows } = await db.query<{ count: number }>(
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
  await db.query(`delete from throttles where window_start < $1::timestamptz - interval '1 hour'`, [now])
}
