import { createHash, randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { inTransaction, type Database } from '../../platform/database.ts'

/** The day that a moment belongs to, in UTC: '2026-03-04'. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/**
 * Marks visitors of a day, so that the same one is not counted twice. The key is made again each day and deleted with the marks
 * when the day is over: nothing can then be led back to a network, not even by trying them all.
 *
 * A visitor is a network, not a browser or an account: cookies can be dropped and accounts made, so that one person could be five.
 * People behind one network count once, which errs towards publishing less.
 * @returns what makes the mark of a network; null where the day is over already: another process has begun the next.
 */
export async function marksOfDay(db: Database, day: string): Promise<((network: string) => Buffer) | null> {
  const key = (await keyOf(db, day)) ?? (await beginDay(db, day))
  return key && ((network) => createHash('sha256').update(key).update(network).digest())
}

/** Deletes the key and the marks of days that are over. */
export async function endOldDays(db: Database, now: Date): Promise<void> {
  const { rows } = await db.query('select from search_day_key where day < $1', [dayOf(now)])
  if (rows.length > 0) await beginDay(db, dayOf(now))
  // A crash may have emptied the one table and not the other.
  await db.query('delete from search_day_marks where day < $1', [dayOf(now)])
}

/**
 * The network that an address belongs to: of IPv4 the first 24 bits, of IPv6 the first 48, which is what one subscriber may be
 * given whole. Whatever is no address is one network.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.')
  if (!isIPv6(address)) return ''
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const missing = 8 - head.length - tail.length - (tail.at(-1)?.includes('.') ? 1 : 0)
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail]
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

async function keyOf(db: Database, day: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ key: Buffer }>('select key from search_day_key where day = $1', [day])
  return rows[0]?.key ?? null
}

/** Empties both tables and makes the key of a new day. Of two processes at midnight, the second finds that it is done. */
async function beginDay(db: Database, day: string): Promise<Buffer | null> {
  return await inTransaction(db, async (client) => {
    await client.query('lock table search_day_key, search_day_marks in access exclusive mode')
    const { rows } = await client.query<{ day: string; key: Buffer }>('select day::text, key from search_day_key')
    const [current] = rows
    if (current !== undefined && current.day >= day) return current.day === day ? current.key : null
    // Not delete: that would leave the rows in the file until it is tidied.
    await client.query('truncate search_day_key, search_day_marks')
    const key = randomBytes(32)
    await client.query('insert into search_day_key (day, key) values ($1, $2)', [day, key])
    return key
  })
}
