import type { Database } from '../platform/database.ts'
import { type Answer, count, takeBack } from '../platform/limits/count.ts'
import type { LimitDeps, Use } from '../platform/limits/use.ts'

/*
 * Attempts to sign in are slowed, never locked (R-AUT-4). Each is counted before anything of it is looked at, so that of sixty that
 * arrive at once no more are tried than of sixty in a row; whoever turns out to be right gets theirs back. How many there may be stands
 * in the table of limits; what goes by account, over all addresses: see guessing.ts.
 */

/**
 * One account from one place, and that place altogether.
 * @param account what is guessed at: an address, the second step of somebody, a passkey.
 */
export function limitsOf({ account, address }: { account: string; address: string }): Use[] {
  return [
    { limit: 'try-at-account', subject: account, address },
    { limit: 'try-from', address },
  ]
}

/** What only somebody can guess at who holds a secret already – a session, a key – wherever they are. */
export function limitOfHolder(what: string): Use {
  return { limit: 'try-of-holder', subject: what }
}

/** Tries that were taken; `counts` has the count under each limit, with these. */
export type Taken = { uses: readonly Use[]; counts: Answer['counts'] }

/** Takes one try under each limit, or none where one of them has to wait. */
export async function takeTries(
  deps: LimitDeps,
  uses: readonly Use[],
  now: Date,
): Promise<{ kind: 'taken'; taken: Taken } | { kind: 'wait'; seconds: number }> {
  const { allowed, retryAfter, counts } = await count(deps, uses, now)
  return allowed ? { kind: 'taken', taken: { uses, counts } } : { kind: 'wait', seconds: retryAfter }
}

/** Anyone who was right was not guessing. */
export async function wasRight(db: Database, { uses }: Taken): Promise<void> {
  await takeBack(db, uses, true)
}

/** Looks at what was tried. Where that breaks off, nobody has guessed: the try is given back. */
export async function checked<Result>(db: Database, taken: Taken, look: () => Promise<Result>): Promise<Result> {
  try {
    return await look()
  } catch (error) {
    await giveBack(db, taken)
    throw error
  }
}

/** Nothing was looked at in the end. */
export async function giveBack(db: Database, { uses }: Taken): Promise<void> {
  await takeBack(db, uses, false)
}
