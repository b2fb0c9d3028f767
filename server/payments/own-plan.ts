import type { Subscription } from '../../contract/payments/payments.ts'
import { billOf, plans } from '../../contract/plans/plans.ts'
import type { Database } from '../platform/database.ts'
import { withdrawalOf } from './manage-subscription.ts'
import { usableUntil, usedOfPlan } from './plan-credits.ts'
import { latestSubscription, type SubscriptionRow } from './subscriptions.ts'

/** A person's plan; the free one where they have no other. */
export async function ownPlan(db: Database, userId: string, now: Date): Promise<Omit<Subscription, 'mayTry'>> {
  const plan = await latestSubscription(db, userId)
  const withdrawal = await withdrawalOf(db, { userId, purchase: null, now })
  const withdraw =
    withdrawal === null
      ? null
      : { purchase: withdrawal.purchase.id, until: withdrawal.until.toISOString(), refund: withdrawal.refund }
  const phase = plan === null ? 'free' : phaseOf(plan, now)
  if (plan === null || phase === 'free') return { ...freePlan, withdraw }
  const { used } = await usedOfPlan(db, { userId, since: plan.started_at })
  const goesOn = phase === 'trial' || phase === 'running' || phase === 'unpaid'
  const end = plan.ended_at ?? plan.cancels_at
  return {
    subscription_id: plan.ended_at === null ? plan.id : null,
    subscriptionName: plans.advanced.name,
    state: phase === 'suspended' ? 'Suspended' : 'Active',
    phase,
    startDate: plan.started_at.toISOString(),
    nextBillingDate: goesOn ? plan.period_end.toISOString() : null,
    nextAmount: goesOn ? billOf(plans.advanced) : null,
    endsAt: end?.toISOString() ?? null,
    usableUntil: end === null ? null : usableUntil(end).toISOString(),
    card:
      plan.card_brand === null || plan.card_last4 === null
        ? null
        : {
            brand: plan.card_brand,
            last4: plan.card_last4,
            expiresBefore: goesOn && plan.card_expires_at !== null && plan.card_expires_at <= plan.period_end,
          },
    jobApplicationsCounter: used,
    withdraw,
  }
}

function phaseOf(plan: SubscriptionRow, now: Date): Subscription['phase'] {
  if (plan.ended_at !== null) return usableUntil(plan.ended_at) > now ? 'used-up' : 'free'
  if (plan.cancels_at !== null) return 'ending'
  switch (plan.status) {
    case 'trialing':
      return 'trial'
    case 'paused':
      return 'suspended'
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
      return 'unpaid'
    default:
      return 'running'
  }
}

/** S11.9 */
const freePlan: Omit<Subscription, 'mayTry'> = {
  subscription_id: null,
  subscriptionName: 'basic subscription (free)',
  state: 'Active',
  phase: 'free',
  startDate: null,
  nextBillingDate: null,
  nextAmount: null,
  endsAt: null,
  usableUntil: null,
  card: null,
  jobApplicationsCounter: 0,
  withdraw: null,
}
