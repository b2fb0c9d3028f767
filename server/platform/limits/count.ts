import type { Database } from '../database.ts'
import { forgetOldWindows } from './by-window.ts'
import { forgetOldUses, takeUses } from './each-use.ts'
import { keysOf, type Keyed, type LimitDeps, type Use } from './use.ts'
import { forgetOldTries, forgiveTries, takeTries } from './tries.ts'
import type { EachUse, LimitName, Tries } from './table.ts'

export type Answer = {
  allowed: boolean
  /** Seconds until it may be tried again; 0 if allowed. */
  retryAfter: number
  /** Tries so far under each limit that counts tries, with this one; nothing if refused. */
  counts: ReadonlyMap<LimitName, number>
}

/**
 * Counts one use under each limit, in every process alike, and says whether it is allowed: only if all of them allow it. Requests are
 * counted by `countRequest` (rate-limits.ts).
 * What one limit refuses is not counted by those after it.
 */
export async function count({ db, secrets }: LimitDeps, uses: readonly Use[], now: Date): Promise<Answer> {
  const keyed = keysOf(uses)
  const wait = await takeUses({ db, secrets }, keyed.filter(isEachUse), now)
  if (wait > 0) return refused(wait)
  const tries = await takeTries(db, keyed.filter(isTries), now)
  if (typeof tries === 'number') return refused(tries)
  return { allowed: true, retryAfter: 0, counts: tries }
}

/**
 * Takes tries back that were counted.
 * @param wasRight whoever was right was not guessing: counts that say so are forgotten whole.
 */
export async function takeBack(db: Database, uses: readonly Use[], wasRight: boolean): Promise<void> {
  await forgiveTries(db, keysOf(uses).filter(isTries), wasRight)
}

/** Forgets counts that are over. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  await forgetOldWindows(db, now)
  await forgetOldUses(db, now)
  await forgetOldTries(db, now)
}

function refused(retryAfter: number): Answer {
  return { allowed: false, retryAfter, counts: new Map() }
}

function isEachUse(one: Keyed): one is Keyed<EachUse> {
  return one.row.counted === 'each use'
}

function isTries(one: Keyed): one is Keyed<Tries> {
  return one.row.counted === 'tries'
}
