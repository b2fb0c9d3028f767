import type { Stripe } from 'stripe'
import type { PoolClient } from 'pg'
import { giftCode, noteGift, signOfAddress, type GiftDeps } from '../credits/given-once.ts'
import { postMail } from '../outbox/outbox.ts'
import { findAccount } from '../users/users.ts'
import { trialRefused } from './letters.ts'
import { siteUrlOf, type Selling } from './payment-deps.ts'

/**
 * Whether a trial that is as the provider has it may go on: each card gets one. Known only now, as people give their card at the provider's
 * page. Of one that may not, nothing is given, its owner is told, and the caller cancels it: nobody who was promised a trial is charged.
 * @param client of the transaction in which the subscription was written down.
 */
export async function mayTry(deps: Selling, client: PoolClient, found: Stripe.Subscription): Promise<boolean> {
  if (found.status !== 'trialing') return true
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
