import { charge, beginIntent, type Account } from './charging.ts'
import { testCard } from './cards.ts'
import type { SessionOrder } from './session-order.ts'
import {
  newCreditNote,
  newInvoice,
  newLine,
  newSubscription,
  type CreditNote,
  type Invoice,
  type InvoiceLine,
  type Status,
  type Subscription,
} from './objects/billing.ts'
import type { Metadata, PaymentMethod, Price } from './objects/catalogue.ts'
import type { CheckoutSession } from './objects/checkout.ts'
import type { CardProblem, Charge } from './objects/money.ts'
import { refund } from './charging.ts'
import type { Telling } from './webhooks.ts'

const day = 86_400
/** Seconds between the tries to collect a payment that failed, and what comes after the last: the subscription ends. */
const retryPauses = [3 * day, 5 * day, 6 * day]

type Emit = { telling?: Telling }

/**
 * Somebody pays an open invoice with a card that they have in hand. It becomes the card of the subscription where that was asked for.
 * @returns why it was not paid; null: it is paid.
 */
export function payInvoice(account: Account, given: Invoice, card: PaymentMethod): CardProblem | null {
  const { store } = account
  const before = store.get('subscription', ofSubscription(given))
  if (before === null) return noCard
  const problem = laterProblem(account, card)
  if (problem !== null) return problem
  store.put('subscription', { ...before, default_payment_method: card.id })
  settle(account, given, {})
  const after = store.get('subscription', before.id) ?? before
  if (after.payment_settings.save_default_payment_method === 'off')
    store.put('subscription', { ...after, default_payment_method: before.default_payment_method })
  return null
}

/** What the checkout makes of a paid session: a subscription in its trial, or one whose first payment is made. */
export function beginSubscription(
  account: Account,
  given: { session: CheckoutSession; order: SessionOrder; card: PaymentMethod; telling: Telling },
): Subscription {
  const { store, webhooks } = account
  const { session, order, card, telling } = given
  const price = store.get('price', order.price)
  if (price === null || session.customer === null)
    throw new Error('A session for a subscription has a customer and a price')
  const now = store.seconds()
  const trialEnd = order.trialDays === null ? null : now + order.trialDays * day
  const subscription = newSubscription(store.newId('subscription'), now, {
    itemId: `si_${store.newId('subscription').slice(4)}`,
    customer: session.customer,
    price,
    card: card.id,
    metadata: order.metadata,
    trialEnd,
    period: { start: now, end: trialEnd ?? addMonths(now, now, monthsOf(price)) },
  })
  store.put('subscription', subscription)
  webhooks.emit('payment_method.attached', card, { telling })
  webhooks.emit('customer.subscription.created', subscription, { telling })
  const amount = trialEnd === null ? (price.unit_amount ?? 0) : 0
  const invoice = draft(account, subscription, {
    reason: 'subscription_create',
    lines: [{ amount, description: trialEnd === null ? order.description : 'Trial period', isProration: false }],
    telling,
  })
  settle(account, invoice, { telling })
  return store.get('subscription', subscription.id) ?? subscription
}

/** Does all that has fallen due by now, in its order. @returns whether anything was due. */
export function runBilling(account: Account): boolean {
  const { store } = account
  let did = false
  for (const invoice of store.all('invoice')) {
    const due = invoice.next_payment_attempt
    if ((invoice.status === 'draft' || invoice.status === 'open') && due !== null && due <= store.seconds()) {
      settle(account, invoice, {})
      did = true
    }
  }
  for (const subscription of store.all('subscription')) if (turn(account, subscription)) did = true
  return did
}

/** When the next thing falls due, in Unix seconds; null: nothing will. */
export function nextDue({ store }: Account): number | null {
  const dues = store
    .all('invoice')
    .flatMap(({ status, next_payment_attempt: due }) =>
      (status === 'draft' || status === 'open') && due !== null ? [due] : [],
    )
  for (const subscription of store.all('subscription')) {
    if (!runs(subscription)) continue
    const { current_period_end: end } = itemOf(subscription)
    dues.push(Math.min(end, subscription.cancel_at ?? end))
    if (subscription.status === 'trialing' && store.beside(`will end ${subscription.id}`) === null)
      dues.push(end - 3 * day)
  }
  return dues.length === 0 ? null : Math.min(...dues)
}

