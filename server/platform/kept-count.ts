import { cached } from './cached.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import { unlessDown } from './unless-down.ts'

/** Seconds that a count may take before another process counts instead. */
const leaseSeconds = 60

/** A count may take a hundredth of the time: one of 20 ms is good for two seconds, which a person who watches does not notice. */
const restFactor = 100

/** Milliseconds for which a process does not even look what is kept. */
const lookAgainMs = 1_000

/**
 * A figure that one process counts and all others read: however many processes there are, all rows are gone through once, and the less
 * often the longer it takes. While it is counted again everybody gets the old figure; only for the very first one do they wait.
 * Where the database cannot be reached, or cannot keep a figure, each process counts and keeps it for itself: `count` may read from a replica.
 * @param given.name of the figure in the database, for all processes
 * @param given.seconds after which it is counted again at the latest
 * @param given.oldest seconds for which a process gives what it has read without looking again; left out: for ever, as somebody else will ask
 * @param given.count looks at every row; gives what can be written as JSON and read as the same
 */
export function keptCount<Value>(
  { db, clock }: { db: Database; clock: Clock },
  {
    name,
    seconds,
    oldest = Infinity,
    count,
  }: { name: string; seconds: number; oldest?: number; count: () => Promise<Value> },
): () => Promise<Value> {
  let own: { value: Value; until: number } | null = null
  const ask = async () => {
    const kept = await unlessDown(find<Value>(db, name), () => null)
    if (kept && !kept.isStale) return kept.value
    const isOurs = await unlessDown(claim(db, name), () => false)
    if (!isOurs && kept) return kept.value
    if (own !== null && performance.now() < own.until) return own.value
    // Where nothing has been counted yet, whoever asks meanwhile counts as well rather than wait.
    const startedAt = performance.now()
    const value = await count()
    const now = performance.now()
    const goodFor = Math.min(seconds, ((now - startedAt) / 1_000) * restFactor)
    const isKept = await unlessDown(
      keep(db, name, { value, goodFor }).then(() => true),
      () => false,
    )
    own = isKept ? null : { value, until: now + goodFor * 1_000 }
    return value
  }
  return cached(clock, lookAgainMs, ask, oldest * 1_000)
}

/** What was counted before has changed much: whoever asks next counts again. */
export async function countAgain(db: Database): Promise<void> {
  await db.query('update kept_counts set stale_at = clock_timestamp()')
}

async function find<Value>(db: Database, name: string): Promise<{ value: Value; isStale: boolean } | null> {
  const { rows } = await db.query<{ value: { is: Value }; isStale: boolean }>(
    `select value, coalesce(stale_at < clock_timestamp(), true) as "isStale"
       from kept_counts where name = $1 and value is not null`,
    [name],
  )
  return rows[0] ? { value: rows[0].value.is, isStale: rows[0].isStale } : null
}

/** Of several that find it stale at once, one gets it. */
async function claim(db: Database, name: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into kept_counts as k (name, leased_until) values ($1, clock_timestamp() + make_interval(secs => $2))
     on conflict (name) do update set leased_until = excluded.leased_until
      where k.leased_until < clock_timestamp() and coalesce(k.stale_at < clock_timestamp(), true)`,
    [name, leaseSeconds],
  )
  return (rowCount ?? 0) > 0
}

async function keep(db: Database, name: string, counted: { value: unknown; goodFor: number }): Promise<void> {
  await db.query(
    `update kept_counts set value = $2, stale_at = clock_timestamp() + make_interval(secs => $3), leased_until = '-infinity'
      where name = $1`,
    [name, JSON.stringify({ is: counted.value }), counted.goodFor],
  )
}
