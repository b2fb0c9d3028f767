import type { PoolClient } from 'pg'
import { locks, lockSpaces } from '../platform/locks.ts'
import type { FoldKeys } from '../../engines/folding/index.ts'

/*
 * Who writes ads and jobs waits for whom. Each takes its locks in the order of this list, so nobody waits in a circle:
 * a place in the lock table, the folding lock (shared, or alone), fold keys in the order of their numbers, ads by board and
 * ref, jobs that are there by id, listings by id.
 */

/**
 * PostgreSQL keeps the advisory locks of all connections in one table, which has room for 6,400 with its usual settings, and
 * fails whoever finds it full. So only two large batches and four small ones hold their keys at once, and a batch with more keys
 * than a large one may have takes no keys but the folding lock alone.
 */
const small = { mostKeys: 300, places: [2, 3, 4, 5] }
const large = { mostKeys: 2_000, places: [0, 1] }

/**
 * Until the end of the transaction nobody else folds an ad that shares a key with any of these. Ads that share no key are never
 * compared, so two batches without a common key may be written side by side.
 */
export async function lockFoldKeys(client: PoolClient, keys: readonly FoldKeys[]): Promise<void> {
  const numbers = lockNumbers(keys)
  if (numbers.length > large.mostKeys) {
    await lockFolding(client)
  } else {
    await takePlace(client, numbers.length > small.mostKeys ? large.places : small.places)
    await client.query('select pg_advisory_xact_lock_shared($1)', [locks.folding])
    await client.query('select pg_advisory_xact_lock($1, key) from unnest($2::int[]) as key', [
      lockSpaces.foldKeys,
      numbers,
    ])
  }
  await markFirstId(client)
}

/**
 * The same without waiting for a key: of two files, the batches have a key or other in common nearly always, and most of their ads none.
 * @returns for each ad whether all its keys are held.
 */
export async function tryFoldKeys(client: PoolClient, keys: readonly FoldKeys[]): Promise<boolean[]> {
  const numbers = lockNumbers(keys)
  if (numbers.length > large.mostKeys) {
    await lockFoldKeys(client, keys)
    return keys.map(() => true)
  }
  await takePlace(client, numbers.length > small.mostKeys ? large.places : small.places)
  await client.query('select pg_advisory_xact_lock_shared($1)', [locks.folding])
  const { rows } = await client.query<{ key: number }>(
    'select key from unnest($2::int[]) as key where pg_try_advisory_xact_lock($1, key)',
    [lockSpaces.foldKeys, numbers],
  )
  await markFirstId(client)
  const held = new Set(rows.map(({ key }) => key))
  return keys.map((each) => lockNumbers([each]).every((number) => held.has(number)))
}

/** Until the end of the transaction nobody else folds, closes or moves any ad. */
export async function lockFolding(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [locks.folding])
}

/**
 * Half of each key, in ascending order. Batches that meet in a number by chance wait for one another in vain, so the
 * numbers must be many more than the keys: with 1,024 of them two batches of 500 ads would always meet.
 */
export function lockNumbers(keys: readonly FoldKeys[]): number[] {
  const numbers = new Set<number>()
  for (const { exact, title, text1, text2 } of keys) {
    for (const key of [exact, title, text1, text2]) {
      if (key !== null) numbers.add(Number(BigInt.asIntN(32, BigInt(key))))
    }
  }
  return [...numbers].sort((a, b) => a - b)
}

async function takePlace(client: PoolClient, places: readonly number[]): Promise<void> {
  const { rowCount } = await client.query(
    'select from unnest($2::int[]) as place where pg_try_advisory_xact_lock($1, place) limit 1',
    [lockSpaces.foldPlaces, places],
  )
  if (rowCount === 1) return
  const place = places[Math.floor(Math.random() * places.length)]
  await client.query('select pg_advisory_xact_lock($1, $2)', [lockSpaces.foldPlaces, place])
}

/** SQL: the latest id that an ad was given, which is also the latest that a job can have. */
export const latestId = '(select case when is_called then last_value::int else 0 end from received_ads_id_seq)'

/** Says, for as long as the transaction is under way, that every new id in it is greater than this one. */
async function markFirstId(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock_shared($1, ${latestId})`, [lockSpaces.firstIds])
}