/** A change that its owner asked for: `customer.subscription.updated` with what was before. */
export function change(
  { store, webhooks }: Account,
  subscription: Subscription,
  changes: Partial<Subscription>,
  { telling = 'now' }: Emit = {},
): Subscription {
  const after: Subscription = { ...subscription, ...changes }
  store.put('subscription', after)
  const previous = Object.fromEntries(
    Object.keys(changes).map((name) => [name, subscription[name as keyof Subscription]] as const),
  )
  webhooks.emit('customer.subscription.updated', after, { previous, telling })
  return after
}

/** Ends a subscription for good, now. */
export function end(
  { store, webhooks }: Account,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const now = store.seconds()
  const after: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...subscription.cancellation_details, reason },
  }
  store.put('subscription', after)
  for (const invoice of store.all('invoice'))
    if (ofSubscription(invoice) === subscription.id && (invoice.status === 'draft' || invoice.status === 'open'))
      store.put('invoice', { ...invoice, status: 'void', next_payment_attempt: null })
  webhooks.emit('customer.subscription.deleted', after)
  return after
}

/**
 * Stops service and billing at once. What was paid for and not used is credited to the next invoice.
 * @param isCredited left out of the request, it is.
 */
export function pause(
  account: Account,
  subscription: Subscription,
  { isCredited }: { isCredited: boolean },
): Subscription {
  const { store, webhooks } = account
  const item = itemOf(subscription)
  const now = store.seconds()
  const length = item.current_period_end - item.current_period_start
  const unused = Math.max(0, item.current_period_end - now)
  const amount = subscription.status === 'active' ? Math.floor(((item.price.unit_amount ?? 0) * unused) / length) : 0
  if (isCredited && amount > 0) store.setBeside(`credit ${subscription.id}`, amount)
  const paused = change(account, subscription, {
    status: 'paused',
    items: withPeriod(subscription, { start: item.current_period_start, end: now }),
  })
  webhooks.emit('customer.subscription.paused', paused)
  return paused
}

/** Goes on, with a new period that is billed now. */
export function resume(account: Account, subscription: Subscription): Subscription {
  const { store, webhooks } = account
  const now = store.seconds()
  const price = itemOf(subscription).price
  const period = { start: now, end: addMonths(now, now, monthsOf(price)) }
  const going = change(account, subscription, {
    status: 'active',
    billing_cycle_anchor: now,
    items: withPeriod(subscription, period),
  })
  const credit = store.beside<number>(`credit ${subscription.id}`) ?? 0
  store.setBeside(`credit ${subscription.id}`, 0)
  const lines = [
    ...(credit > 0 ? [{ amount: -credit, description: 'Unused time', isProration: true }] : []),
    { amount: price.unit_amount ?? 0, description: 'Advanced', isProration: false },
  ]
  const invoice = draft(account, going, { reason: 'subscription_update', lines })
  settle(account, invoice, {})
  const after = store.get('subscription', subscription.id) ?? going
  webhooks.emit('customer.subscription.resumed', after)
  return after
}

/** Gives money of a paid invoice back by a credit note. @throws RangeError where more is asked for than was paid. */
export function creditNote(
  account: Account,
  given: { invoice: Invoice; amount: number; reason: string | null; metadata: Metadata },
): CreditNote {
  const { store, webhooks } = account
  const { invoice, amount, reason, metadata } = given
  const paidBy = chargeOf(account, invoice)
  if (paidBy === null) throw new RangeError('The invoice has not been paid by a charge')
  const refunded = refund(account, { charge: paidBy, amount, reason: null, metadata })
  const count = store.all('credit_note').filter((note) => note.invoice === invoice.id).length + 1
  const note = newCreditNote(store.newId('credit_note'), store.seconds(), {
    lineId: `cnli_${refunded.id.slice(3)}`,
    invoice,
    amount,
    refund: refunded.id,
    number: `${invoice.number}-CN-${String(count).padStart(2, '0')}`,
    reason,
    metadata,
  })
  store.put('credit_note', note)
  store.put('invoice', {
    ...invoice,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount,
  })
  webhooks.emit('credit_note.created', note)
  return note
}

