import { purchaseName } from '../../contract/payments/purchase-name.ts'
import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { noteEvent } from '../companies/index.ts'
import { giveCredits } from '../credits/index.ts'
import { issue } from '../ledger/index.ts'
import { inTransaction } from '../platform/database.ts'
import { noteMatter } from './matters.ts'
import { payerById, type Payer } from './payers.ts'
import type { Selling } from './payment-deps.ts'
import { purchaseColumns, type PurchaseRow } from './purchases.ts'
import { writeReceipt } from './receipts.ts'
import { readSubscription } from './subscriptions.ts'

/** What came of looking at a payment page. */
export type Completed = 'granted' | 'granted-before' | 'not-paid' | 'expired' | 'needs-person' | 'not-ours'

/**
 * Looks at the provider what has become of a payment page, and gives what was paid for: once, however often and by whomever it is
 * called. The state is asked for, never taken from an event.
 */
export async function completePurchase(deps: Selling, sessionId: string): Promise<Completed> {
  const { db, payments, clock } = deps
  const session = await payments.stripe.checkout.sessions.retrieve(sessionId)
  const outcome = await inTransaction(db, async (client): Promise<Completed> => {
    const now = clock.now()
    const purchase = await lockPurchase(client, session)
    if (purchase === null) return 'not-ours'
    if (purchase.state === 'paid') return 'granted-before'
    if (purchase.state === 'needs-person') return 'needs-person'
    if (session.status === 'expired') {
      await client.query(`update purchases set state = 'expired' where id = $1`, [purchase.id])
      return 'expired'
    }
    if (session.status !== 'complete' || session.payment_status === 'unpaid') return 'not-paid'
    const payer = await payerById(client, purchase.payer_id)
    const problem = differences(session, { purchase, payer, isLive: payments.isLive })
    if (problem !== null) return await setAside(client, purchase, { kind: 'other-amount', text: problem, now })
    if (payer.owner === null) {
      const text = 'The buyer’s account is gone: nothing was given. Refund it.'
      return await setAside(client, purchase, { kind: 'buyer-gone', text, now })
    }
    await client.query(
      `update purchases set state = 'paid', paid_at = $2, payment_intent = $3, session_id = coalesce(session_id, $4) where id = $1`,
      [purchase.id, now, idOf(session.payment_intent), session.id],
    )
    if (purchase.product !== 'advanced') await give(deps, client, { purchase, payer, session, now })
    return 'granted'
  })
  // A plan gives by its own state, which changes for years.
  const subscription = idOf(session.subscription)
  if ((outcome === 'granted' || outcome === 'granted-before') && subscription !== null)
    await readSubscription(deps, subscription)
  return outcome
}

async function give(
  deps: Selling,
  client: PoolClient,
  given: { purchase: PurchaseRow; payer: Payer; session: Stripe.Checkout.Session; now: Date },
): Promise<void> {
  const { purchase, payer, session, now } = given
  if (payer.owner === null) throw new Error('Nobody to give to')
  const { id, quantity } = purchase
  if (payer.owner.kind === 'company') {
    await issue(client, {
      to: payer.owner,
      unit: 'publisher-credits',
      amount: quantity,
      kind: 'purchase',
      key: `purchase ${id}`,
      subject: { kind: 'purchase', id },
      now,
    })
    const { id: companyId } = payer.owner
    await noteEvent(client, {
      companyId,
      event: 'credits-bought',
      actor: purchase.bought_by,
      details: { credits: quantity },
      now,
    })
  } else {
    await giveCredits(client, { userId: payer.owner.id, amount: quantity, key: `purchase ${id}`, now })
  }
  await writeReceipt(deps, client, {
    series: 'receipt',
    purchase,
    reference: idOf(session.payment_intent) ?? session.id,
    lines: [{ text: purchaseName(purchase), quantity: 1, amount: purchase.amount }],
    corrects: null,
    now,
  })
}

/** By the session, or by what we wrote into it: the page may be paid before its id was kept here. */
async function lockPurchase(client: PoolClient, session: Stripe.Checkout.Session): Promise<PurchaseRow | null> {
  const own = session.client_reference_id
  const { rows } = await client.query<PurchaseRow>(
    `select ${purchaseColumns} from purchases where session_id = $1 or (session_id is null and id::text = $2) for update`,
    [session.id, own],
  )
  return rows[0] ?? null
}

/** Holds what the provider says against what we asked for. @returns what differs, in words; null: nothing. */
function differences(
  session: Stripe.Checkout.Session,
  { purchase, payer, isLive }: { purchase: PurchaseRow; payer: Payer; isLive: boolean },
): string | null {
  const isPlan = purchase.product === 'advanced'
  // A trial costs nothing on its first day; what follows is held against the price with each invoice.
  const amounts = isPlan ? [0, purchase.amount] : [purchase.amount]
  if (!amounts.includes(session.amount_total ?? -1))
    return `Paid ${session.amount_total ?? 'nothing'} pence where ${purchase.amount} were asked for: nothing was given.`
  if (session.currency !== 'gbp') return `Paid in ${session.currency ?? 'no currency'}: nothing was given.`
  if (session.mode !== (isPlan ? 'subscription' : 'payment')) return `Paid as ${session.mode}: nothing was given.`
  if (session.livemode !== isLive) return 'Paid in the other mode, live or test: nothing was given.'
  if (idOf(session.customer) !== payer.customerId) return 'Paid by another customer: nothing was given.'
  if (session.client_reference_id !== purchase.id) return 'Paid for another purchase: nothing was given.'
  return null
}

async function setAside(
  client: PoolClient,
  { id }: PurchaseRow,
  { kind, text, now }: { kind: 'other-amount' | 'buyer-gone'; text: string; now: Date },
): Promise<'needs-person'> {
  await client.query(`update purchases set state = 'needs-person', problem = $2 where id = $1`, [id, text])
  await noteMatter(client, { kind, purchaseId: id, objectId: id, text, now })
  return 'needs-person'
}

/** The id of what may come as an id, whole, or not at all. */
export function idOf(given: string | { id: string } | null | undefined): string | null {
  if (given === null || given === undefined) return null
  return typeof given === 'string' ? given : given.id
}
