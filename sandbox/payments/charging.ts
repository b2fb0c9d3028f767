import type { TestCard } from './cards.ts'
import type { Metadata, PaymentMethod } from './objects/catalogue.ts'
import {
  newCharge,
  newDispute,
  newIntent,
  newRefund,
  type CardProblem,
  type Charge,
  type Dispute,
  type PaymentIntent,
  type Refund,
} from './objects/money.ts'
import { newPaymentMethod } from './objects/catalogue.ts'
import type { Store } from './store.ts'
import type { Telling, Webhooks } from './webhooks.ts'

/** What charging stands on. */
export type Account = { store: Store; webhooks: Webhooks }

/** Makes a payment method of a test card, and keeps what the card does beside it. */
export function takeCard({ store }: Account, card: TestCard, customer: string | null): PaymentMethod {
  const now = store.now()
  const expiry = card.expiresSoon ? now : new Date(Date.UTC(now.getUTCFullYear() + 3, 11, 1))
  const method = newPaymentMethod(store.newId('payment_method'), store.seconds(), {
    customer,
    last4: card.number.slice(-4),
    expMonth: expiry.getUTCMonth() + 1,
    expYear: expiry.getUTCFullYear(),
    fingerprint: `sandbox${card.number.slice(-9)}`,
  })
  store.put('payment_method', method)
  store.setBeside(`card ${method.id}`, card.number)
  return method
}

export function beginIntent(
  { store, webhooks }: Account,
  given: { amount: number; currency: string; customer: string | null; metadata: Metadata; description: string | null },
): PaymentIntent {
  const intent = newIntent(store.newId('payment_intent'), store.seconds(), given)
  store.put('payment_intent', intent)
  webhooks.emit('payment_intent.created', intent)
  return intent
}

/** Charges a card for an intent, and tells of it. @returns the charge, also where it failed. */
export function charge(
  { store, webhooks }: Account,
  given: { intent: PaymentIntent; card: PaymentMethod; problem: CardProblem | null; telling?: Telling | undefined },
): Charge {
  const { intent, card, problem, telling = 'now' } = given
  const made = newCharge(store.newId('charge'), store.seconds(), { intent, card, problem })
  store.put('charge', made)
  const after: PaymentIntent =
    problem === null
      ? {
          ...intent,
          amount_received: intent.amount,
          last_payment_error: null,
          latest_charge: made.id,
          next_action: null,
          payment_method: card.id,
          status: 'succeeded',
        }
      : {
          ...intent,
          last_payment_error: { type: 'card_error', charge: made.id, ...problem },
          latest_charge: made.id,
          status: 'requires_payment_method',
        }
  store.put('payment_intent', after)
  webhooks.emit(problem === null ? 'charge.succeeded' : 'charge.failed', made, { telling })
  webhooks.emit(problem === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', after, { telling })
  return made
}

/** Gives money back. @throws where more is asked for than is left. */
export function refund(
  { store, webhooks }: Account,
  given: { charge: Charge; amount: number; reason: string | null; metadata: Metadata; telling?: Telling },
): Refund {
  const { charge: of, amount, reason, metadata, telling = 'now' } = given
  if (amount < 1 || amount > of.amount - of.amount_refunded)
    throw new RangeError('Refund amount is greater than unrefunded amount on charge')
  const made = newRefund(store.newId('refund'), store.seconds(), { charge: of, amount, reason, metadata })
  store.put('refund', made)
  const refunded = of.amount_refunded + amount
  const after: Charge = { ...of, amount_refunded: refunded, refunded: refunded === of.amount }
  store.put('charge', after)
  webhooks.emit('refund.created', made, { telling })
  webhooks.emit('charge.refunded', after, { telling, previous: { amount_refunded: of.amount_refunded } })
  return made
}

const evidenceDays = 9

/** Somebody tells their bank that they did not pay this. The bank takes the money back until it is settled. */
export function dispute({ store, webhooks }: Account, of: Charge, telling: Telling = 'now'): Dispute {
  const dueBy = store.seconds() + evidenceDays * 86_400
  const made = newDispute(store.newId('dispute'), store.seconds(), { charge: of, dueBy })
  store.put('dispute', made)
  store.put('charge', { ...of, disputed: true })
  webhooks.emit('charge.dispute.created', made, { telling })
  webhooks.emit('charge.dispute.funds_withdrawn', made, { telling })
  return made
}

/** The bank has decided. */
export function closeDispute({ store, webhooks }: Account, open: Dispute, outcome: 'won' | 'lost'): Dispute {
  const after: Dispute = { ...open, status: outcome }
  store.put('dispute', after)
  webhooks.emit('charge.dispute.closed', after)
  if (outcome === 'won') webhooks.emit('charge.dispute.funds_reinstated', after)
  return after
}

/** What the seller has in the end, in whole pennies: charges, less refunds, less what banks took back. */
export function takings(store: Store): { charged: number; refunded: number; disputed: number; left: number } {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const charged = sum(
    store
      .all('charge')
      .filter(({ paid }) => paid)
      .map(({ amount }) => amount),
  )
  const refunded = sum(store.all('refund').map(({ amount }) => amount))
  const disputed = sum(
    store
      .all('dispute')
      .filter(({ status }) => status !== 'won')
      .map(({ amount }) => amount),
  )
  return { charged, refunded, disputed, left: charged - refunded - disputed }
}
