import type { PoolClient } from 'pg'
import { lockAccounts, openAccounts as openLedgerAccounts } from '../ledger/accounts.ts'
import { isKeyUsed } from '../ledger/movement.ts'
import { issue } from '../ledger/transfer.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { applicationCreditsOf } from './credits.ts'

/**
 * Opens a person's accounts and puts the free credits into them, once. Part of making an account.
 * @param free how many: the setting ROLECALL_FREE_CREDITS.
 */
export async function openAccounts(
  client: PoolClient,
  { userId, free, now }: { userId: string; free: number; now: Date },
): Promise<void> {
  const holding = applicationCreditsOf(userId)
  await openLedgerAccounts(client, holding)
  if (free === 0) return
  const accounts = await lockAccounts(client, holding)
  if (accounts === null) throw new Error('The accounts that were just opened are not there')
  // By the account and not by the person: the ledger outlives them, and names nobody.
  const key = `free ${accounts.available.id}`
  // Once, also where the setting has changed since.
  if (await isKeyUsed(client, key)) return
  await issue(client, { to: holding.owner, unit: holding.unit, kind: 'free', amount: free, key, now })
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
  const { rows } = await db.query<{ id: string }>(
    `select u.id from users u left join ledger_accounts a
         on a.user_id = u.id and a.unit = 'application-credits' and a.kind = 'available'
      where a.id is null or ($1::int > 0 and not exists (select 1 from ledger_transfers where key = 'free ' || a.id))
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
  const { owner: to, unit } = applicationCreditsOf(userId)
  return await issue(client, { to, unit, kind: 'grant', amount, key: `grant ${key}`, now })
}
