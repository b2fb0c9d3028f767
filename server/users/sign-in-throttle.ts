import { createHash } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { limitKeys, wideFactor } from '../platform/limits/limit-keys.ts'

/*
 * Attempts to sign in are slowed, never locked (R-AUT-4). Each is counted before anything of it is looked at, so that of sixty that
 * arrive at once no more are tried than of sixty in a row; whoever turns out to be right gets theirs back. Figures after the
 * Department for Education's public ones: 5 a minute for one account, 50 in ten minutes from one address, and then an hour without
 * signing in. What goes by account, over all addresses: see guessing.ts.
 */

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** So many tries under a key, then growing waits. */
export type Limit = {
  key: string
  /** Null: only counted. */
  tries: number | null
  /** The wait after the last of the tries, in milliseconds; each further one doubles it. */
  firstWait: number
  longestWait: number
  /** The count starts again after so many milliseconds … */
  forgottenAfter: number
  /** … since it started, or since the last try. */
  since: 'first' | 'last'
  /** Of a try that was right: only this try is taken back, or the whole count. */
  whenRight: 'uncount' | 'forget'
}

const growing = {
  tries: 5,
  firstWait: 5 * second,
  longestWait: 15 * minute,
  forgottenAfter: hour,
  since: 'last',
  whenRight: 'forget',
} as const

/**
 * One account from one place, and that place altogether: a stranger who guesses slows down nobody but their own address.
 * @param account what is guessed at: an address, the second step of somebody, a passkey.
 */
export function limitsOf({ account, address }: { account: string; address: string }): Limit[] {
  return [
    { ...growing, key: `pair:${hashed(`${account}\n${limitKeys(address).narrow}`)}` },
    ...limitsOfAddress(address),
  ]
}

/** What only somebody can guess at who holds a secret already – a session, a key – wherever they are. */
export function limitOfHolder(what: string): Limit {
  return { ...growing, key: `holder:${hashed(what)}` }
}

/** A count that nobody waits for. */
export function counter(name: string, { forgottenAfter }: { forgottenAfter: number }): Limit {
  const never = { tries: null, firstWait: 0, longestWait: 0 }
  return { ...never, key: name, forgottenAfter, since: 'first', whenRight: 'uncount' }
}

function limitsOfAddress(address: string): Limit[] {
  const { narrow, wide } = limitKeys(address)
  const ofNetwork = (network: string, tries: number, wait: number): Limit => ({
    key: `address:${network}`,
    tries,
    firstWait: wait,
    longestWait: wait,
    forgottenAfter: 10 * minute,
    since: 'first',
    whenRight: 'uncount',
  })
  const own = ofNetwork(narrow, 50, hour)
  // Shorter: thousands of households can share a /48.
  return wide === null ? [own] : [own, ofNetwork(wide, 50 * wideFactor, 10 * minute)]
}

/** Tries that were taken; `counts` has the count under each limit's key, with these. */
export type Taken = { limits: readonly Limit[]; counts: ReadonlyMap<string, number> }

/** Takes one try under each limit, or none where one of them has to wait. Of many at once no more get one than of many in a row. */
export async function takeTries(
  db: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<{ kind: 'taken'; taken: Taken } | { kind: 'wait'; seconds: number }> {
  const counts = new Map<string, number>()
  for (const [index, limit] of limits.entries()) {
    const count = await takeTry(db, limit, now)
    if (count === null) {
      await uncount(db, limits.slice(0, index))
      return { kind: 'wait', seconds: await secondsLeft(db, limit, now) }
    }
    counts.set(limit.key, count)
  }
  return { kind: 'taken', taken: { limits, counts } }
}

/** Whoever was right was not guessing. */
export async function wasRight(db: Database, { limits }: Taken): Promise<void> {
  const forgotten = limits.filter(({ whenRight }) => whenRight === 'forget').map(({ key }) => key)
  await uncount(db, limits, forgotten)
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
export async function giveBack(db: Database, { limits }: Taken): Promise<void> {
  await uncount(db, limits)
}

export async function forgetOldFailures(db: Database, now: Date): Promise<void> {
  await db.query(
    `delete from sign_in_failures where last_failure < $1::timestamptz - interval '1 day' and (wait_until is null or wait_until < $1)`,
    [now],
  )
}

/** One statement, so that each who comes at the same time gets another count. @returns the count; null: it is not time yet. */
async function takeTry(db: Database, limit: Limit, now: Date): Promise<number | null> {
  const column = limit.since === 'first' ? 'first_failure' : 'last_failure'
  const isOver = `f.${column} <= $3::timestamptz`
  const count = `case when ${isOver} then 1 else f.failures + 1 end`
  const { rows } = await db.query<{ failures: number }>(
    `insert into sign_in_failures as f (key, failures, first_failure, last_failure) values ($1, 1, $2, $2)
     on conflict (key) do update set
       failures = ${count}, last_failure = $2,
       first_failure = case when ${isOver} then $2 else f.first_failure end,
       wait_until = case when (${count}) >= $4::int then $2::timestamptz +
         make_interval(secs => least($6::float8, $5::float8 * power(2, least((${count}) - $4::int, 30))) / 1000) end
     where f.wait_until is null or f.wait_until <= $2
     returning failures`,
    [limit.key, now, new Date(now.getTime() - limit.forgottenAfter), limit.tries, limit.firstWait, limit.longestWait],
  )
  return rows[0]?.failures ?? null
}

/** The wait that this try began, if it did, ends with it: others could only begin one after it. */
async function uncount(db: Database, limits: readonly Limit[], forgotten: readonly string[] = []): Promise<void> {
  if (limits.length === 0) return
  const keys = limits.map(({ key }) => key)
  await db.query(
    'update sign_in_failures set failures = failures - 1, wait_until = null where key = any($1) and failures > 0',
    [keys],
  )
  await db.query('delete from sign_in_failures where key = any($1) and (failures = 0 or key = any($2))', [
    keys,
    forgotten,
  ])
}

async function secondsLeft(db: Database, { key }: Limit, now: Date): Promise<number> {
  const { rows } = await db.query<{ wait_until: Date | null }>(
    'select wait_until from sign_in_failures where key = $1',
    [key],
  )
  const until = rows[0]?.wait_until?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/** What people type into a field for an address is often a password. */
function hashed(what: string): string {
  return createHash('sha256').update(what).digest('base64url')
}
