import { Stripe } from 'stripe'
import { z } from 'zod'
import { settlePage } from './settle-page.ts'
import { readDispute } from './disputes.ts'
import { readInvoice } from './invoices.ts'
import { noteMatter } from './matters.ts'
import type { Selling } from './payment-deps.ts'
import { readRefunds } from './refunds.ts'
import { readSubscription } from './subscriptions.ts'
import { errorInWords } from '../platform/describe-error.ts'

/** What we read of an event: what it is about. What became of that is asked for. */
export const ProviderEvent = z.object({
  id: z.string().max(255),
  type: z.string().max(100),
  created: z.number().int(),
  livemode: z.boolean(),
  /** Of an account connected to ours: we have none. */
  account: z.string().optional(),
  data: z.object({ object: z.object({ id: z.string().optional(), payment_intent: z.unknown().optional() }) }),
})
export type ProviderEvent = z.infer<typeof ProviderEvent>

/** The events that we want to hear of; `set-up-payments` asks for these. */
export const wantedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const

/**
 * Handles an event, once: told a second time it is known and does nothing. Safe in any order and at any age, because it only says where to
 * look.
 * @returns what came of it, in one word or two.
 * @throws where the provider or the database cannot be reached: it is kept, and tried again.
 */
export async function handleEvent(deps: Selling, event: ProviderEvent): Promise<string> {
  const { db, clock } = deps
  const objectId = event.data.object.id ?? null
  const { rowCount } = await db.query(
    `insert into payment_events (id, type, object_id, created, received_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
    [event.id, event.type, objectId, new Date(event.created * 1_000), clock.now()],
  )
  if (rowCount === 0) {
    const { rows } = await db.query<{ outcome: string | null }>(
      'select outcome from payment_events where id = $1 and handled_at is not null',
      [event.id],
    )
    // What failed, or is being worked on elsewhere, may be done again: each effect counts once by itself.
    if (rows[0]) return 'known'
  }
  try {
    const outcome = await outcomeOf(deps, event).catch(async (error: unknown) => await whereUnknown(deps, event, error))
    await db.query('update payment_events set outcome = $2, problem = null, handled_at = $3 where id = $1', [
      event.id,
      outcome,
      clock.now(),
    ])
    return outcome
  } catch (error) {
    await db.query('update payment_events set problem = $2 where id = $1', [
      event.id,
      errorInWords(error).slice(0, 500),
    ])
    throw error
  }
}

/** For so long, in hours, the provider may not yet give what it told of; then it never will. */
const unknownForHours = 1

/**
 * What an event is about can be gone at the provider, or never have been in the account of our key. Sent again for days, it would fill the
 * log and have the provider switch our endpoint off. Where it is about a payment page of ours, a person must look: somebody may have paid.
 * @throws the error where it is another, or may still come right.
 */
async function whereUnknown(deps: Selling, event: ProviderEvent, error: unknown): Promise<string> {
  const isUnknown = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  const hours = (deps.clock.now().getTime() / 1_000 - event.created) / 3_600
  if (!isUnknown || hours < unknownForHours) throw error
  const objectId = event.data.object.id ?? event.id
  const { rows } = await deps.db.query<{ id: string }>(
    `select id from purchases where session_id = $1
     union all select purchase_id from plan_subscriptions where stripe_id = $1 limit 1`,
    [objectId],
  )
  deps.log.warn(
    { event: event.id, type: event.type, isOurs: rows.length > 0 },
    'an event is about nothing that the provider knows',
  )
  if (rows[0] !== undefined) {
    const text =
      'The payment provider told of something of ours that it does not know itself. Check that its key and the webhook are of the same account.'
    await noteMatter(deps.db, { kind: 'event-failed', purchaseId: rows[0].id, objectId, text, now: deps.clock.now() })
  }
  return 'unknown'
}

async function outcomeOf(deps: Selling, event: ProviderEvent): Promise<string> {
  const { type, data } = event
  if (event.account !== undefined) return 'other-account'
  if (event.livemode !== deps.payments.isLive) return 'other-mode'
  const id = data.object.id ?? ''
  if (!(wantedEvents as readonly string[]).includes(type)) return 'ignored'
  if (type.startsWith('checkout.session.')) return await settlePage(deps, id)
  if (type.startsWith('customer.subscription.')) return await readSubscription(deps, id)
  if (type.startsWith('invoice.')) return await readInvoice(deps, id)
  if (type.startsWith('charge.dispute.')) return (await readDispute(deps, id)) ? 'read' : 'not-ours'
  const { payment_intent: intent } = data.object
  if (typeof intent !== 'string') return 'not-ours'
  return (await readRefunds(deps, intent)) === null ? 'not-ours' : 'read'
}
