import type { AdminPayments } from '../../contract/payments/admin-payments.ts'
import type { ProductId } from '../../contract/payments/payments.ts'
import type { Database } from '../platform/database.ts'

/** What operators see of payments: the latest first, and no card. */
export async function adminPayments(db: Database): Promise<Omit<AdminPayments, 'isLive'>> {
  const { rows: matters } = await db.query<{
    id: string
    at: Date
    kind: string
    text: string
    purchase_id: string | null
    object_id: string | null
  }>(
    `select id, at, kind, text, purchase_id, object_id from payment_matters where settled_at is null order by at desc limit 200`,
  )
  const { rows: purchases } = await db.query<{
    id: string
    begun_at: Date
    buyer: string
    product: ProductId
    quantity: number
    amount: number
    state: string
    refunded: number
    refundable: string
  }>(
    `select u.id, u.begun_at, coalesce(c.name, o.name, 'Closed account') as buyer, u.product, u.quantity, u.amount, u.state, u.refunded,
            greatest(0, case when u.state <> 'paid' then 0 when l.amount is not null
              then l.amount - coalesce((select sum(r.amount) from payment_refunds r where r.payment_intent = l.payment_intent), 0)
              when u.payment_intent is null then 0 else u.amount - u.refunded end) as refundable
       from purchases u join payers p on p.id = u.payer_id
       left join companies c on c.id = p.company_id left join users o on o.id = p.user_id
       left join lateral (select i.amount, i.payment_intent from plan_invoices i join plan_subscriptions s on s.id = i.subscription_id
                           where s.purchase_id = u.id order by i.paid_at desc limit 1) l on true
      order by u.begun_at desc limit 100`,
  )
  const { rows: disputes } = await db.query<{
    id: string
    opened_at: Date
    amount: number
    reason: string
    status: string
    due_by: Date | null
    purchase_id: string | null
  }>(
    `select id, opened_at, amount, reason, status, due_by, purchase_id from payment_disputes order by opened_at desc limit 100`,
  )
  return {
    matters: matters.map(({ id: _id, at, kind, text, purchase_id: purchase, object_id: objectId }) => ({
      _id,
      at: at.toISOString(),
      kind,
      text,
      purchase,
      objectId,
    })),
    purchases: purchases.map(({ id: _id, begun_at: begun, refundable, ...rest }) => ({
      _id,
      begun: begun.toISOString(),
      ...rest,
      refundable: Number(refundable),
    })),
    disputes: disputes.map(({ id: _id, opened_at: opened, due_by: dueBy, purchase_id: purchase, ...rest }) => ({
      _id,
      opened: opened.toISOString(),
      ...rest,
      dueBy: dueBy?.toISOString() ?? null,
      purchase,
    })),
  }
}

/** The last payment of a purchase that can be given back. */
export async function lastPayment(
  db: Database,
  purchaseId: string,
): Promise<{ intent: string; invoiceId: string | null } | null> {
  const { rows } = await db.query<{ intent: string | null; invoice_id: string | null }>(
    `select coalesce(l.payment_intent, u.payment_intent) as intent, l.invoice_id from purchases u
       left join lateral (select i.payment_intent, i.invoice_id from plan_invoices i join plan_subscriptions s on s.id = i.subscription_id
                           where s.purchase_id = u.id order by i.paid_at desc limit 1) l on true
      where u.id = $1 and u.state = 'paid'`,
    [purchaseId],
  )
  const [row] = rows
  return row?.intent == null ? null : { intent: row.intent, invoiceId: row.invoice_id }
}
