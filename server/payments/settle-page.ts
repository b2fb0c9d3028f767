import { completePurchase, type Completed } from './complete-purchase.ts'
import { readDispute } from './disputes.ts'
import type { Selling } from './payment-deps.ts'
import { readRefunds } from './refunds.ts'

/**
 * Completes the purchase of a payment page; then looks at what was given back or disputed before we knew that it was paid, because until
 * then those events were about nothing of ours.
 */
export async function settlePage(deps: Selling, sessionId: string): Promise<Completed> {
  const outcome = await completePurchase(deps, sessionId)
  if (outcome !== 'granted') return outcome
  const { rows } = await deps.db.query<{ payment_intent: string | null }>(
    'select payment_intent from purchases where session_id = $1',
    [sessionId],
  )
  const intent = rows[0]?.payment_intent ?? null
  if (intent === null) return outcome
  await readRefunds(deps, intent)
  const { rows: disputes } = await deps.db.query<{ object_id: string }>(
    `select distinct object_id from payment_events
      where type like 'charge.dispute.%' and outcome = 'not-ours' and object_id is not null
        and not exists (select from payment_disputes d where d.id = object_id)`,
  )
  for (const { object_id: dispute } of disputes) await readDispute(deps, dispute)
  return outcome
}
