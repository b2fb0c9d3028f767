import type { PoolClient } from 'pg'

/** The two accounts of a person, locked until the transaction ends: what they do with their credits happens one after the other. */
export type Purse = { available: { id: string; balance: number }; reserved: { id: string; balance: number } }

export type TransferKind = 'free' | 'grant' | 'reserve' | 'capture' | 'release'

type PurseRow = { id: string; balance: string; reserved_id: string; reserved_balance: string }

// Accounts of people have a balance: the constraint credit_accounts_of_people_have_a_balance says so.
const purse = `select a.id, coalesce(a.balance, 0) as balance, r.id as reserved_id, coalesce(r.balance, 0) as reserved_balance
  from credit_accounts a join credit_accounts r on r.user_id = a.user_id and r.kind = 'reserved'
 where a.kind = 'available' and a.user_id = $1`

/** @returns null where the person has no accounts yet: see openAccounts. */
export async function lockPurse(client: PoolClient, userId: string): Promise<Purse | null> {
  // The lock first and the balances in a statement after it: a row that was waited for may have changed since this one began.
  await client.query(`select 1 from credit_accounts where user_id = $1 and kind = 'available' for update`, [userId])
  const { rows } = await client.query<PurseRow>(purse, [userId])
  return rows[0] ? toPurse(rows[0]) : null
}

/** The same without waiting: only to be looked at. */
export async function readPurse(client: Pick<PoolClient, 'query'>, userId: string): Promise<Purse | null> {
  const { rows } = await client.query<PurseRow>(purse, [userId])
  return rows[0] ? toPurse(rows[0]) : null
}

function toPurse(row: PurseRow): Purse {
  return {
    available: { id: row.id, balance: Number(row.balance) },
    reserved: { id: row.reserved_id, balance: Number(row.reserved_balance) },
  }
}

export async function ourAccount(client: PoolClient, kind: 'issued' | 'spent'): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from credit_accounts where kind = $1', [kind])
  const [account] = rows
  if (!account) throw new Error(`The ledger has no account ‘${kind}’`)
  return account.id
}

/**
 * Moves credits from one account to another. The person's accounts are locked and the balance has been looked at: the constraints
 * of the table are the second net.
 * @param key a transfer with the same key is made once.
 * @returns whether it was made now.
 */
export async function transfer(
  client: PoolClient,
  given: {
    kind: TransferKind
    from: string
    to: string
    amount: number
    key: string
    applicationId: string | null
    now: Date
  },
): Promise<boolean> {
  const { kind, from, to, amount, key, applicationId, now } = given
  const { rowCount } = await client.query(
    `insert into credit_transfers (at, kind, from_account, to_account, amount, key, application_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
    [now, kind, from, to, amount, key, applicationId],
  )
  if (rowCount === 0) return false
  await client.query(
    `update credit_accounts set balance = balance + case when id = $1 then -$3::bigint else $3::bigint end
      where id in ($1, $2) and balance is not null`,
    [from, to, amount],
  )
  return true
}
