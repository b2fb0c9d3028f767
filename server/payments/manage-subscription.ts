import { billOf, plans } from '../../contract/plans/plans.ts'
import { withdrawalDays } from '../../contract/payments/rules.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import type { Selling } from './payment-deps.ts'
import { usedOfPlan } from './plan-credits.ts'
import { purchaseColumns, type PurchaseRow } from './purchases.ts'
import { giveBack } from './refunds.ts'
import { readSubscription, subscriptionColumns, type SubscriptionRow } from './subscriptions.ts'

/** What was asked for cannot be done as the plan is now. */
export type Managed = { kind: 'done'; plan: SubscriptionRow } | { kind: 'not-now' } | { kind: 'not-found' }

/** The living plan of that id, if it is the person's own. */
export async function findOwnPlan(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<SubscriptionRow | null> {
  const { rows } = await db.query<SubscriptionRow>(
    `select ${subscriptionColumns} from plan_subscriptions
      where id = $1 and payer_id = (select id from payers where user_id = $2) and ended_at is null`,
    [id, userId],
  )
  return rows[0] ?? null
}

/**
 * Stops service and billing at once: the pause call of the API, not `pause_collection`, which would let the paid time run on. What was paid
 * for and not used is credited.
 */
export async function suspend(deps: Selling, own: { id: string; userId: string }): Promise<Managed> {
  return await manage(deps, own, async (plan) => {
    if (plan.status !== 'active') return false
    await deps.payments.stripe.subscriptions.pause(plan.stripe_id, {}, keyOf('pause', plan))
    return true
  })
}

/** Lets a suspended plan go on, with a new period from now; or keeps one that was to end. */
export async function reactivate(deps: Selling, own: { id: string; userId: string }): Promise<Managed> {
  return await manage(deps, own, async (plan) => {
    if (plan.status === 'paused')
      await deps.payments.stripe.subscriptions.resume(plan.stripe_id, {}, keyOf('resume', plan))
    else if (plan.cancels_at !== null)
      await deps.payments.stripe.subscriptions.update(
        plan.stripe_id,
        { cancel_at_period_end: false },
        keyOf(`keep-${plan.cancels_at.getTime()}`, plan),
      )
    else return false
    return true
  })
}

/** Ends a plan with what is paid for. One that is suspended has nothing left to run, and ends now. */
export async function cancel(deps: Selling, own: { id: string; userId: string }): Promise<Managed> {
  return await manage(deps, own, async (plan) => {
    if (plan.cancels_at !== null) return false
    if (plan.status === 'paused' || plan.status === 'past_due' || plan.status === 'unpaid')
      await deps.payments.stripe.subscriptions.cancel(plan.stripe_id, {}, keyOf('cancel', plan))
    else
      await deps.payments.stripe.subscriptions.update(
        plan.stripe_id,
        { cancel_at_period_end: true },
        keyOf('cancel-at-end', plan),
      )
    return true
  })
}

/** Reads it first and after: what is on the page may be old, and the webhook may come late. */
async function manage(
  deps: Selling,
  own: { id: string; userId: string },
  change: (plan: SubscriptionRow) => Promise<boolean>,
): Promise<Managed> {
  const shown = await findOwnPlan(deps.db, own)
  if (shown === null) return { kind: 'not-found' }
  await readSubscription(deps, shown.stripe_id)
  const plan = await findOwnPlan(deps.db, own)
  if (plan === null || !(await change(plan))) return { kind: 'not-now' }
  await readSubscription(deps, plan.stripe_id)
  const { rows } = await deps.db.query<SubscriptionRow>(
    `select ${subscriptionColumns} from plan_subscriptions where id = $1`,
    [plan.id],
  )
  return { kind: 'done', plan: rows[0] ?? plan }
}

/** The same for two presses of one button, another once the plan has changed since. */
function keyOf(what: string, { stripe_id: id, read_at: read }: SubscriptionRow): { idempotencyKey: string } {
  return { idempotencyKey: `${what}-${id}-${read.getTime()}` }
}

/** What a consumer gets back who withdraws now. */
export type Withdrawal = {
  purchase: PurchaseRow
  until: Date
  refund: number
  intent: string
  invoiceId: string | null
}

/**
 * The purchase of a person that they can withdraw from, and what they would get back: the share that they have not used, rounded in
 * their favour. Companies are no consumers.
 * @param given.purchase null: their plan, or what they bought last.
 */
export async function withdrawalOf(
  db: Queryable,
  given: { userId: string; purchase: string | null; now: Date },
): Promise<Withdrawal | null> {
  const { rows } = await db.query<PurchaseRow & { since: Date; intent: string; invoice_id: string | null }>(
    `select ${purchaseColumns}, coalesce(i.collected_at, paid_at) as since, coalesce(i.collected_by, payment_intent) as intent,
            i.collected_for as invoice_id
       from purchases u
       left join lateral (
         select l.paid_at as collected_at, l.payment_intent as collected_by, l.invoice_id as collected_for from plan_invoices l
           join plan_subscriptions s on s.id = l.subscription_id where s.purchase_id = u.id order by l.paid_at limit 1) i on true
      where u.payer_id = (select id from payers where user_id = $1) and ($2::uuid is null or u.id = $2) and u.state = 'paid'
        and u.withdrawn_at is null and u.refunded = 0
      order by u.paid_at desc`,
    [given.userId, given.purchase],
  )
  for (const row of rows) {
    if (row.intent === null) continue
    const until = new Date(row.since.getTime() + withdrawalDays * 86_400_000)
    if (until <= given.now) continue
    const bill = row.product === 'advanced' ? billOf(plans.advanced) : row.amount
    const all = row.quantity * (row.product === 'advanced' ? (plans.advanced.monthsPerBill ?? 1) : 1)
    const { used } = await usedOfPlan(db, { userId: given.userId, since: row.since })
    const refund = Math.ceil((bill * Math.max(0, all - used)) / all)
    return { purchase: row, until, refund, intent: row.intent, invoiceId: row.invoice_id }
  }
  return null
}

/** Withdraws: the wish is written down first, then the plan is ended and the money given back, each of which can be done again. */
export async function withdraw(
  deps: Selling,
  given: { userId: string; purchase: string },
): Promise<{ refund: number } | null> {
  const found = await inTransaction(deps.db, async (client) => {
    const now = deps.clock.now()
    await client.query('select 1 from purchases where id = $1 for update', [given.purchase])
    const withdrawal = await withdrawalOf(client, { ...given, now })
    if (withdrawal === null || withdrawal.refund === 0) return withdrawal
    await client.query('update purchases set withdrawn_at = $2, withdrawal = $3 where id = $1', [
      given.purchase,
      now,
      withdrawal.refund,
    ])
    return withdrawal
  })
  if (found === null) return null
  if (found.refund > 0) await finishWithdrawal(deps, given.purchase)
  return { refund: found.refund }
}

/** Ends and gives back what somebody has withdrawn from; again where it failed half-way. */
export async function finishWithdrawal(deps: Selling, purchaseId: string): Promise<void> {
  const { rows } = await deps.db.query<{
    withdrawal: number
    stripe_id: string | null
    ended_at: Date | null
    intent: string
    invoice_id: string | null
  }>(
    `select u.withdrawal, s.stripe_id, s.ended_at, coalesce(i.payment_intent, u.payment_intent) as intent, i.invoice_id
       from purchases u left join plan_subscriptions s on s.purchase_id = u.id
       left join lateral (select payment_intent, invoice_id from plan_invoices
                           where subscription_id = s.id order by paid_at limit 1) i on true
      where u.id = $1 and u.withdrawal is not null and u.refunded < u.withdrawal`,
    [purchaseId],
  )
  const [row] = rows
  if (!row) return
  if (row.stripe_id !== null && row.ended_at === null) {
    await deps.payments.stripe.subscriptions.cancel(row.stripe_id, {}, { idempotencyKey: `withdraw-end-${purchaseId}` })
    await readSubscription(deps, row.stripe_id)
  }
  await giveBack(deps, {
    intent: row.intent,
    invoiceId: row.invoice_id,
    amount: row.withdrawal,
    key: `withdraw-${purchaseId}`,
  })
}
