import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { ProductId } from '../../contract/payments/payments.ts'
import { consentText } from '../../contract/payments/rules.ts'
import { purchaseName } from '../../contract/payments/purchase-name.ts'
import { plans } from '../../contract/plans/plans.ts'
import type { Owner } from '../ledger/index.ts'
import { inTransaction } from '../platform/database.ts'
import { count } from '../platform/limits/count.ts'
import { customerOf, lockPayer, setVatNumber, type Payer } from './payers.ts'
import type { Selling } from './payment-deps.ts'
import { purchaseColumns, type PurchaseRow } from './purchases.ts'
import { listenToSandbox } from './sandbox-webhook.ts'
import { hadTrial } from './trials.ts'

/** How long a payment page can be used; the provider allows half an hour to a day. */
const openForMinutes = 120

export type Wanted = {
  product: ProductId
  quantity: number
  /** Whole pennies with all taxes, as our own tables have it. */
  amount: number
  /** Of one wish to buy; null: each call is one. */
  wish: string | null
  /** Null: none is needed. */
  hasConsent: boolean | null
  /** Undefined: as it was. */
  vatNumber?: string | null
  /** The page of ours to go on with; null: none in particular. */
  back: string | null
}

export type Buyer = { owner: Owner; userId: string; name: string; email: string | null }

export type Begun =
  | { kind: 'begun'; purchase: string; redirect: string }
  | { kind: 'subscribed' }
  | { kind: 'too-many'; retryAfter: number }

/**
 * Begins a purchase, or goes on with the one that was begun: there is one payment page at a time for each person and product. Nothing is
 * given here; see complete-purchase.ts.
 * @throws where the provider cannot be reached or refuses.
 */
export async function beginPurchase(deps: Selling, buyer: Buyer, wanted: Wanted, siteUrl: string): Promise<Begun> {
  const { db, clock, payments } = deps
  const now = clock.now()
  const wish = wanted.wish ?? randomUUID()
  const found = await inTransaction(db, async (client) => {
    const payer = await lockPayer(client, buyer.owner, now)
    if (wanted.vatNumber !== undefined) await setVatNumber(client, payer.id, wanted.vatNumber)
    const { rows: same } = await client.query<PurchaseRow>(
      `select ${purchaseColumns} from purchases where payer_id = $1 and wish = $2`,
      [payer.id, wish],
    )
    const goOnWith = async (purchase: PurchaseRow) => {
      await client.query('update purchases set back = $2 where id = $1', [purchase.id, wanted.back])
      return { payer, purchase, stale: null }
    }
    if (same[0]) return await goOnWith(same[0])
    if (wanted.product === 'advanced') {
      const { rowCount } = await client.query(
        'select 1 from plan_subscriptions where payer_id = $1 and ended_at is null',
        [payer.id],
      )
      if (rowCount !== 0) return null
    }
    const { rows: open } = await client.query<PurchaseRow>(
      `select ${purchaseColumns} from purchases
        where payer_id = $1 and bought_by = $2 and product = $3 and state = 'open'`,
      [payer.id, buyer.userId, wanted.product],
    )
    const [stale] = open
    if (stale && stale.amount === wanted.amount && isUsable(stale, now)) return await goOnWith(stale)
    return { payer, purchase: null, stale: stale ?? null }
  })
  if (found === null) return { kind: 'subscribed' }
  const { payer, stale } = found
  let { purchase } = found
  if (stale !== null && !(await closeStale(deps, stale))) purchase = stale
  if (purchase === null) {
    const made = await insert(deps, { payer, buyer, wanted, wish, now })
    if ('retryAfter' in made) return { kind: 'too-many', retryAfter: made.retryAfter }
    purchase = made
  }
  if (purchase.state !== 'open') return { kind: 'begun', purchase: purchase.id, redirect: `/purchases/${purchase.id}` }
  if (purchase.session_url !== null) return { kind: 'begun', purchase: purchase.id, redirect: purchase.session_url }

  if (payments.isSandbox) await listenToSandbox(payments, siteUrl)
  const session = await openSession(deps, { payer, purchase, buyer, siteUrl })
  await db.query(`update purchases set session_id = $2, session_url = $3 where id = $1 and session_id is null`, [
    purchase.id,
    session.id,
    session.url,
  ])
  return { kind: 'begun', purchase: purchase.id, redirect: session.url ?? `/purchases/${purchase.id}` }
}

/** Whether its payment page can still be used; or, where it has none yet, be made: the provider wants it open for half an hour. */
function isUsable({ expires_at: expires, session_id: session }: PurchaseRow, now: Date): boolean {
  const needed = session === null ? 31 * 60_000 : 0
  return expires.getTime() > now.getTime() + needed
}

