import { purchaseName } from '../../contract/payments/purchase-name.ts'
import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { applicationCreditsOf } from '../credits/index.ts'
import { lockAccounts, type Holding, capture, reserve } from '../ledger/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { noteMatter } from './matters.ts'
import { payerById } from './payers.ts'
import type { Selling } from './payment-deps.ts'
import { takePlanCredits } from './plan-credits.ts'
import { purchaseColumns, type PurchaseRow } from './purchases.ts'
import { writeReceipt } from './receipts.ts'

/** Where a payment belongs. */
export type PaidFor = { purchase: PurchaseRow; /** Of a plan: its invoice. */ invoiceId: string | null; paid: number }

/** What a payment of the provider paid for; null: nothing of ours. */
export async function paidForBy(db: Queryable, intent: string): Promise<PaidFor | null> {
  const { rows } = await db.query<PurchaseRow>(
    `select ${purchaseColumns} from purchases
      where payment_intent = $1
         or id = (select s.purchase_id from plan_invoices i join plan_subscriptions s on s.id = i.subscription_id
                   where i.payment_intent = $1)`,
    [intent],
  )
  const [purchase] = rows
  if (!purchase) return null
  const { rows: invoices } = await db.query<{ invoice_id: string; amount: number }>(
    'select invoice_id, amount from plan_invoices where payment_intent = $1',
    [intent],
  )
  const [invoice] = invoices
  return { purchase, invoiceId: invoice?.invoice_id ?? null, paid: invoice?.amount ?? purchase.amount }
}

/**
 * Looks at the provider what has been given back of a payment, by us or by somebody at the provider's own pages. For each refund: a credit
 * note, and the credits that were bought with it are taken back, as far as they are still there.
 * @returns how many were new; null: the payment is none of ours.
 */
export async function readRefunds(deps: Selling, intent: string): Promise<number | null> {
  if ((await paidForBy(deps.db, intent)) === null) return null
  const { data } = await deps.payments.stripe.refunds.list({ payment_intent: intent, limit: 100 })
  let count = 0
  // The oldest first: numbers follow the order in which it happened.
  for (const refund of data.toReversed()) {
    if (await inTransaction(deps.db, async (client) => await note(deps, client, { intent, refund }))) count++
  }
  return count
}

async function note(
  deps: Selling,
  client: PoolClient,
  { intent, refund }: { intent: string; refund: Stripe.Refund },
): Promise<boolean> {
  const now = deps.clock.now()
  const found = await paidForBy(client, intent)
  if (found === null) return false
  const { purchase } = found
  await client.query('select 1 from purchases where id = $1 for update', [purchase.id])
  if (refund.status === 'failed' || refund.status === 'canceled') {
    const text = 'A refund did not reach its buyer. Pay it back another way.'
    await noteMatter(client, { kind: 'refund-failed', purchaseId: purchase.id, objectId: refund.id, text, now })
    return false
  }
  const { rows } = await client.query<{ subject: string }>(
    `insert into payment_refunds (id, purchase_id, payment_intent, amount, made_at, credits_taken) values ($1, $2, $3, $4, $5, 0)
     on conflict (id) do nothing returning subject`,
    [refund.id, purchase.id, intent, refund.amount, now],
  )
  const [made] = rows
  if (!made) return false
  const { rows: sums } = await client.query<{ refunded: number }>(
    'update purchases set refunded = refunded + $2 where id = $1 returning refunded',
    [purchase.id, refund.amount],
  )
  const refunded = sums[0]?.refunded ?? refund.amount
  const taken = await takeCredits(client, { found, amount: refund.amount, refunded, subject: made.subject, now })
  await client.query('update payment_refunds set credits_taken = $2 where id = $1', [refund.id, taken.taken])
  if (taken.taken < taken.wanted) {
    const text = `${refund.amount} pence were given back, and ${taken.wanted - taken.taken} of the credits bought with them had been used.`
    await noteMatter(client, { kind: 'credits-spent', purchaseId: purchase.id, objectId: refund.id, text, now })
  }
  await writeCreditNote(deps, client, { found, reference: refund.id, amount: refund.amount, now })
  return true
}