/** The charge that paid an invoice; null: none did. */
export function chargeOf({ store }: Account, invoice: Invoice): Charge | null {
  const intent = store.beside<string>(`intent ${invoice.id}`)
  const id = intent === null ? null : (store.get('payment_intent', intent)?.latest_charge ?? null)
  const found = id === null ? null : store.get('charge', id)
  return found?.paid === true ? found : null
}

export function ofSubscription({ parent }: Invoice): string {
  return parent.subscription_details.subscription
}

function itemOf({ items }: Subscription): Subscription['items']['data'][number] {
  const [item] = items.data
  if (!item) throw new Error('A subscription has an item')
  return item
}

/** Whether time passes for it. */
function runs({ status }: Subscription): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due'
}

/** What time brings for one subscription: the word that a trial will end, its end, a new period, the end that was asked for. */
function turn(account: Account, subscription: Subscription): boolean {
  const { store, webhooks } = account
  if (!runs(subscription)) return false
  const now = store.seconds()
  const item = itemOf(subscription)
  const { current_period_end: endsAt } = item
  if (
    subscription.status === 'trialing' &&
    now >= endsAt - 3 * day &&
    store.beside(`will end ${subscription.id}`) === null
  ) {
    store.setBeside(`will end ${subscription.id}`, true)
    webhooks.emit('customer.subscription.trial_will_end', subscription)
    return true
  }
  const wanted = subscription.cancel_at ?? (subscription.cancel_at_period_end ? endsAt : null)
  if (wanted !== null && now >= wanted) {
    end(account, subscription, 'cancellation_requested')
    return true
  }
  if (now < endsAt) return false
  const period = { start: endsAt, end: addMonths(endsAt, subscription.billing_cycle_anchor, monthsOf(item.price)) }
  const status: Status = subscription.status === 'trialing' ? 'active' : subscription.status
  const going = change(account, subscription, { status, items: withPeriod(subscription, period) })
  draft(account, going, {
    reason: 'subscription_cycle',
    lines: [{ amount: item.price.unit_amount ?? 0, description: 'Advanced', isProration: false }],
  })
  return true
}

/** An invoice that is not yet collected. */
function draft(
  account: Account,
  subscription: Subscription,
  given: {
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    lines: readonly { amount: number; description: string; isProration: boolean }[]
  } & Emit,
): Invoice {
  const { store, webhooks } = account
  const { reason, telling = 'now' } = given
  const customer = store.get('customer', subscription.customer)
  if (customer === null) throw new Error('A subscription has a customer')
  const id = store.newId('invoice')
  const item = itemOf(subscription)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const lines = given.lines.map((line, index): InvoiceLine =>
    newLine(`il_${id.slice(3)}${index}`, {
      ...line,
      invoice: id,
      currency: subscription.currency,
      period,
      subscription,
    }),
  )
  const made = newInvoice(id, store.seconds(), { subscription, customer, reason, lines })
  store.put('invoice', made)
  store.put('subscription', { ...subscription, latest_invoice: id })
  webhooks.emit('invoice.created', made, { telling })
  return made
}

