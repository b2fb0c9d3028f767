import type { Queryable } from '../platform/database.ts'
import { balanceOf } from './credits.ts'

/** A person's credits and every transfer of them, for the archive of their data. */
export async function creditsOf(db: Queryable, userId: string): Promise<unknown> {
  const { rows } = await db.query(
    `select t.at, t.kind, t.amount::int as amount, t.application_id as "application"
       from credit_transfers t join credit_accounts a on a.id in (t.from_account, t.to_account)
      where a.user_id = $1 and a.kind = 'available' order by t.id`,
    [userId],
  )
  const captured = await db.query(
    `select t.at, t.kind, t.amount::int as amount, t.application_id as "application"
       from credit_transfers t join credit_accounts a on a.id = t.from_account
      where a.user_id = $1 and a.kind = 'reserved' and t.kind = 'capture' order by t.id`,
    [userId],
  )
  return { now: await balanceOf(db, userId), transfers: rows, paidForApplications: captured.rows }
}
