import type { PoolClient } from 'pg'
import {
  lockAccounts,
  lockAvailable,
  openAccounts,
  ourAccount,
  readAccounts,
  type Owner,
  type Unit,
} from './accounts.ts'
import { move, requireAmount, wasMade, type Subject } from './movement.ts'

/**
 * Gives an owner credits that nobody had before, in the caller's transaction.
 * @param kind where they come from, as the feature calls it: 'free', 'grant'.
 * @returns whether they were given now; false: they were given before, by the same key.
 * @throws KeyReused where the key belongs to another movement.
 */
export async function issue(
  client: PoolClient,
  given: { to: Owner; unit: Unit; amount: number; kind: string; key: string; subject?: Subject; now: Date },
): Promise<boolean> {
  const { to: owner, unit, amount, kind, key, subject = null, now } = given
  await openAccounts(client, { owner, unit })
  const accounts = await lockAccounts(client, { owner, unit })
  if (accounts === null) throw new Error('The accounts that were just opened are not there')
  const from = await ourAccount(client, unit, 'issued')
  return await move(client, { kind, unit, from, to: accounts.available.id, amount, key, subject, now })
}

/**
 * Moves credits from one owner to another, such as from a company to a member, in the caller's transaction. Whether the two have to
 * do with one another is for the caller to ask, in the same transaction.
 * @returns whether they were moved, now or before by the same key; false: there is not enough, and nothing was changed.
 * @throws KeyReused where the key belongs to another movement.
 */
export async function transfer(
  client: PoolClient,
  given: { from: Owner; to: Owner; unit: Unit; amount: number; key: string; now: Date },
): Promise<boolean> {
  const { from, to, unit, amount, key, now } = given
  requireAmount(amount)
  if (from.kind === to.kind && from.id === to.id) throw new Error('A transfer has two owners')
  const giving = await readAccounts(client, { owner: from, unit })
  if (giving === null) return false
  await openAccounts(client, { owner: to, unit })
  const taking = await readAccounts(client, { owner: to, unit })
  if (taking === null) throw new Error('The accounts that were just opened are not there')

  await lockAvailable(client, [giving.available.id, taking.available.id])
  const [source, target] = [giving.available.id, taking.available.id]
  const movement = { kind: 'transfer', unit, from: source, to: target, amount, key, subject: null }
  if (await wasMade(client, movement)) return true
  const locked = await readAccounts(client, { owner: from, unit })
  if (locked === null || locked.available.balance < amount) return false
  return await move(client, { ...movement, now })
}
