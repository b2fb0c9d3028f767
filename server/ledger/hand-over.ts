import type { PoolClient } from 'pg'
import { lockAccounts, lockAvailable, openAccounts, readAccounts, type Owner, type Unit } from './accounts.ts'
import { isKeyUsed, type Subject } from './movement.ts'
import { release, reserve } from './reserve.ts'
import { transfer } from './transfer.ts'

/**
 * Gives another owner all that somebody has of a unit, in the caller's transaction. What is reserved stays reserved, for the same
 * subjects, and comes from the new owner from then on: a release gives it back to them.
 * @param key of the wish: the same one hands over once, whatever has come in since.
 * @returns how many were handed over now, reserved ones included.
 */
export async function handOver(
  client: PoolClient,
  { from, to, unit, key, now }: { from: Owner; to: Owner; unit: Unit; key: string; now: Date },
): Promise<number> {
  await openAccounts(client, { owner: to, unit })
  const [giving, taking] = [
    await readAccounts(client, { owner: from, unit }),
    await readAccounts(client, { owner: to, unit }),
  ]
  if (giving === null || taking === null) return 0
  // Both at once: each release and transfer below locks one or both of them again, in whatever order.
  await lockAvailable(client, [giving.available.id, taking.available.id])
  if (await isKeyUsed(client, key)) return 0
  const open = await openReservations(client, giving.reserved.id)
  for (const { subject } of open) await release(client, { subject, now })
  const all = (await lockAccounts(client, { owner: from, unit }))?.available.balance ?? 0
  if (all === 0) return 0
  if (!(await transfer(client, { from, to, unit, amount: all, key, now })))
    throw new Error('What was just counted is not there')
  for (const { subject, amount } of open) await reserve(client, { owner: to, unit, amount, subject, now })
  return all
}

/** What is held in an account of the kind 'reserved', the oldest first. */
async function openReservations(
  client: PoolClient,
  reservedAccount: string,
): Promise<{ subject: Subject; amount: number }[]> {
  const { rows } = await client.query<{ kind: string; id: string; amount: string }>(
    `select t.subject_kind as kind, t.subject_id as id, t.amount from ledger_transfers t
      where t.to_account = $1 and t.kind = 'reserve' and not exists (
        select 1 from ledger_transfers later
         where later.subject_kind = t.subject_kind and later.subject_id = t.subject_id and later.id > t.id
           and later.kind in ('reserve', 'capture', 'release'))
      order by t.id`,
    [reservedAccount],
  )
  return rows.map(({ kind, id, amount }) => ({ subject: { kind, id }, amount: Number(amount) }))
}
