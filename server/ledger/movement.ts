import type { PoolClient } from 'pg'
import type { Queryable } from '../platform/database.ts'
import type { Unit } from './accounts.ts'

/** What a movement is about: an application, an ad, a payment. Not a reference: it stays known when the thing is gone. */
export type Subject = { kind: string; id: string }

/** From one account to another of the same unit. */
export type Movement = {
  /** 'reserve', 'capture', 'release', 'transfer', or where issued credits come from: 'free', 'grant'. */
  kind: string
  unit: Unit
  from: string
  to: string
  amount: number
  /** What tells the wish from others: the same one moves once. */
  key: string
  subject: Subject | null
  now: Date
}

/** A key was used again for a movement that is not the same. */
export class KeyReused extends Error {}

/**
 * Records a movement and changes the balances, in the caller's transaction. The owners' accounts are locked and their balance has
 * been looked at: the constraints of the tables are the second net.
 * @returns whether it was made now; false: it was made before.
 * @throws KeyReused where the key belongs to another movement.
 */
export async function move(client: PoolClient, movement: Movement): Promise<boolean> {
  const { kind, unit, from, to, amount, key, subject, now } = movement
  requireAmount(amount)
  const { rowCount } = await client.query(
    `insert into ledger_transfers (at, kind, unit, from_account, to_account, amount, key, subject_kind, subject_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
    [now, kind, unit, from, to, amount, key, subject?.kind ?? null, subject?.id ?? null],
  )
  if (rowCount === 0) {
    if (!(await wasMade(client, movement))) throw new Error('A movement is neither new nor there')
    return false
  }
  await client.query(
    `update ledger_accounts set balance = balance + case when id = $1 then -$3::bigint else $3::bigint end
      where id in ($1, $2) and balance is not null`,
    [from, to, amount],
  )
  return true
}

/**
 * Whether a movement was made before.
 * @throws KeyReused where its key belongs to another one.
 */
export async function wasMade(
  client: Queryable,
  { kind, unit, from, to, amount, key, subject }: Omit<Movement, 'now'>,
): Promise<boolean> {
  const { rows } = await client.query<{ is_same: boolean }>(
    `select kind = $2 and unit = $3 and from_account = $4 and to_account = $5 and amount = $6
            and subject_id is not distinct from $8 and (subject_id is null or subject_kind = $7) as is_same
       from ledger_transfers where key = $1`,
    [key, kind, unit, from, to, amount, subject?.kind ?? null, subject?.id ?? null],
  )
  const [made] = rows
  if (made?.is_same === false) throw new KeyReused('This key was used for another movement of credits')
  return made !== undefined
}

/** Whether there is a movement with this key, whatever it moved. */
export async function isKeyUsed(client: Queryable, key: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from ledger_transfers where key = $1', [key])
  return rowCount === 1
}

/** @throws RangeError for an amount that cannot be moved. */
export function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RangeError('An amount of credits is a whole number from 1 upwards')
}
