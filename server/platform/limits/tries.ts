import type { Database } from '../database.ts'
import type { LimitName, Tries } from './table.ts'
import type { Keyed } from './use.ts'

/**
 * Takes one try under each key, or none where one of them has to wait. Of many at once no more get one than of many in a row.
 * @returns the count under each limit's own key, with these; or the seconds to wait.
 */
export async function takeTries(
  db: Database,
  keyed: readonly Keyed<Tries>[],
  now: Date,
): Promise<ReadonlyMap<LimitName, number> | number> {
  const counts = new Map<LimitName, number>()
  for (const [index, one] of keyed.entries()) {
    const count = await takeTry(db, one, now)
    if (count === null) {
      await uncount(db, keyed.slice(0, index))
      return await secondsLeft(db, one, now)
    }
    if (!counts.has(one.limit)) counts.set(one.limit, count)
  }
  return counts
}

/** Takes a try back under each key; of whoever was right, the whole count where the limit says so. */
export async function forgiveTries(db: Database, keyed: readonly Keyed<Tries>[], wasRight: boolean): Promise<void> {
  const forgotten = wasRight ? keyed.filter(({ row }) => row.whenRight === 'forget').map(({ key }) => key) : []
  await uncount(db, keyed, forgotten)
}

export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  await db.query(
    `delete from sign_in_failures where last_failure < $1::timestamptz - interval '1 day' and (wait_until is null or wait_until < $1)`,
    [now],
  )
}

/** One statement, so that each who comes at the same time gets another count. @returns the count; null: it is not time yet. */
async function takeTry(db: Database, { key, row }: Keyed<Tries>, now: Date): Promise<number | null> {
  const column = row.since === 'first' ? 'first_failure' : 'last_failure'
  const isOver = `f.${column} <= $3::timestamptz`
  const count = `case when ${isOver} then 1 else f.failures + 1 end`
  const { rows } = await db.query<{ failures: number }>(
    `insert into sign_in_failures as f (key, failures, first_failure, last_failure) values ($1, 1, $2, $2)
     on conflict (key) do update set
       failures = ${count}, last_failure = $2,
       first_failure = case when ${isOver} then $2 else f.first_failure end,
       wait_until = case when (${count}) >= $4::int then $2::timestamptz +
         make_interval(secs => least($6::float8, $5::float8 * power(2, least((${count}) - $4::int, 30)))) end
     where f.wait_until is null or f.wait_until <= $2
     returning failures`,
    [key, now, new Date(now.getTime() - row.seconds * 1000), row.most, row.firstWait, row.longestWait],
  )
  return rows[0]?.failures ?? null
}

/** The wait that this try began, if it did, ends with it: others could only begin one after it. */
async function uncount(db: Database, keyed: readonly Keyed<Tries>[], forgotten: readonly string[] = []): Promise<void> {
  if (keyed.length === 0) return
  const keys = keyed.map(({ key }) => key)
  await db.query(
    'update sign_in_failures set failures = failures - 1, wait_until = null where key = any($1) and failures > 0',
    [keys],
  )
  await db.query('delete from sign_in_failures where key = any($1) and (failures = 0 or key = any($2))', [
    keys,
    forgotten,
  ])
}

async function secondsLeft(db: Database, { key }: Keyed, now: Date): Promise<number> {
  const { rows } = await db.query<{ wait_until: Date | null }>(
    'select wait_until from sign_in_failures where key = $1',
    [key],
  )
  const until = rows[0]?.wait_until?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}
