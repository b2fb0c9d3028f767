import type { Selling } from './payment-deps.ts'
import { findOwnPlan } from './manage-subscription.ts'
import { readSubscription } from './subscriptions.ts'

/**
 * Where somebody pays the payment of their plan that failed, with whatever card: the provider's own page of its open invoice. The card
 * is then used for the payments to come as well.
 * @returns null if nothing of theirs is unpaid.
 */
export async function payNow(deps: Selling, own: { id: string; userId: string }): Promise<string | null> {
  const shown = await findOwnPlan(deps.db, own)
  if (shown === null) return null
  await readSubscription(deps, shown.stripe_id)
  const plan = await findOwnPlan(deps.db, own)
  if (plan?.status !== 'past_due' && plan?.status !== 'unpaid') return null
  const { stripe } = deps.payments
  const { latest_invoice: latest } = await stripe.subscriptions.update(
    plan.stripe_id,
    { payment_settings: { save_default_payment_method: 'on_subscription' } },
    { idempotencyKey: `pay-now-${plan.stripe_id}-${plan.read_at.getTime()}` },
  )
  const id = typeof latest === 'string' ? latest : latest?.id
  if (id === undefined) return null
  const { status, hosted_invoice_url: page } = await stripe.invoices.retrieve(id)
  return status === 'open' ? (page ?? null) : null
}
