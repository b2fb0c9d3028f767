import { rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { noteTrialsOf } from './trials.ts'

export const payments: PersonalData = {
  what: 'purchases, plan and receipts',
  file: 'payments.json',
  about: 'What you bought here, your plan, and your receipts. We never see the number of your card.',
  stays:
    'receipts with your name, because tax law wants them kept for at least six years; and a code of your card, if you had a free trial, so that each card gets one',
  async forget(client, { id }, deps) {
    await noteTrialsOf(client, deps, { userId: id, now: deps.now })
  },
  async exportOf(db, userId) {
    const purchases = await rowsOf(
      db,
      `select product, quantity, amount as "pennies", state, consent as "youAgreedTo", begun_at as "begunAt", paid_at as "paidAt",
              refunded as "penniesGivenBack", withdrawn_at as "withdrawnAt"
         from purchases where bought_by = $1 order by begun_at`,
      userId,
    )
    const plans = await rowsOf(
      db,
      `select status, started_at as "startedAt", trial_ends_at as "trialEndsAt", period_end as "paidUntil", cancels_at as "cancelsAt",
              ended_at as "endedAt", card_brand as "cardBrand", card_last4 as "cardLastFour"
         from plan_subscriptions where payer_id = (select id from payers where user_id = $1) order by started_at`,
      userId,
    )
    const receipts = await rowsOf(
      db,
      `select series, number, issued_at as "issuedAt", seller, buyer, lines, total as "pennies", vat as "vatPennies"
         from receipts where payer_id = (select id from payers where user_id = $1) order by issued_at`,
      userId,
    )
    return { purchases, plans, receipts }
  },
}