/** A credit note against the receipt of a payment. */
export async function writeCreditNote(
  deps: Selling,
  client: PoolClient,
  given: { found: PaidFor; reference: string; amount: number; now: Date },
): Promise<void> {
  const { found, reference, amount, now } = given
  const { purchase, invoiceId } = found
  const { rows } = await client.query<{ id: string }>(
    `select id from receipts where series = 'receipt' and purchase_id = $1 and ($2::text is null or reference = $2)
      order by issued_at desc limit 1`,
    [purchase.id, invoiceId],
  )
  await writeReceipt(deps, client, {
    series: 'credit-note',
    purchase,
    reference,
    lines: [{ text: `Refund: ${purchaseName(purchase)}`, quantity: 1, amount }],
    corrects: rows[0]?.id ?? null,
    now,
  })
}

/** Takes the credits back that a sum had bought, for good. @param given.refunded all that has been given back of the purchase, with this sum */
async function takeCredits(
  client: PoolClient,
  given: { found: PaidFor; amount: number; refunded: number; subject: string; now: Date },
): Promise<{ wanted: number; taken: number }> {
  const { found, amount, refunded, now } = given
  const { purchase, paid } = found
  const subject = { kind: 'refund', id: given.subject }
  if (purchase.product === 'advanced') {
    const { rows } = await client.query<{ id: string; started_at: Date; user_id: string | null }>(
      `select s.id, s.started_at, p.user_id from plan_subscriptions s join payers p on p.id = s.payer_id where s.purchase_id = $1`,
      [purchase.id],
    )
    const [plan] = rows
    if (!plan || plan.user_id === null || amount < paid) return { wanted: 0, taken: 0 }
    const ofPlan = { userId: plan.user_id, subscriptionId: plan.id, since: plan.started_at, subject, now }
    const taken = await takePlanCredits(client, ofPlan)
    return { wanted: taken, taken }
  }
  // Rounded once for all refunds together: many small ones take what one large one would.
  const boughtBy = (sum: number) => Math.floor((purchase.quantity * sum) / paid)
  const wanted = boughtBy(refunded) - boughtBy(refunded - amount)
  const taken = await holdCredits(client, { purchase, most: wanted, subject, now })
  if (taken > 0) await capture(client, { subject, now })
  return { wanted, taken }
}

/** Holds credits of a buyer, as many as are there. @returns how many. */
export async function holdCredits(
  client: PoolClient,
  given: { purchase: PurchaseRow; most: number; subject: { kind: string; id: string }; now: Date },
): Promise<number> {
  const { purchase, most, subject, now } = given
  const { owner } = await payerById(client, purchase.payer_id)
  if (owner === null) return 0
  const holding: Holding =
    owner.kind === 'company' ? { owner, unit: 'publisher-credits' } : applicationCreditsOf(owner.id)
  const accounts = await lockAccounts(client, holding)
  const amount = Math.min(most, accounts?.available.balance ?? 0)
  if (amount > 0) await reserve(client, { ...holding, amount, subject, now })
  return amount
}

/**
 * Gives money back. For what was invoiced by a credit note at the provider as well.
 * @param given.key says which wish to give back it is: the same one gives once.
 * @throws where the provider refuses, as for more than was paid.
 */
export async function giveBack(
  deps: Selling,
  given: { intent: string; invoiceId: string | null; amount: number; key: string },
): Promise<void> {
  const { intent, invoiceId, amount, key } = given
  const options = { idempotencyKey: key }
  if (invoiceId === null)
    await deps.payments.stripe.refunds.create(
      { payment_intent: intent, amount, reason: 'requested_by_customer' },
      options,
    )
  else
    await deps.payments.stripe.creditNotes.create(
      { invoice: invoiceId, amount, refund_amount: amount, reason: 'order_change' },
      options,
    )
  await readRefunds(deps, intent)
}
