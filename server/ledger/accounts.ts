import type { PoolClient } from 'pg'
import type { Queryable } from '../platform/database.ts'

/** What can be owned. Nothing of one unit ever becomes of another. */
export type Unit = 'application-credits' | 'publisher-credits'

export type Owner = { kind: 'person' | 'company'; id: string }

/** What somebody has of one unit. */
export type Holding = { owner: Owner; unit: Unit }

type Account = { id: string; balance: number }

/** An owner's two accounts of a unit: what they can use, and what is held for something that is under way. */
export type Accounts = { available: Account; reserved: Account }

const ownerColumn: Readonly<Record<Owner['kind'], string>> = { person: 'user_id', company: 'company_id' }

/** Opens an owner's accounts of a unit, once; may be called again. */
export async function openAccounts(client: Queryable, { owner, unit }: Holding): Promise<void> {
  await client.query(
    `insert into ledger_accounts (unit, ${ownerColumn[owner.kind]}, kind, balance)
     values ($1, $2, 'available', 0), ($1, $2, 'reserved', 0) on conflict do nothing`,
    [unit, owner.id],
  )
}

/** To look at, without waiting for anybody. @returns null where no accounts were opened. */
export async function readAccounts(db: Queryable, { owner, unit }: Holding): Promise<Accounts | null> {
  const { rows } = await db.query<{ id: string; balance: string; reserved_id: string; reserved_balance: string }>(
    // Accounts of owners have a balance, as a constraint says.
    `select a.id, coalesce(a.balance, 0) as balance, r.id as reserved_id, coalesce(r.balance, 0) as reserved_balance
       from ledger_accounts a
       join ledger_accounts r on r.${ownerColumn[owner.kind]} = $1 and r.unit = a.unit and r.kind = 'reserved'
      where a.${ownerColumn[owner.kind]} = $1 and a.unit = $2 and a.kind = 'available'`,
    [owner.id, unit],
  )
  const [row] = rows
  if (!row) return null
  return {
    available: { id: row.id, balance: Number(row.balance) },
    reserved: { id: row.reserved_id, balance: Number(row.reserved_balance) },
  }
}

/**
 * An owner's accounts, locked until the transaction ends: what is done with them happens one after the other.
 * @returns null where no accounts were opened.
 */
export async function lockAccounts(client: PoolClient, holding: Holding): Promise<Accounts | null> {
  const found = await readAccounts(client, holding)
  if (found === null) return null
  await lockAvailable(client, [found.available.id])
  // Read in a statement after the lock: a row that was waited for may have changed since the first read.
  return await readAccounts(client, holding)
}

/**
 * Locks accounts of the kind 'available'; the 'reserved' one beside each is only changed under the same lock. Always in the order of
 * their ids, so that two transfers in opposite directions do not wait for one another.
 */
export async function lockAvailable(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query('select 1 from ledger_accounts where id = any($1) order by id for update', [ids])
}

/** Where credits come from, and where those that were used go. */
export async function ourAccount(client: Queryable, unit: Unit, kind: 'issued' | 'spent'): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from ledger_accounts where unit = $1 and kind = $2', [
    unit,
    kind,
  ])
  const [account] = rows
  if (!account) throw new Error(`The ledger has no account ‘${kind}’ of ${unit}`)
  return account.id
}

/** What an owner has. Somebody for whom no accounts were opened has nothing. */
export async function balanceOf(db: Queryable, holding: Holding): Promise<{ available: number; reserved: number }> {
  const accounts = await readAccounts(db, holding)
  return { available: accounts?.available.balance ?? 0, reserved: accounts?.reserved.balance ?? 0 }
}

/** What all owners together have reserved. */
export async function reservedByAll(db: Queryable, unit: Unit): Promise<number> {
  const { rows } = await db.query<{ sum: string | null }>(
    `select sum(balance) as sum from ledger_accounts where unit = $1 and kind = 'reserved'`,
    [unit],
  )
  return Number(rows[0]?.sum ?? 0)
}
