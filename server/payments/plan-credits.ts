import type { PoolClient } from 'pg'
import { plans, planRules } from '../../contract/plans/plans.ts'
import { applicationCreditsOf, giveCredits } from '../credits/index.ts'
import { lockAccounts, capture, reserve, statement } from '../ledger/index.ts'
import type { Queryable } from '../platform/database.ts'

/*
 * The credits of a plan: those of its trial with its first day, and those of each month that is paid for when that month begins. They can
 * be used for some time after the plan has ended; what is left then lapses. Of several kinds of credits a plan's are used first.
 */

type Owned = { id: string; user_id: string | null; has_trial: boolean; started_at: Date }

/** The keys of what a plan has given, all of which begin alike. */
const keyStart = (subscriptionId: string) => `plan ${subscriptionId}`

/** Gives what is due by now, each once. */
export async function grantPlanCredits(
  client: PoolClient,
  { stripeId, now }: { stripeId: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<Owned>(
    `select s.id, p.user_id, s.trial_ends_at is not null and not s.is_trial_refused as has_trial, s.started_at
       from plan_subscriptions s join payers p on p.id = s.payer_id where s.stripe_id = $1`,
    [stripeId],
  )
  const [plan] = rows
  if (!plan || plan.user_id === null) return
  const { user_id: userId } = plan
  const amount = plans.advanced.applications
  const give = async (what: string) =>
    await giveCredits(client, { userId, amount, key: `${keyStart(plan.id)} ${what}`, now })
  if (plan.has_trial && plan.started_at <= now) await give('trial')
  const { rows: periods } = await client.query<{ starts_at: Date; ends_at: Date }>(
    'select starts_at, ends_at from plan_periods where subscription_id = $1 order by starts_at',
    [plan.id],
  )
  for (const { starts_at: start, ends_at: end } of periods) {
    for (let month = 0; month < (plans.advanced.monthsPerBill ?? 1); month++) {
      const from = monthsAfter(start, month)
      if (from <= now && from < end) await give(`${start.toISOString()} ${month}`)
    }
  }
}

/** Writes down a stretch that was paid for. */
export async function notePeriod(
  client: PoolClient,
  given: { subscriptionId: string; start: Date; end: Date; invoiceId: string },
): Promise<void> {
  await client.query(
    `insert into plan_periods (subscription_id, starts_at, ends_at, invoice_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [given.subscriptionId, given.start, given.end, given.invoiceId],
  )
}

/** A plan that was suspended or has ended gives nothing for what would have followed. */
export async function cutPeriods(client: PoolClient, { stripeId, at }: { stripeId: string; at: Date }): Promise<void> {
  await client.query(
    `update plan_periods set ends_at = greatest(starts_at, $2) where ends_at > $2
        and subscription_id = (select id from plan_subscriptions where stripe_id = $1)`,
    [stripeId, at],
  )
}

/** Until when the credits of a plan can be used that has ended, or will. */
export function usableUntil(end: Date): Date {
  return new Date(end.getTime() + planRules.daysAfterEnd * 86_400_000)
}

/**
 * Takes what is left of the credits of plans that ended long enough ago. Where a plan is just being read again this waits for it: left out,
 * its credits could be used for another hour.
 * @returns of how many plans.
 */
export async function lapsePlanCredits(client: PoolClient, now: Date): Promise<number> {
  const { rows } = await client.query<{ id: string; user_id: string | null; started_at: Date }>(
    `select s.id, p.user_id, s.started_at from plan_subscriptions s join payers p on p.id = s.payer_id
      where s.lapsed_at is null and s.ended_at < $1::timestamptz - make_interval(days => $2)
        and not exists (select from plan_subscriptions o where o.payer_id = s.payer_id and o.started_at > s.started_at
                          and (o.ended_at is null or o.lapsed_at is null))
      order by s.id limit 100 for update of s`,
    [now, planRules.daysAfterEnd],
  )
  for (const { id, user_id: userId, started_at: since } of rows) {
    if (userId !== null)
      await takePlanCredits(client, { userId, subscriptionId: id, since, subject: { kind: 'plan-end', id }, now })
    await client.query('update plan_subscriptions set lapsed_at = $2 where id = $1', [id, now])
  }
  return rows.length
}

/** How many of a person's credits a plan has given since a moment, and how many were used since. */
export async function usedOfPlan(
  db: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<{ given: number; used: number }> {
  const lines = (await statement(db, applicationCreditsOf(userId))).filter(({ at }) => at >= since)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    given: sum(lines.filter(({ kind }) => kind === 'grant').map(({ amount }) => amount)),
    used: sum(
      lines
        .filter(({ kind, subject }) => kind === 'capture' && subject?.kind === 'application')
        .map(({ amount }) => amount),
    ),
  }
}

/**
 * Takes as many credits as a plan gave and nobody has used, as far as they are there.
 * @returns how many were taken.
 */
export async function takePlanCredits(
  client: PoolClient,
  given: { userId: string; subscriptionId: string; since: Date; subject: { kind: string; id: string }; now: Date },
): Promise<number> {
  const { userId, subscriptionId, since, subject, now } = given
  const holding = applicationCreditsOf(userId)
  const accounts = await lockAccounts(client, holding)
  if (accounts === null) return 0
  const { rows } = await client.query<{ amount: string | null }>(
    `select sum(amount) as amount from ledger_transfers where starts_with(key, $1) and to_account = $2`,
    [`grant ${keyStart(subscriptionId)}`, accounts.available.id],
  )
  const { used } = await usedOfPlan(client, { userId, since })
  const left = Math.min(accounts.available.balance, Math.max(0, Number(rows[0]?.amount ?? 0) - used))
  if (left === 0) return 0
  await reserve(client, { ...holding, amount: left, subject, now })
  await capture(client, { subject, now })
  return left
}

/** So many calendar months later; the last day of a shorter month. */
function monthsAfter(start: Date, months: number): Date {
  const moved = new Date(start)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(start.getUTCDate(), last))
  return moved
}
