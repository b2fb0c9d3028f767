import { beginSubscription } from './billing.ts'
import { beginIntent, charge, dispute, takeCard, type Account } from './charging.ts'
import type { TestCard } from './cards.ts'
import type { CheckoutSession } from './objects/checkout.ts'
import type { CardProblem, PaymentIntent } from './objects/money.ts'
import type { SessionOrder } from './session-order.ts'
import type { Telling } from './webhooks.ts'

export type PayOutcome =
  | { kind: 'paid' }
  | { kind: 'declined'; message: string }
  /** The bank wants to know that it is them. */
  | { kind: 'asks' }
  | { kind: 'closed' }

const refusedByBank: CardProblem = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
}

/**
 * Somebody pays on the payment page.
 * @param given.secure what they did when their bank asked; null: it has not asked yet.
 * @param given.telling when the seller is told of what came of it.
 */
export function pay(
  account: Account,
  session: CheckoutSession,
  given: { card: TestCard; secure: 'passed' | 'failed' | null; telling: Telling },
): PayOutcome {
  const { store, webhooks } = account
  const { card, secure, telling } = given
  const order = store.beside<SessionOrder>(`order ${session.id}`)
  if (session.status !== 'open' || order === null || session.expires_at <= store.seconds()) return { kind: 'closed' }
  const intent = session.mode === 'payment' ? intentOf(account, session, order) : null

  if (card.temper.kind === 'asks' && secure === null) {
    if (intent !== null) {
      const asking: PaymentIntent = { ...intent, status: 'requires_action', next_action: { type: 'use_stripe_sdk' } }
      store.put('payment_intent', asking)
      webhooks.emit('payment_intent.requires_action', asking)
    }
    return { kind: 'asks' }
  }
  const problem = problemOf(card, secure)
  if (problem === refusedByBank) {
    if (intent !== null) {
      const failed: PaymentIntent = {
        ...intent,
        last_payment_error: { type: 'card_error', ...problem },
        next_action: null,
        status: 'requires_payment_method',
      }
      store.put('payment_intent', failed)
      webhooks.emit('payment_intent.payment_failed', failed)
    }
    return { kind: 'declined', message: problem.message }
  }
  if (problem !== null) {
    if (intent !== null) charge(account, { intent, card: takeCard(account, card, null), problem })
    return { kind: 'declined', message: problem.message }
  }

  const method = takeCard(account, card, session.customer)
  if (intent !== null) {
    const made = charge(account, { intent, card: method, problem: null, telling })
    complete(account, { ...session, payment_status: 'paid' }, telling)
    if (card.temper.kind === 'pays' && card.temper.disputed) dispute(account, made)
  } else {
    const subscription = beginSubscription(account, { session, order, card: method, telling })
    const status = order.trialDays === null ? 'paid' : 'no_payment_required'
    complete(
      account,
      { ...session, subscription: subscription.id, invoice: subscription.latest_invoice, payment_status: status },
      telling,
    )
  }
  return { kind: 'paid' }
}

/** Ends a session that nobody has paid. @returns it as it is then. */
export function expireSession({ store, webhooks }: Account, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  store.put('checkout.session', expired)
  webhooks.emit('checkout.session.expired', expired)
  return expired
}

function complete({ store, webhooks }: Account, session: CheckoutSession, telling: Telling): void {
  const intent = store.get('checkout.session', session.id)?.payment_intent ?? null
  const done: CheckoutSession = { ...session, payment_intent: intent, status: 'complete', url: null }
  store.put('checkout.session', done)
  webhooks.emit('checkout.session.completed', done, { telling })
}

/** Of a session: made when somebody first tries to pay, and the same for every further card. */
function intentOf(account: Account, session: CheckoutSession, { metadata, description }: SessionOrder): PaymentIntent {
  const known = session.payment_intent === null ? null : account.store.get('payment_intent', session.payment_intent)
  if (known !== null) return known
  const intent = beginIntent(account, {
    amount: session.amount_total,
    currency: session.currency,
    customer: session.customer,
    metadata,
    description,
  })
  account.store.put('checkout.session', { ...session, payment_intent: intent.id })
  return intent
}

function problemOf({ temper }: TestCard, secure: 'passed' | 'failed' | null): CardProblem | null {
  if (temper.kind === 'declined') return temper.problem
  if (temper.kind !== 'asks') return null
  return secure === 'failed' ? refusedByBank : (temper.problem ?? null)
}