/** @returns the purchase; where another press of the button was first, that one; or how long to wait, after too many. */
async function insert(
  { db, secrets }: Selling,
  { payer, buyer, wanted, wish, now }: { payer: Payer; buyer: Buyer; wanted: Wanted; wish: string; now: Date },
): Promise<PurchaseRow | { retryAfter: number }> {
  const { product, quantity, amount, hasConsent, back } = wanted
  const expires = new Date(now.getTime() + openForMinutes * 60_000)
  const { rowCount } = await db.query(
    `insert into purchases (payer_id, bought_by, wish, product, quantity, amount, consent, begun_at, expires_at, back)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      payer.id,
      buyer.userId,
      wish,
      product,
      quantity,
      amount,
      hasConsent === true ? consentText : null,
      now,
      expires,
      back,
    ],
  )
  if (rowCount === 1) {
    // Who tries out stolen cards begins often.
    const { allowed, retryAfter } = await count({ db, secrets }, [{ limit: 'purchase', subject: buyer.userId }], now)
    if (!allowed) {
      await db.query(`update purchases set state = 'expired' where payer_id = $1 and wish = $2`, [payer.id, wish])
      return { retryAfter }
    }
  }
  const { rows } = await db.query<PurchaseRow>(
    `select ${purchaseColumns} from purchases
      where payer_id = $1 and (wish = $2 or (bought_by = $3 and product = $4 and state = 'open'))
      order by wish = $2 desc limit 1`,
    [payer.id, wish, buyer.userId, product],
  )
  const [purchase] = rows
  if (!purchase) throw new Error('The purchase that was just begun is not there')
  return purchase
}

/**
 * Closes the payment page of a purchase for another amount, or one that has run out.
 * @returns false where it was paid in this moment: then that purchase counts.
 */
async function closeStale({ db, payments }: Selling, stale: PurchaseRow): Promise<boolean> {
  if (stale.session_id !== null) {
    const session = await payments.stripe.checkout.sessions.retrieve(stale.session_id)
    if (session.status === 'complete') return false
    if (session.status === 'open')
      await payments.stripe.checkout.sessions.expire(stale.session_id, {}, { idempotencyKey: `expire-${stale.id}` })
  }
  await db.query(`update purchases set state = 'expired' where id = $1 and state = 'open'`, [stale.id])
  return true
}

/** Of several who ask for the same at once in this process, one asks the provider. */
const opening = new Map<string, Promise<Stripe.Checkout.Session>>()

async function openSession(
  deps: Selling,
  given: { payer: Payer; purchase: PurchaseRow; buyer: Buyer; siteUrl: string },
): Promise<Stripe.Checkout.Session> {
  const { id } = given.purchase
  const known = opening.get(id)
  if (known) return await known
  const asked = askForSession(deps, given)
  opening.set(id, asked)
  try {
    return await asked
  } finally {
    opening.delete(id)
  }
}

async function askForSession(
  deps: Selling,
  { payer, purchase, buyer, siteUrl }: { payer: Payer; purchase: PurchaseRow; buyer: Buyer; siteUrl: string },
): Promise<Stripe.Checkout.Session> {
  const { db, payments } = deps
  const customer = await customerOf(payments, db, { payer, name: buyer.name, email: buyer.email })
  const metadata = { purchase: purchase.id }
  const page = `${siteUrl}/purchases/${purchase.id}`
  const common: Stripe.Checkout.SessionCreateParams = {
    customer,
    client_reference_id: purchase.id,
    success_url: page,
    cancel_url: `${page}?left=yes`,
    expires_at: Math.floor(purchase.expires_at.getTime() / 1_000),
    // What is known at once: no method that pays days later.
    allowed_payment_method_types: ['card'],
    metadata,
  }
  const options = { idempotencyKey: `purchase-${purchase.id}` }
  if (purchase.product === 'advanced') {
    return await payments.stripe.checkout.sessions.create(
      {
        ...common,
        mode: 'subscription',
        line_items: [{ price: await payments.advancedPrice(), quantity: 1 }],
        payment_method_collection: 'always',
        subscription_data: {
          metadata,
          ...((await hadTrial(deps, { payerId: payer.id, email: buyer.email }))
            ? {}
            : { trial_period_days: plans.advanced.trialDays }),
        },
      },
      options,
    )
  }
  const name = purchaseName(purchase)
  return await payments.stripe.checkout.sessions.create(
    {
      ...common,
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'gbp',
            unit_amount: purchase.amount,
            tax_behavior: 'inclusive',
            product_data: { name },
          },
        },
      ],
      payment_intent_data: { metadata, description: name },
    },
    options,
  )
}
