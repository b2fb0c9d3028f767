import { createHmac } from 'node:crypto'
import { inTransaction, type Database } from '../database.ts'
import type { EachUse } from './table.ts'
import type { Keyed, LimitDeps } from './use.ts'

/**
 * Takes one of each, or none where one of them is used up. Of two who try at once for the last one, one gets it.
 * @returns seconds to wait for the next; 0: taken.
 */
export async function takeUses(
  { db, secrets }: LimitDeps,
  limited: readonly Keyed<EachUse>[],
  now: Date,
): Promise<number> {
  if (limited.length === 0) return 0
  const secret = secrets.keyFor('allowance')
  const keyed = limited.map((one) => ({ ...one, hash: createHmac('sha256', secret).update(one.key).digest() }))
  // In one order for everybody: two who need the same keys do not wait for each other.
  const keys = [...new Map(keyed.map(({ hash }) => [hash.toString('hex'), hash])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, hash]) => hash)
  return await inTransaction(db, async (client) => {
    for (const key of keys) await client.query('select pg_advisory_xact_lock($1)', [key.readBigInt64BE()])
    let wait = 0
    for (const { hash, row } of keyed) {
      for (const { most, seconds } of row.within) {
        const { rows } = await client.query<{ at: Date }>(
          `select at from allowance_uses where key = $1 and at > $2::timestamptz - make_interval(secs => $3)
            order by at desc offset $4 limit 1`,
          [hash, now, seconds, (most ?? 0) - 1],
        )
        const [earliest] = rows
        if (earliest) {
          wait = Math.max(wait, Math.ceil((earliest.at.getTime() + seconds * 1000 - now.getTime()) / 1000))
        }
      }
    }
    if (wait > 0) return wait
    // Kept for as long as the longest of its limits looks back.
    const seconds = keys.map((key) =>
      Math.max(
        ...keyed.filter(({ hash }) => hash.equals(key)).flatMap(({ row }) => row.within.map((one) => one.seconds)),
      ),
    )
    await client.query(
      `insert into allowance_uses (key, at, until)
       select key, $2, $2::timestamptz + make_interval(secs => seconds) from unnest($1::bytea[], $3::int[]) as uses (key, seconds)`,
      [keys, now, seconds],
    )
    return 0
  })
}

export async function forgetOldUses(db: Database, now: Date): Promise<void> {
  await db.query(`delete from allowance_uses where coalesce(until, at + interval '1 day') <= $1`, [now])
}
