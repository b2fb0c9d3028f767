import type { Stripe } from 'stripe'
import type { PoolClient } from 'pg'
import { inTransaction, type Database } from '../platform/database.ts'
import { lockSpaces } from '../platform/locks.ts'
import { noteMatter } from './matters.ts'
import { cutPeriods, grantPlanCredits } from './plan-credits.ts'
import type { Selling } from './payment-deps.ts'
import { purchaseColumns, type PurchaseRow } from './purchases.ts'
import { mayTry } from './trials.ts'

/** A plan of a payer as it was read last. */
export type SubscriptionRow = {
  id: string
  payer_id: string
  purchase_id: string
  stripe_id: string
  status: Stripe.Subscription.Status
  started_at: Date
  trial_ends_at: Date | null
  period_start: Date
  period_end: Date
  cancels_at: Date | null
  ended_at: Date | null
  card_brand: string | null
  card_last4: string | null
  card_expires_at: Date | null
  lapsed_at: Date | null
  read_at: Date
}

export const subscriptionColumns = `id, payer_id, purchase_id, stripe_id, status, started_at, trial_ends_at, period_start, period_end,
  cancels_at, ended_at, card_brand, card_last4, card_expires_at, lapsed_at, read_at`

export type ReadOutcome = 'read' | 'not-ours' | 'second' | 'trial-refused'

/**
 * Reads a subscription at the provider and writes it down as it is there now, whatever event told of it and in whatever order: under a
 * lock, so that no older answer is written over a newer one. Then gives the credits that are due.
 */
export async function readSubscription(deps: Selling, stripeId: string): Promise<ReadOutcome> {
  const outcome = await inTransaction(deps.db, async (client): Promise<ReadOutcome> => {
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockSpaces.subscriptions, stripeId])
    const found = await deps.payments.stripe.subscriptions.retrieve(stripeId, { expand: ['default_payment_method'] })
    if (found.livemode !== deps.payments.isLive) return 'not-ours'
    const purchase = await purchaseOf(client, found)
    if (purchase === null) return 'not-ours'
    if (!(await write(client, found, { purchase, now: deps.clock.now() }))) {
      const text =
        'A second subscription of the same buyer was begun. It is cancelled; refund its payment if there was one.'
      await noteMatter(client, {
        kind: 'second-subscription',
        purchaseId: purchase.id,
        objectId: stripeId,
        text,
        now: deps.clock.now(),
      })
      return 'second'
    }
    if (!(await mayTry(deps, client, found))) return 'trial-refused'
    await grantPlanCredits(client, { stripeId, now: deps.clock.now() })
    return 'read'
  })
  if (outcome === 'second' || outcome === 'trial-refused') {
    const { status } = await deps.payments.stripe.subscriptions.retrieve(stripeId)
    if (status !== 'canceled')
      await deps.payments.stripe.subscriptions.cancel(stripeId, {}, { idempotencyKey: `${outcome}-${stripeId}` })
  }
  return outcome
}

/** By what we wrote into it when it was bought, and only with the buyer's own customer. */
async function purchaseOf(client: PoolClient, found: Stripe.Subscription): Promise<PurchaseRow | null> {
  const customer = typeof found.customer === 'string' ? found.customer : found.customer.id
  const { rows } = await client.query<PurchaseRow>(
    `select ${purchaseColumns} from purchases
      where id::text = $1 and product = 'advanced'
        and payer_id = (select id from payers where customer_id = $2)`,
    [found.metadata['purchase'] ?? '', customer],
  )
  return rows[0] ?? null
}

/** @returns false where the payer has another one that lives. */
async function write(
  client: PoolClient,
  found: Stripe.Subscription,
  { purchase, now }: { purchase: PurchaseRow; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from plan_subscriptions where payer_id = $1 and ended_at is null and stripe_id <> $2',
    [purchase.payer_id, found.id],
  )
  if (rowCount !== 0 && found.ended_at === null) return false
  // Periods belong to the items since 2025.
  const [item] = found.items.data
  if (!item) throw new Error('A subscription came without items')
  const card = typeof found.default_payment_method === 'object' ? found.default_payment_method?.card : undefined
  const cancelsAt = found.cancel_at ?? (found.cancel_at_period_end ? item.current_period_end : null)
  await client.query(
    `insert into plan_subscriptions (payer_id, purchase_id, stripe_id, status, started_at, trial_ends_at, period_start, period_end,
       cancels_at, ended_at, card_brand, card_last4, card_expires_at, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (stripe_id) do update set status = $4, trial_ends_at = $6, period_start = $7, period_end = $8, cancels_at = $9,
       ended_at = $10, card_brand = $11, card_last4 = $12, card_expires_at = $13, read_at = $14`,
    [
      purchase.payer_id,
      purchase.id,
      found.id,
      found.status,
      at(found.start_date),
      at(found.trial_end),
      at(item.current_period_start),
      at(item.current_period_end),
      at(cancelsAt),
      at(found.ended_at),
      card?.brand ?? null,
      card?.last4 ?? null,
      // Good to the end of its month.
      card ? new Date(Date.UTC(card.exp_year, card.exp_month, 1)) : null,
      now,
    ],
  )
  // Nothing is given for time that was given back, or will not come.
  const stopped = found.status === 'paused' ? item.current_period_end : found.ended_at
  if (stopped !== null) await cutPeriods(client, { stripeId: found.id, at: new Date(stopped * 1_000) })
  return true
}

function at(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1_000)
}

/** The latest subscription of a person; null: they never had one. */
export async function latestSubscription(db: Database, userId: string): Promise<SubscriptionRow | null> {
  const { rows } = await db.query<SubscriptionRow>(
    `select ${subscriptionColumns} from plan_subscriptions
      where payer_id = (select id from payers where user_id = $1) order by started_at desc limit 1`,
    [userId],
  )
  return rows[0] ?? null
}
