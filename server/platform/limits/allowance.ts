import { createHmac } from 'node:crypto'
import { inTransaction, type Database } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { limitKeys, wideFactor } from './limit-keys.ts'

/** So many of one thing within so many seconds. */
export type Allowance = { /** 'text-to:7700900123' */ of: string; limit: number; seconds: number }

export type AllowanceDeps = { db: Database; secrets: Pick<Secrets, 'keyFor'> }

/**
 * An allowance of whoever asks from a network address.
 * @param given `of`: 'text-from', without the address.
 */
export function allowancesFrom(address: string, { of, limit, seconds }: Allowance): Allowance[] {
  const { narrow, wide } = limitKeys(address)
  const own = { of: `${of}:${narrow}`, limit, seconds }
  return wide === null ? [own] : [own, { of: `${of}:${wide}`, limit: limit * wideFactor, seconds }]
}

/** Nothing is allowed for longer than this, so older uses say nothing. */
const longestSeconds = 86_400

/**
 * Takes one of each, or none where one of them is used up. Of two who try at once for the last one, one gets it.
 * @returns seconds to wait for the next; 0: taken.
 */
export async function takeAllowance(
  { db, secrets }: AllowanceDeps,
  allowances: readonly Allowance[],
  now: Date,
): Promise<number> {
  const secret = secrets.keyFor('allowance')
  const keyed = allowances.map((one) => ({ ...one, key: createHmac('sha256', secret).update(one.of).digest() }))
  // In one order for everybody: two who need the same keys do not wait for each other.
  const keys = [...new Map(keyed.map(({ key }) => [key.toString('hex'), key])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, key]) => key)
  return await inTransaction(db, async (client) => {
    for (const key of keys) await client.query('select pg_advisory_xact_lock($1)', [key.readBigInt64BE()])
    let wait = 0
    for (const { key, limit, seconds } of keyed) {
      const { rows } = await client.query<{ at: Date }>(
        `select at from allowance_uses where key = $1 and at > $2::timestamptz - make_interval(secs => $3)
          order by at desc offset $4 limit 1`,
        [key, now, seconds, limit - 1],
      )
      const [row] = rows
      if (row) wait = Math.max(wait, Math.ceil((row.at.getTime() + seconds * 1000 - now.getTime()) / 1000))
    }
    if (wait > 0) return wait
    await client.query('insert into allowance_uses (key, at) select unnest($1::bytea[]), $2', [keys, now])
    return 0
  })
}

export async function forgetOldUses(db: Database, now: Date): Promise<void> {
  await db.query('delete from allowance_uses where at < $1::timestamptz - make_interval(secs => $2)', [
    now,
    longestSeconds,
  ])
}
