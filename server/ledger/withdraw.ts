import type { PoolClient } from 'pg'
import { lockAccounts, ourAccount, type Owner, type Unit } from './accounts.ts'
import { move, requireAmount, wasMade, type Subject } from './movement.ts'

/**
 * Takes credits out of the world again, such as those of a purchase that is refunded, in the caller's transaction.
 * @param kind why, as the feature calls it: 'refund'.
 * @returns whether they are withdrawn, now or before by the same key; false: there is not enough, and nothing was changed.
 * @throws KeyReused where the key belongs to another movement.
 */
export async function withdraw(
  client: PoolClient,
  given: { from: Owner; unit: Unit; amount: number; kind: string; key: string; subject?: Subject; now: Date },
): Promise<boolean> {
  const { from: owner, unit, amount, kind, key, subject = null, now } = given
  requireAmount(amount)
  const accounts = await lockAccounts(client, { owner, unit })
  if (accounts === null) return false
  const to = await ourAccount(client, unit, 'issued')
  const movement = { kind, unit, from: accounts.available.id, to, amount, key, subject }
  if (await wasMade(client, movement)) return true
  if (accounts.available.balance < amount) return false
  return await move(client, { ...movement, now })
}