/** Finalises an invoice where it is a draft, and collects it: at once where it costs nothing. */
function settle(account: Account, given: Invoice, { telling = 'now' }: Emit): void {
  const { store, webhooks } = account
  const now = store.seconds()
  const subscription = store.get('subscription', ofSubscription(given))
  if (subscription === null) return
  let invoice = given
  if (invoice.status === 'draft') {
    invoice = {
      ...invoice,
      status: 'open',
      number: nextNumber(account),
      effective_at: now,
      automatically_finalizes_at: null,
      ending_balance: 0,
      hosted_invoice_url: invoicePage(account, invoice.id),
      status_transitions: { ...invoice.status_transitions, finalized_at: now },
    }
    store.put('invoice', invoice)
    webhooks.emit('invoice.finalized', invoice, { telling })
  }
  if (invoice.amount_due > 0) {
    const card = subscription.default_payment_method && store.get('payment_method', subscription.default_payment_method)
    const problem = card ? laterProblem(account, card) : noCard
    const known = store.beside<string>(`intent ${invoice.id}`)
    const intent =
      (known === null ? null : store.get('payment_intent', known)) ??
      beginIntent(account, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        metadata: {},
        description: 'Subscription update',
      })
    store.setBeside(`intent ${invoice.id}`, intent.id)
    if (card) charge(account, { intent, card, problem, telling })
    if (problem !== null) {
      refuse(account, invoice, subscription)
      return
    }
  }
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.amount_due > 0 ? invoice.attempt_count + 1 : 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  }
  store.put('invoice', paid)
  webhooks.emit('invoice.paid', paid, { telling })
  webhooks.emit('invoice.payment_succeeded', paid, { telling })
  const current = store.get('subscription', subscription.id) ?? subscription
  if (current.status === 'past_due') change(account, current, { status: 'active' })
}

/** Where its payer can pay an invoice that is open, with whatever card. */
function invoicePage({ store }: Account, id: string): string | null {
  const pages = store.beside<string>(pagesKey)
  return pages === null ? null : `${pages}/i/${id}`
}

/** Where the pages for payers begin: known from the first session that was opened. */
export const pagesKey = 'pages'

const noCard: CardProblem = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'There is no card to charge.',
}

/** A card that nobody holds in their hand: what it says to a payment later on. */
function laterProblem({ store }: Account, card: PaymentMethod): CardProblem | null {
  const now = store.now()
  const isExpired = card.card.exp_year * 12 + card.card.exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (isExpired) return { code: 'expired_card', message: 'Your card has expired.' }
  const temper = testCard(store.beside<string>(`card ${card.id}`) ?? '')?.temper
  return temper?.kind === 'declined-later' || temper?.kind === 'declined' ? temper.problem : null
}

/** A payment that failed is tried again some days later, and after the last try the subscription ends. */
function refuse(account: Account, invoice: Invoice, subscription: Subscription): void {
  const { store, webhooks } = account
  const pause = retryPauses[invoice.attempt_count]
  const failed: Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: pause === undefined ? null : store.seconds() + pause,
  }
  store.put('invoice', failed)
  webhooks.emit('invoice.payment_failed', failed)
  if (subscription.status !== 'past_due') change(account, subscription, { status: 'past_due' })
  if (pause === undefined) end(account, store.get('subscription', subscription.id) ?? subscription, 'payment_failed')
}

function nextNumber({ store }: Account): string {
  const number = (store.beside<number>('invoice number') ?? 0) + 1
  store.setBeside('invoice number', number)
  return `SANDBOX-${String(number).padStart(4, '0')}`
}

function withPeriod(
  subscription: Subscription,
  { start, end: endsAt }: { start: number; end: number },
): Subscription['items'] {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: endsAt,
  }))
  return { ...subscription.items, data }
}

function monthsOf({ recurring }: Price): number {
  return recurring?.interval === 'year' ? 12 * recurring.interval_count : (recurring?.interval_count ?? 1)
}

/** So many months after a moment, on the anchor's day of the month, or the last there is. Unix seconds. */
export function addMonths(from: number, anchor: number, months: number): number {
  const at = new Date(from * 1_000)
  const dayOfMonth = new Date(anchor * 1_000).getUTCDate()
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(dayOfMonth, last))
  first.setUTCHours(at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds())
  return Math.floor(first.getTime() / 1_000)
}
