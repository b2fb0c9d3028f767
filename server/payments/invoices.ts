import type { PoolClient } from 'pg'
import { billOf, plans } from '../../contract/plans/plans.ts'
import { inTransaction } from '../platform/database.ts'
import { postMail } from '../outbox/index.ts'
import { findAccount } from '../users/users.ts'
import { idOf } from './complete-purchase.ts'
import { paymentFailed } from './letters.ts'
import { noteMatter } from './matters.ts'
import { siteUrlOf, type Selling } from './payment-deps.ts'
import { grantPlanCredits, notePeriod } from './plan-credits.ts'
import { purchaseColumns, type PurchaseRow } from './purchases.ts'
import { writeReceipt } from './receipts.ts'
import { readSubscription } from './subscriptions.ts'

export type InvoiceOutcome = 'granted' | 'granted-before' | 'nothing-paid' | 'needs-person' | 'not-ours'

/**
 * Looks at an invoice of a plan at the provider: where it was paid, writes the receipt and gives the credits of its months; where it
 * failed, tells its payer once. An invoice of nothing, as of a trial, is not a payment.
 */
export async function readInvoice(deps: Selling, invoiceId: string): Promise<InvoiceOutcome> {
  const { stripe } = deps.payments
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
  const subscription = idOf(invoice.parent?.subscription_details?.subscription)
  if (subscription === null || (await readSubscription(deps, subscription)) === 'not-ours') return 'not-ours'
  if (invoice.status !== 'paid') {
    if (invoice.attempted && invoice.amount_due > 0) await tellOfFailure(deps, { subscription, invoice: invoiceId })
    return 'nothing-paid'
  }
  if (invoice.amount_paid === 0) return 'nothing-paid'
  const payment = invoice.payments?.data.find(({ payment: of }) => of.type === 'payment_intent')
  const intent = idOf(payment?.payment.payment_intent)
  return await inTransaction(deps.db, async (client): Promise<InvoiceOutcome> => {
    const now = deps.clock.now()
    const found = await planOf(client, subscription)
    if (found === null) return 'not-ours'
    const { id: subscriptionId, purchase } = found
    const bill = billOf(plans.advanced)
    // Less where time that was not used is credited; never more.
    if (invoice.currency !== 'gbp' || invoice.amount_paid > bill) {
      const text = `An invoice of a plan took ${invoice.amount_paid} ${invoice.currency} where ${bill} pence were agreed: nothing was given.`
      await noteMatter(client, { kind: 'other-amount', purchaseId: purchase.id, objectId: invoiceId, text, now })
      return 'needs-person'
    }
    const line = invoice.lines.data.findLast(({ amount }) => amount > 0)
    const start = new Date((line?.period.start ?? invoice.period_start) * 1_000)
    const end = new Date((line?.period.end ?? invoice.period_end) * 1_000)
    const lines = [
      {
        text: `${plans.advanced.name}, ${plans.advanced.monthsPerBill} months from ${dayOf(start)}`,
        quantity: 1,
        amount: bill,
      },
    ]
    if (invoice.amount_paid < bill)
      lines.push({ text: 'Time that you had paid for and not used', quantity: 1, amount: invoice.amount_paid - bill })
    const written = await writeReceipt(deps, client, {
      series: 'receipt',
      purchase,
      reference: invoiceId,
      lines,
      corrects: null,
      now,
    })
    await notePeriod(client, { subscriptionId, start, end, invoiceId })
    await client.query(
      `insert into plan_invoices (invoice_id, subscription_id, payment_intent, amount, paid_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [invoiceId, subscriptionId, intent, invoice.amount_paid, now],
    )
    await grantPlanCredits(client, { stripeId: subscription, now })
    return written === null ? 'granted-before' : 'granted'
  })
}

async function planOf(client: PoolClient, stripeId: string): Promise<{ id: string; purchase: PurchaseRow } | null> {
  const { rows } = await client.query<{ id: string; purchase_id: string }>(
    'select id, purchase_id from plan_subscriptions where stripe_id = $1 for update',
    [stripeId],
  )
  const [plan] = rows
  if (!plan) return null
  const { rows: bought } = await client.query<PurchaseRow>(`select ${purchaseColumns} from purchases where id = $1`, [
    plan.purchase_id,
  ])
  return bought[0] ? { id: plan.id, purchase: bought[0] } : null
}

async function tellOfFailure(deps: Selling, given: { subscription: string; invoice: string }): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    const now = deps.clock.now()
    const found = await planOf(client, given.subscription)
    if (found === null) return
    const { rows } = await client.query<{ user_id: string | null; period_start: Date }>(
      `select p.user_id, s.period_start from plan_subscriptions s join payers p on p.id = s.payer_id where s.id = $1`,
      [found.id],
    )
    const [plan] = rows
    if (!plan || plan.user_id === null) return
    const { rowCount } = await client.query(
      `insert into payment_reminders (subscription_id, kind, about, sent_at) values ($1, 'payment-failed', $2, $3)
       on conflict do nothing`,
      [found.id, plan.period_start, now],
    )
    const person = rowCount === 1 ? await findAccount(client, plan.user_id) : null
    if (person?.email == null) return
    const letter = paymentFailed({ amount: billOf(plans.advanced), url: `${siteUrlOf(deps)}/subscriptions` })
    await postMail(deps, client, person.email, letter, { template: 'payment-failed', userId: plan.user_id, now })
  })
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' }).format(at)
}
