import type { PoolClient } from 'pg'
import { inTransaction, type Database } from '../platform/database.ts'
import { lockPurse, ourAccount, transfer } from './transfer.ts'

/**
 * Opens a person's accounts and puts the free credits into them, once. Part of making an account.
 * @param free how many: the setting ROLECALL_FREE_CREDITS.
 */
export async function openAccounts(
  client: PoolClient,
  { userId, free, now }: { userId: string; free: number; now: Date },
): Promise<void> {
  await client.query(
    `insert into credit_accounts (user_id, kind, balance) values ($1, 'available', 0), ($1, 'reserved', 0) on conflict do nothing`,
    [userId],
  )
  if (free === 0) return
  const purse = await lockPurse(client, userId)
  if (purse === null) throw new Error('The accounts that were just opened are not there')
  await transfer(client, {
    kind: 'free',
    from: await ourAccount(client, 'issued'),
    to: purse.available.id,
    amount: free,
    // By the account and not by the person: the ledger outlives them, and names nobody.
    key: `free ${purse.available.id}`,
    applicationId: null,
    now,
  })
}

/**
 * The same for everybody who has not had theirs: who was here before there were credits, or before they were given away. Each
 * in a transaction of their own, so that it can be stopped and run again.
 * @returns for how many.
 */
export async function openAccountsOfAll(
  db: Database,
  { free, now, signal }: { free: number; now: Date; signal: AbortSignal },
): Promise<number> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select u.id from users u left join credit_accounts a on a.user_id = u.id and a.kind = 'available'
      where a.id is null or ($1::int > 0 and not exists (select 1 from credit_transfers where key = 'free ' || a.id))
      order by u.created`,
    [free],
  )
  let count = 0
  for (const { id: userId } of rows) {
    if (signal.aborted) break
    const isThere = await inTransaction(db, async (client) => {
      // Who leaves in this moment gets none.
      const { rowCount } = await client.query('select 1 from users where id = $1 for key share', [userId])
      if (rowCount === 1) await openAccounts(client, { userId, free, now })
      return rowCount === 1
    })
    if (isThere) count++
  }
  return count
}

/**
 * Gives credits to a person, as an operator or a payment does.
 * @param key of the wish: the same one gives once.
 * @returns whether they were given now.
 */
export async function giveCredits(
  client: PoolClient,
  { userId, amount, key, now }: { userId: string; amount: number; key: string; now: Date },
): Promise<boolean> {
  await openAccounts(client, { userId, free: 0, now })
  const purse = await lockPurse(client, userId)
  if (purse === null) throw new Error('The accounts that were just opened are not there')
  const issued = await ourAccount(client, 'issued')
  return await transfer(client, {
    kind: 'grant',
    from: issued,
    to: purse.available.id,
    amount,
    key: `grant ${key}`,
    applicationId: null,
    now,
  })
}
