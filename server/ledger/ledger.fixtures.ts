import { randomUUID } from 'node:crypto'
import { aPerson } from '../../test/people.ts'
import type { TestServer } from '../../test/server.ts'
import type { Database } from '../platform/database.ts'
import type { Owner } from './accounts.ts'

export const now = new Date('2026-03-04T12:00:00Z')

/** A member of a company, and the company. */
export async function memberAndCompany(server: TestServer): Promise<{ member: Owner; company: Owner }> {
  const { id, companyId } = await aPerson(server, { company: { name: 'Harbour Care Ltd' } })
  return { member: { kind: 'person', id }, company: { kind: 'company', id: companyId! } }
}

export const anAd = () => ({ kind: 'ad', id: randomUUID() })

/** Accounts whose balance is not the sum of their transfers, and transfers between two units. */
export async function wrongRows(db: Database): Promise<unknown[]> {
  const balances = await db.query(
    `select a.id, a.balance, s.sum from ledger_accounts a cross join lateral
       (select coalesce(sum(case when t.to_account = a.id then t.amount else -t.amount end), 0) as sum
          from ledger_transfers t where a.id in (t.from_account, t.to_account)) s
      where a.balance is not null and a.balance <> s.sum`,
  )
  const units = await db.query(
    `select t.id from ledger_transfers t join ledger_accounts a on a.id in (t.from_account, t.to_account) where a.unit <> t.unit`,
  )
  return [...balances.rows, ...units.rows] as unknown[]
}
