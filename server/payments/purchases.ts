import type { ProductId, Purchase } from '../../contract/payments/payments.ts'
import { billOf, plans } from '../../contract/plans/plans.ts'
import type { Queryable } from '../platform/database.ts'

/** A purchase as it is kept. Amounts are whole pennies with all taxes. */
export type PurchaseRow = {
  id: string
  payer_id: string
  bought_by: string | null
  wish: string
  product: ProductId
  quantity: number
  amount: number
  state: Purchase['state']
  begun_at: Date
  expires_at: Date
  session_id: string | null
  session_url: string | null
  payment_intent: string | null
  paid_at: Date | null
  refunded: number
  withdrawn_at: Date | null
  back: string | null
}

export const purchaseColumns = `id, payer_id, bought_by, wish, product, quantity, amount, state, begun_at, expires_at, session_id,
  session_url, payment_intent, paid_at, refunded, withdrawn_at, back`

/** What is paid for a plan each time, and the credits of it, or of each of its months. */
export function planPurchase(type: 'onetime' | 'advanced'): { amount: number; quantity: number } {
  return { amount: billOf(plans[type]), quantity: plans[type].applications }
}

/**
 * A purchase of somebody's own: theirs, or of the company that they belong to.
 * @returns null if there is none of that id, or it is somebody else's.
 */
export async function findOwnPurchase(
  db: Queryable,
  { id, userId, companyId }: { id: string; userId: string; companyId: string | null },
): Promise<PurchaseRow | null> {
  const { rows } = await db.query<PurchaseRow>(
    `select ${purchaseColumns} from purchases
      where id = $1 and payer_id in (select id from payers where user_id = $2 or company_id = $3)`,
    [id, userId, companyId],
  )
  return rows[0] ?? null
}
