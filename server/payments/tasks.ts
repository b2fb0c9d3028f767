import { z } from 'zod'
import { billOf, plans } from '../../contract/plans/plans.ts'
import { remindedAbove, remindedDaysBefore } from '../../contract/payments/rules.ts'
import { inTransaction } from '../platform/database.ts'
import { task } from '../platform/tasks.ts'
import { postMail } from '../outbox/index.ts'
import { findAccount } from '../users/users.ts'
import { settlePage } from './settle-page.ts'
import { handleEvent, ProviderEvent, wantedEvents } from './events.ts'
import { cardExpires, renewal, trialEnds } from './letters.ts'
import { finishWithdrawal } from './manage-subscription.ts'
import { isSelling, siteUrlOf, type PaymentDeps, type Selling } from './payment-deps.ts'
import { grantPlanCredits, lapsePlanCredits } from './plan-credits.ts'
import { readSubscription } from './subscriptions.ts'

/** Webhooks come within seconds; after so long we ask by ourselves. */
const askAfterMinutes = 10
/** The provider keeps events for thirty days; what was not told within three days is not sent again. */
const eventsOfDays = 3

/** Asks the provider what no webhook has told: payment pages that are open, events that were lost, events that could not be handled. */
export const askAboutPayments = task({
  name: 'ask-about-payments',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '*/5 * * * *', input: {} },
  async run(_input, deps: PaymentDeps, signal) {
    if (!isSelling(deps)) return
    await askAboutPages(deps, signal)
    await readMissedEvents(deps, signal)
    await finishWithdrawals(deps, signal)
  },
})

async function askAboutPages(deps: Selling, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  await db.query(
    `update purchases set state = 'expired' where state = 'open' and session_id is null and expires_at < $1`,
    [now],
  )
  const { rows } = await db.query<{ id: string; session_id: string }>(
    `update purchases set asked_at = $1 where id in (
       select id from purchases where state = 'open' and session_id is not null
          and coalesce(asked_at, begun_at) < $1::timestamptz - make_interval(mins => $2) order by begun_at limit 200)
     returning id, session_id`,
    [now, askAfterMinutes],
  )
  for (const { id, session_id: session } of rows) {
    if (signal.aborted) return
    // One that cannot be read keeps no other back.
    await settlePage(deps, session).catch((error: unknown) =>
      deps.log.error({ err: error, purchase: id }, 'a payment page could not be read'),
    )
  }
}

async function readMissedEvents(deps: Selling, signal: AbortSignal): Promise<void> {
  const since = Math.floor(deps.clock.now().getTime() / 1_000) - eventsOfDays * 86_400
  const events = deps.payments.stripe.events.list({
    created: { gte: since },
    types: wantedEvents.slice(0, 20),
    limit: 100,
  })
  const missed: ProviderEvent[] = []
  for await (const event of events) {
    const { rowCount } = await deps.db.query('select 1 from payment_events where id = $1 and handled_at is not null', [
      event.id,
    ])
    if (rowCount === 0) missed.push(ProviderEvent.parse(event))
    if (signal.aborted) return
  }
  // The oldest first, as they would have come.
  for (const event of missed.toReversed()) {
    if (signal.aborted) return
    await handleEvent(deps, event).catch((error: unknown) =>
      deps.log.error({ err: error, event: event.id }, 'a missed payment event could not be handled'),
    )
  }
}

async function finishWithdrawals(deps: Selling, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.db.query<{ id: string }>(
    'select id from purchases where withdrawal is not null and refunded < withdrawal limit 50',
  )
  for (const { id } of rows) {
    if (signal.aborted) return
    await finishWithdrawal(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, purchase: id }, 'a withdrawal could not be finished'),
    )
  }
}

/** Gives the credits of months that begin, reminds of payments to come, and lets what is left of ended plans lapse. */
export const lookAfterPlans = task({
  name: 'look-after-plans',
  input: z.object({}),
  expireSeconds: 600,
  retries: 1,
  schedule: { cron: '20 * * * *', input: {} },
  async run(_input, deps: PaymentDeps, signal) {
    if (!isSelling(deps)) return
    const { db, clock } = deps
    const now = clock.now()
    await endPlansOfGone(deps, signal)
    const { rows } = await db.query<{ stripe_id: string; period_end: Date }>(
      'select stripe_id, period_end from plan_subscriptions where ended_at is null order by read_at',
    )
    for (const { stripe_id: stripeId, period_end: end } of rows) {
      if (signal.aborted) return
      // Its time is over, and nobody has told what came then.
      if (end < now) await readSubscription(deps, stripeId)
      await inTransaction(db, async (client) => await grantPlanCredits(client, { stripeId, now }))
    }
    await remind(deps, now)
    await inTransaction(db, async (client) => await lapsePlanCredits(client, now))
  },
})

/** Nobody is charged for an account that they have deleted. */
async function endPlansOfGone(deps: Selling, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.db.query<{ stripe_id: string }>(
    `select s.stripe_id from plan_subscriptions s join payers p on p.id = s.payer_id
      where s.ended_at is null and p.user_id is null and p.company_id is null`,
  )
  for (const { stripe_id: stripeId } of rows) {
    if (signal.aborted) return
    await deps.payments.stripe.subscriptions.cancel(stripeId, {}, { idempotencyKey: `gone-${stripeId}` })
    await readSubscription(deps, stripeId)
  }
}

type Due = {
  id: string
  user_id: string
  status: string
  period_end: Date
  card_last4: string | null
  card_expires_at: Date | null
}

/** Letters three days before a trial ends and before each payment that is worth one, and where the card will not last. */
async function remind(deps: Selling, now: Date): Promise<void> {
  const amount = billOf(plans.advanced)
  if (amount <= remindedAbove) return
  const { rows } = await deps.db.query<Due>(
    `select s.id, p.user_id, s.status, s.period_end, s.card_last4, s.card_expires_at
       from plan_subscriptions s join payers p on p.id = s.payer_id
      where s.ended_at is null and s.cancels_at is null and s.status in ('trialing', 'active') and p.user_id is not null
        and s.period_end > $1 and s.period_end <= $1::timestamptz + make_interval(days => $2)`,
    [now, remindedDaysBefore],
  )
  const url = `${siteUrlOf(deps)}/subscriptions`
  for (const plan of rows) {
    const at = plan.period_end
    const isTrial = plan.status === 'trialing'
    await post(
      deps,
      plan,
      isTrial ? 'trial-ends' : 'renewal',
      isTrial ? trialEnds({ at, amount, url }) : renewal({ at, amount, url }),
      now,
    )
    if (plan.card_last4 !== null && plan.card_expires_at !== null && plan.card_expires_at <= at)
      await post(deps, plan, 'card-expires', cardExpires({ last4: plan.card_last4, at, url }), now)
  }
}

/** Once for each date that it is about. */
async function post(
  deps: Selling,
  plan: Due,
  kind: 'trial-ends' | 'renewal' | 'card-expires',
  letter: Parameters<typeof postMail>[3],
  now: Date,
): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    const { rowCount } = await client.query(
      `insert into payment_reminders (subscription_id, kind, about, sent_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [plan.id, kind, plan.period_end, now],
    )
    const person = rowCount === 1 ? await findAccount(client, plan.user_id) : null
    if (person?.email == null) return
    await postMail(deps, client, person.email, letter, { template: kind, userId: plan.user_id, now })
  })
}
