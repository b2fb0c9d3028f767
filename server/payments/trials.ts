import type { Stripe } from 'stripe'
import type { PoolClient } from 'pg'
import { giftCode, noteGift, signOfAddress, wasGiven, type GiftDeps } from '../credits/index.ts'
import { billOf, plans } from '../../contract/plans/plans.ts'
import { postMail } from '../outbox/index.ts'
import { findAccount } from '../users/users.ts'
import { trialRefused, trialStarted } from './letters.ts'
import { siteUrlOf, type PaymentDeps, type Selling } from './payment-deps.ts'
import type { PurchaseRow } from './purchases.ts'

/**
 * Whether a trial that is as the provider has it may go on: each card gets one. Known only now, as people give their card at the provider's
 * page. Of one that may not, nothing is given, its owner is told, and the caller cancels it: nobody who was promised a trial is charged.
 * @param client of the transaction in which the subscription was written down.
 */
export async function mayTry(deps: Selling, client: PoolClient, found: Stripe.Subscription): Promise<boolean> {
  if (found.status !== 'trialing') return true
  const mayGoOn = await isOfNewCard(deps, client, found)
  if (mayGoOn) await tellOfStart(deps, client, found)
  return mayGoOn
}

/** Milliseconds for which a start is news: trials from before these emails get none. */
const isNews = 24 * 60 * 60 * 1000

/** Tells the owner of a trial once that it has started, when it ends and what happens then. */
async function tellOfStart(deps: Selling, client: PoolClient, found: Stripe.Subscription): Promise<void> {
  const now = deps.clock.now()
  if (now.getTime() - found.start_date * 1000 > isNews) return
  const { rows } = await client.query<{ user_id: string | null; trial_ends_at: Date }>(
    `with told as (
       insert into payment_reminders (subscription_id, kind, about, sent_at)
       select id, 'trial-started', trial_ends_at, $2 from plan_subscriptions where stripe_id = $1 and trial_ends_at is not null
       on conflict do nothing returning subscription_id, about)
     select p.user_id, told.about as trial_ends_at
       from told join plan_subscriptions s on s.id = told.subscription_id join payers p on p.id = s.payer_id`,
    [found.id, now],
  )
  const [plan] = rows
  const account = plan?.user_id == null ? null : await findAccount(client, plan.user_id)
  if (plan === undefined || account?.email == null) return
  const letter = trialStarted({
    at: plan.trial_ends_at,
    amount: billOf(plans.advanced),
    url: `${siteUrlOf(deps)}/subscriptions`,
  })
  await postMail(deps, client, account.email, letter, { template: 'trial-started', userId: account.id, now })
}

/** Each card has one trial: see `mayTry`. */
async function isOfNewCard(deps: Selling, client: PoolClient, found: Stripe.Subscription): Promise<boolean> {
  const now = deps.clock.now()
  const { rows } = await client.query<{
    id: string
    user_id: string | null
    card_code: Buffer | null
    is_trial_refused: boolean
  }>(
    `select s.id, p.user_id, s.card_code, s.is_trial_refused
       from plan_subscriptions s join payers p on p.id = s.payer_id where s.stripe_id = $1`,
    [found.id],
  )
  const [plan] = rows
  if (plan === undefined) return true
  if (plan.card_code !== null) return !plan.is_trial_refused
  const card = typeof found.default_payment_method === 'object' ? found.default_payment_method?.card : undefined
  const account = plan.user_id === null ? null : await findAccount(client, plan.user_id)
  if (account?.email != null) await noteGift(client, deps, { kind: 'trial', sign: signOfAddress(account.email), now })
  if (card?.fingerprint == null) return true
  const gift = { kind: 'trial-card', sign: card.fingerprint } as const
  const isFirst = await noteGift(client, deps, { ...gift, now })
  await client.query('update plan_subscriptions set card_code = $2, is_trial_refused = $3 where id = $1', [
    plan.id,
    giftCode(deps, gift),
    !isFirst,
  ])
  if (!isFirst && account?.email != null) {
    const about = { template: 'trial-refused', userId: account.id, now }
    await postMail(deps, client, account.email, trialRefused({ url: `${siteUrlOf(deps)}/prices` }), about)
  }
  return isFirst
}

/**
 * Each payer tries a plan once, and so does each address, whose account it ever was. What card it is nobody knows before it is given: see `mayTry`.
 * @param given.payerId null: they have never bought anything.
 */
export async function hadTrial(
  deps: PaymentDeps,
  { payerId, email }: { payerId: string | null; email: string | null },
): Promise<boolean> {
  const { rowCount } = await deps.db.query(
    'select 1 from plan_subscriptions where payer_id = $1 and trial_ends_at is not null limit 1',
    [payerId],
  )
  if (rowCount !== 0 || email === null) return rowCount !== 0
  return await wasGiven(deps.db, deps, { kind: 'trial', sign: signOfAddress(email), now: deps.clock.now() })
}

/** Whether nothing is, or would be, paid on the first day of what is bought. @param given.email of whoever asks */
export async function isTrial(
  deps: PaymentDeps,
  { purchase, email }: { purchase: Pick<PurchaseRow, 'id' | 'payer_id' | 'product'>; email: string | null },
): Promise<boolean> {
  if (purchase.product !== 'advanced') return false
  const { rows } = await deps.db.query<{ is_trial: boolean }>(
    'select trial_ends_at is not null as is_trial from plan_subscriptions where purchase_id = $1',
    [purchase.id],
  )
  return rows[0]?.is_trial ?? !(await hadTrial(deps, { payerId: purchase.payer_id, email }))
}

/** Before an account goes: that its address has had a trial, also where that was not noted when it began. */
export async function noteTrialsOf(
  client: PoolClient,
  deps: GiftDeps,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    `select u.email from users u where u.id = $1 and u.email is not null and exists (
       select 1 from plan_subscriptions s join payers p on p.id = s.payer_id where p.user_id = u.id and s.trial_ends_at is not null)`,
    [userId],
  )
  for (const { email } of rows) await noteGift(client, deps, { kind: 'trial', sign: signOfAddress(email), now })
}
