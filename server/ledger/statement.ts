import type { Queryable } from '../platform/database.ts'
import type { Holding, Owner } from './accounts.ts'
import type { Subject } from './movement.ts'

export type StatementLine = {
  at: Date
  kind: string
  amount: number
  /** Of what the owner can use: less than 0 for what left it, and 0 for a capture, which takes what was held before. */
  change: number
  subject: Subject | null
  /** Of a transfer: the owner at its other end. Null where there is none, or it is no more. */
  other: Owner | null
}

/** All that was done with what an owner has of a unit, the oldest first. The changes add up to what is available. */
export async function statement(db: Queryable, { owner, unit }: Holding): Promise<StatementLine[]> {
  const column = owner.kind === 'person' ? 'user_id' : 'company_id'
  const { rows } = await db.query<{
    at: Date
    kind: string
    amount: string
    sign: number
    subject_kind: string | null
    subject_id: string | null
    other_person: string | null
    other_company: string | null
  }>(
    `select t.at, t.kind, t.amount, t.subject_kind, t.subject_id, o.user_id as other_person, o.company_id as other_company,
            case when a.kind = 'reserved' then 0 when t.to_account = a.id then 1 else -1 end as sign
       from ledger_accounts a join ledger_transfers t on a.id in (t.from_account, t.to_account)
       left join ledger_accounts o on t.kind = 'transfer' and o.id = case when t.to_account = a.id then t.from_account else t.to_account end
      where a.${column} = $1 and a.unit = $2 and (a.kind = 'available' or t.kind = 'capture') order by t.id`,
    [owner.id, unit],
  )
  return rows.map((row) => ({
    at: row.at,
    kind: row.kind,
    amount: Number(row.amount),
    change: row.sign * Number(row.amount),
    subject:
      row.subject_kind === null || row.subject_id === null ? null : { kind: row.subject_kind, id: row.subject_id },
    other: ownerOf(row.other_person, row.other_company),
  }))
}

function ownerOf(person: string | null, company: string | null): Owner | null {
  if (person !== null) return { kind: 'person', id: person }
  return company === null ? null : { kind: 'company', id: company }
}
